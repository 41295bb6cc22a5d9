#if os(Linux)
    import Foundation
    import Testing

    /// A library that is loaded before all others and meddles with one of the program's operations on files below a folder:
    /// making, writing, renaming, linking and removing. It sends a signal before it, or has the disk fail from there on.
    struct DiskShim: Sendable {
        /// Where the library is built.
        private let sandbox: Sandbox
        private let library: String

        /// It is built once.
        static let shared = Result { try DiskShim() }

        private init() throws {
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

        /// What befalls a program.
        enum Event {
            case signal(Int32)
            /// From there on, whatever makes files longer or more fails with the error.
            case failure(Int32)
        }

        /// The environment in which it befalls a program at its operation of a number, counted from 0.
        func environment(_ event: Event, atOperation number: Int, below folder: String) -> [String: String] {
            let number = ["LD_PRELOAD": library, "SHIM_FOLDER": folder, "SHIM_COUNT": "\(number)"]
            return switch event {
            case .signal(let signal): number.merging(["SHIM_SIGNAL": "\(signal)"]) { $1 }
            case .failure(let error): number.merging(["SHIM_ERROR": "\(error)"]) { $1 }
            }
        }

        /// How many operations a command has that runs undisturbed.
        func count(of arguments: [String], in sandbox: Sandbox) throws -> Int {
            let environment = environment(.failure(ENOSPC), atOperation: -1, below: sandbox.root.path)
            // Commands are counted at the same time.
            let report = "count-\(UUID().uuidString).txt"
            let outcome = try sandbox.run(
                arguments, environment: environment.merging(["SHIM_REPORT": self.sandbox.path(report)]) { $1 })
            try #require(outcome.status == 0, "\(outcome.errors)")
            return try #require(Int(self.sandbox.read(report)))
        }

        private static let source = """
            #define _GNU_SOURCE
            #include <dlfcn.h>
            #include <errno.h>
            #include <fcntl.h>
            #include <signal.h>
            #include <stdarg.h>
            #include <stdio.h>
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

            /* Not 0 if the operation fails. */
            static int step(void) {
                const char *number = getenv("SHIM_COUNT"), *signal = getenv("SHIM_SIGNAL");
                int isReached = number && atoi(number) >= 0 && count >= atoi(number);
                int isNow = isReached && count == atoi(number);
                count++;
                if (signal && isNow) raise(atoi(signal));
                if (signal || !isReached) return 0;
                errno = atoi(getenv("SHIM_ERROR"));
                return -1;
            }

            __attribute__((destructor)) static void report(void) {
                const char *path = getenv("SHIM_REPORT");
                FILE *file = path ? fopen(path, "w") : NULL;
                if (!file) return;
                fprintf(file, "%d", count);
                fclose(file);
            }

            #define REAL(name) ((__typeof__(name) *)dlsym(RTLD_NEXT, #name))
            #define OPENING(name) \\
                int name(const char *path, int flags, ...) { \\
                    va_list rest; \\
                    va_start(rest, flags); \\
                    mode_t mode = va_arg(rest, mode_t); \\
                    va_end(rest); \\
                    int isMaking = (flags & O_CREAT) && isBelow(path); \\
                    if (isMaking && step()) return -1; \\
                    int file = REAL(name)(path, flags, mode); \\
                    if (file >= 0 && file < 4096) isWatched[file] = isMaking; \\
                    return file; \\
                }
            OPENING(open)
            OPENING(open64)

            int mkstemp(char *path) {
                if (isBelow(path) && step()) return -1;
                int file = REAL(mkstemp)(path);
                if (file >= 0 && file < 4096) isWatched[file] = isBelow(path);
                return file;
            }

            ssize_t write(int file, const void *bytes, size_t size) {
                if (file > 2 && file < 4096 && isWatched[file] && step()) return -1;
                return REAL(write)(file, bytes, size);
            }

            int fsync(int file) {
                if (file > 2 && file < 4096 && isWatched[file] && step()) return -1;
                return REAL(fsync)(file);
            }

            #define OF_ONE(name) \\
                int name(const char *path) { \\
                    if (isBelow(path)) step(); \\
                    return REAL(name)(path); \\
                }
            OF_ONE(unlink)
            OF_ONE(rmdir)

            #define OF_TWO(name, isFree) \\
                int name(const char *from, const char *to) { \\
                    if (isBelow(to) && step() && !isFree) return -1; \\
                    return REAL(name)(from, to); \\
                }
            OF_TWO(rename, 1)
            OF_TWO(link, 0)

            int mkdir(const char *path, mode_t mode) {
                if (isBelow(path) && step()) return -1;
                return REAL(mkdir)(path, mode);
            }
            """
    }
#endif
