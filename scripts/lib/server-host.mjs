import { once } from 'node:events'
import { serverHostProgram } from './server-bundle.mjs'
import { endGroup, start } from './spawn.mjs'
import { until } from './wait.mjs'

/**
 * A process for the servers of a suite that starts dozens of them (server-host-program.mjs): in a process of its own each would load
 * the modules and compile what it runs again.
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>} `url`: for SERVER_HOST in the environment of the tests
 */
export async function startServerHost() {
  const child = start(process.execPath, await serverHostProgram(), { env: { NODE_ENV: 'test' } })
  const closeEvent = once(child, 'close')
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part) => {
      // Its servers log every request.
      output = `${output}${part}`.slice(0, 10_000)
    })
  await until(() => output.includes('\n'), { what: `the host of servers to listen: ${output}`, every: 25, giveUp: () => child.exitCode !== null })
  return {
    url: output.slice(0, output.indexOf('\n')),
    async stop() {
      endGroup(child, 'SIGKILL')
      await closeEvent
    },
  }
}

/** @param {'POST' | 'DELETE'} method @param {string} body */
async function send(method, body) {
  const reply = await fetch(process.env.SERVER_HOST ?? '', { method, body })
  const replyText = await reply.text()
  if (!reply.ok) throw new Error(replyText)
  return replyText
}

/** Starts a server in the process that SERVER_HOST names. @param {Record<string, string | undefined>} settings */
export const startHosted = (settings) => send('POST', JSON.stringify(settings))

/** Stops one of its servers. @param {string} url */
export const stopHosted = (url) => send('DELETE', url)
