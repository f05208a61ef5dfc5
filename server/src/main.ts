import { existsSync } from 'node:fs'
import { readConfig } from './config'
import { messageOf, StartError } from './lib/error'

const print = (line: string) => void process.stdout.write(`${line}\n`)

/** Ends with one sentence for the person at the terminal. */
function refuse(sentence: string, exitCode = 1): never {
  process.stderr.write(`${sentence}\n`)
  process.exit(exitCode)
}

/** Maximum time that a shutdown waits for requests in flight. */
const STOP_MS = 10_000

/** Whoever reads our output may go first: what is written to nobody must not end the process. */
function outliveReaders(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
}

async function main(): Promise<void> {
  outliveReaders()
  if (existsSync('.env')) process.loadEnvFile('.env')
  const config = readConfig(process.env)
  // A wrong setting is refused before all of the server is loaded.
  const { start } = await import('./start')
  const running = await start(config, print)
  let stopping = false
  const stop = (signal: string) => {
    if (stopping) return
    stopping = true
    print(`${signal}: stopping ...`)
    // Whoever sits at the terminal waits for no balancer.
    const drainMs = signal === 'SIGTERM' ? config.drainMs : 0
    setTimeout(() => process.exit(1), drainMs + STOP_MS).unref()
    running.stop(drainMs).then(
      () => process.exit(0),
      (error: unknown) => refuse(`The stop failed: ${messageOf(error)}`),
    )
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  // Last, because who reads it may stop the process at once.
  for (const line of running.announcement) print(line)
}

main().catch((error: unknown) => {
  if (error instanceof StartError) refuse(error.message, error.exitCode)
  refuse(error instanceof Error ? (error.stack ?? error.message) : String(error))
})
