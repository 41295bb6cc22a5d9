#if os(Linux)
    import Foundation
    import Testing

    /// A library that is loaded before all others and ends the program, by a signal, at one of its operations on files below a
    /// folder: making, writing, renaming, linking and removing.
    struct KillShim {
        /// Where the library is built.
        private let sandbox: Sandbox
        private let library: String

        init() throws {
            sandbox = try Sandbox()
            try sandbox.write(Self.source, to: "shim.c")
            library = sandbox.path("shim.so")
            let process = Process()
            process.executableURL = URL(filePath: "/usr/bin/env")
            process.arguments = ["clang", "-shared", "-fPIC", "-O1", sandbox.path("shim.c"), "-o", library, "-ldl"]
            try process.run()
            process.waitUntilExit()
            try #require(process.terminationStatus == 0)
        }

        /// The environment in which a program gets the signal before its operation of a number, counted from 0.
        func environment(signal: Int32, atOperation number: Int, below folder: String) -> [String: String] {
            ["LD_PRELOAD": library, "SHIM_FOLDER": folder, "SHIM_SIGNAL": "\(signal)", "SHIM_COUNT": "\(number)"]
        }

        private static let source = """
            #define _GNU_SOURCE
            #include <dlfcn.h>
            #include <fcntl.h>
            #include <signal.h>
            #include <stdarg.h>
            #include <stdlib.h>
            #include <string.h>
            #include <sys/stat.h>
            #include <unistd.h>

            static int count = 0;
            static char isWatched[4096];

            static int isBelow(const char *path) {
                const char *folder = getenv("SHIM_FOLDER");
                return folder && path && (path[0] != '/' || strncmp(path, folder, strlen(folder)) == 0);
            }

            static void step(void) {
                const char *number = getenv("SHIM_COUNT");
                if (number && count++ == atoi(number)) raise(atoi(getenv("SHIM_SIGNAL")));
            }

            #define REAL(name) ((__typeof__(name) *)dlsym(RTLD_NEXT, #name))
            #define OPENING(name) \\
                int name(const char *path, int flags, ...) { \\
                    va_list rest; \\
                    va_start(rest, flags); \\
                    mode_t mode = va_arg(rest, mode_t); \\
                    va_end(rest); \\
                    int isMaking = (flags & O_CREAT) && isBelow(path); \\
                    if (isMaking) step(); \\
                    int file = REAL(name)(path, flags, mode); \\
                    if (file >= 0 && file < 4096) isWatched[file] = isMaking; \\
                    return file; \\
                }
            OPENING(open)
            OPENING(open64)

            int mkstemp(char *path) {
                if (isBelow(path)) step();
                int file = REAL(mkstemp)(path);
                if (file >= 0 && file < 4096) isWatched[file] = isBelow(path);
                return file;
            }

            ssize_t write(int file, const void *bytes, size_t size) {
                if (file > 2 && file < 4096 && isWatched[file]) step();
                return REAL(write)(file, bytes, size);
            }

            int fsync(int file) {
                if (file > 2 && file < 4096 && isWatched[file]) step();
                return REAL(fsync)(file);
            }

            #define OF_ONE(name) \\
                int name(const char *path) { \\
                    if (isBelow(path)) step(); \\
                    return REAL(name)(path); \\
                }
            OF_ONE(unlink)
            OF_ONE(rmdir)

            #define OF_TWO(name) \\
                int name(const char *from, const char *to) { \\
                    if (isBelow(to)) step(); \\
                    return REAL(name)(from, to); \\
                }
            OF_TWO(rename)
            OF_TWO(link)

            int mkdir(const char *path, mode_t mode) {
                if (isBelow(path)) step();
                return REAL(mkdir)(path, mode);
            }
            """
    }
#endif
