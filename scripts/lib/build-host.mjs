import { fork } from 'node:child_process'
import { at, root } from './root.mjs'

/** A build that takes so many milliseconds hangs: the slowest takes a minute, and ten times that on a busy machine. */
const BUILD_MAX = 20 * 60_000

/** @typedef {{ target: string, isBuilt: boolean, output: string }} Reply */

/** The process that builds for this one, from the first build on. @type {import('node:child_process').ChildProcess | undefined} */
let host

function startHost() {
  const child = fork(at('scripts/lib/build-host-program.mjs'), {
    cwd: root,
    execArgv: [],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  // One that fails closes as well, which is the reply to whoever waits for a build.
  return child.on('error', (error) => console.error(error.message))
}

/**
 * Builds a target, unless its inputs are unchanged, in a process that all builds share; as one test.
 * @param {string} target
 * @returns {Promise<{ passed: number, failed: number, output: string }>}
 */
export function buildInHost(target) {
  host ??= startHost()
  const child = host
  return new Promise((resolve) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), BUILD_MAX)
    const finish = (/** @type {boolean} */ isBuilt, /** @type {string} */ output) => {
      clearTimeout(timer)
      child.off('message', onMessage).off('close', onClose)
      resolve({ passed: isBuilt ? 1 : 0, failed: isBuilt ? 0 : 1, output })
    }
    const onMessage = (/** @type {Reply} */ reply) => {
      if (reply.target === target) finish(reply.isBuilt, reply.output)
    }
    const onClose = (/** @type {number | null} */ code, /** @type {string | null} */ signal) => {
      host = undefined
      finish(false, `the process of the builds ended with ${code ?? signal}`)
    }
    child.on('message', onMessage).once('close', onClose).send(target)
  })
}

/** Ends that process. */
export function stopBuildHost() {
  host?.disconnect()
  host = undefined
}
