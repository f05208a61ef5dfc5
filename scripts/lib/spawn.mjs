import { spawn } from 'node:child_process'
import { root } from './root.mjs'

/** Children that still run; stopped with us. @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set()

/** Ends a child and everything it started: it leads a process group of its own. @param {import('node:child_process').ChildProcess} child */
export function endGroup(child, signal = /** @type {NodeJS.Signals} */ ('SIGTERM')) {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  try {
    process.kill(-child.pid, signal)
  } catch {
    child.kill(signal)
  }
}

let watching = false
/** Without this a Ctrl+C would leave servers and builds behind, since they are in groups of their own. */
function stopChildrenWithUs() {
  if (watching) return
  watching = true
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      for (const child of running) endGroup(child)
      process.exit(130)
    })
  }
  process.on('exit', () => {
    for (const child of running) endGroup(child, 'SIGKILL')
  })
}

/**
 * Starts a child in a group of its own, without stdin.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string | undefined>, cwd?: string }} [options]
 */
export function start(command, args, { env = {}, cwd = root } = {}) {
  stopChildrenWithUs()
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  running.add(child)
  // One that cannot be started closes as well, and whoever waits for it shows its output.
  child.on('error', (error) => child.stderr.push(`${error.message}\n`))
  child.once('close', () => running.delete(child))
  return child
}

/**
 * Runs a command to its end and collects its output.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string | undefined>, cwd?: string, silence?: number }} [options] `silence`: so many
 * milliseconds without any output end it, 0 never does; how long it takes in all has no limit, for a busy machine is
 * slow
 * @returns {Promise<{ code: number, output: string }>} code 124 when it fell silent, 127 when it could not start
 */
export function run(command, args, { silence = 0, ...options } = {}) {
  return new Promise((resolve) => {
    const child = start(command, args, options)
    let output = ''
    let code = -1
    const hangs = () => {
      code = 124
      output += `\nstopped: no output for ${silence / 1000} s\n`
      endGroup(child, 'SIGKILL')
    }
    const timer = silence > 0 ? setTimeout(hangs, silence) : undefined
    const append = (/** @type {Buffer} */ part) => {
      output += part.toString()
      timer?.refresh()
    }
    child.stdout.on('data', append)
    child.stderr.on('data', append)
    child.once('error', () => {
      code = 127
    })
    child.once('close', (status) => {
      clearTimeout(timer)
      resolve({ code: code === -1 ? (status ?? 1) : code, output })
    })
  })
}
