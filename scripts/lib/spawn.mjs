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
  const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'], detached: true })
  running.add(child)
  child.once('close', () => running.delete(child))
  return child
}

/**
 * Runs a command to its end with its output kept.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string | undefined>, cwd?: string, timeout?: number }} [options] timeout in milliseconds
 * @returns {Promise<{ code: number, output: string }>} code 124 when it ran out of time, 127 when it could not start
 */
export function run(command, args, { timeout = 0, ...options } = {}) {
  return new Promise((resolve) => {
    const child = start(command, args, options)
    let output = ''
    let code = -1
    const keep = (/** @type {Buffer} */ part) => {
      output += part.toString()
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    const timer =
      timeout > 0 &&
      setTimeout(() => {
        code = 124
        output += `\nstopped after ${timeout / 1000} s\n`
        endGroup(child, 'SIGKILL')
      }, timeout)
    child.once('error', (error) => {
      code = 127
      output += String(error)
    })
    child.once('close', (status) => {
      if (timer) clearTimeout(timer)
      resolve({ code: code === -1 ? (status ?? 1) : code, output })
    })
  })
}
