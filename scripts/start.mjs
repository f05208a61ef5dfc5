/**
 * `npm start`: builds the web app and the studio when their sources changed, then runs the server in this terminal
 * until it is stopped.
 */
import { spawn } from 'node:child_process'
import { build } from './build/run.mjs'
import { at, root } from './lib/root.mjs'

try {
  for (const target of /** @type {const} */ (['h5', 'studio'])) await build(target, { ifNeeded: true })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

const server = spawn(process.execPath, ['--import', 'tsx', at('server/src/main.ts')], { cwd: root, stdio: 'inherit' })

// Ctrl+C in a terminal reaches the server by itself, once; a signal sent to us alone does not.
process.on('SIGINT', () => process.stdin.isTTY || server.kill('SIGINT'))
for (const signal of /** @type {const} */ (['SIGTERM', 'SIGHUP'])) process.on(signal, () => server.kill(signal))

// npm's shell passes no signals on: when it is gone, so are we.
const parent = process.ppid
setInterval(() => process.ppid === parent || server.kill('SIGTERM'), 500).unref()

server.once('error', (error) => {
  console.error(`the server could not be started: ${error.message}`)
  process.exitCode = 1
})
server.once('exit', (code, signal) => {
  process.exitCode = code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1)
})
