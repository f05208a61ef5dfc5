import { messageOf, StartError } from './error'

/** Runs a command to its exit code. What it expects to fail is one sentence; anything else shows its stack. */
export function runCommand(main: () => Promise<number>): void {
  main().then(
    (exitCode) => {
      process.exitCode = exitCode
    },
    (error: unknown) => {
      const isExpected = error instanceof StartError || !(error instanceof Error)
      process.stderr.write(`${isExpected ? messageOf(error) : (error.stack ?? error.message)}\n`)
      process.exitCode = error instanceof StartError ? error.exitCode : 1
    },
  )
}
