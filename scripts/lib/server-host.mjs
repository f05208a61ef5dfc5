import { once } from 'node:events'
import { serverProgram } from './server-bundle.mjs'
import { endGroup, start } from './spawn.mjs'
import { until } from './wait.mjs'

/** Characters of its output that are shown when it ends by itself. */
const OUTPUT_MAX = 10_000

/**
 * A process for the servers of a suite that starts dozens of them (server-host-program.mjs): in a process of its own
 * each would load the modules and compile what it runs again.
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>} `url`: for SERVER_HOST in the environment of the tests
 */
export async function startServerHost() {
  const child = start(process.execPath, [await serverProgram('host')], { env: { NODE_ENV: 'test' } })
  const closeEvent = once(child, 'close')
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null
  let output = ''
  let url = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part) => {
      output += part
      url ||= /^(http.*)\n/.exec(output)?.[1] ?? ''
      // Its servers log every request.
      output = output.slice(-OUTPUT_MAX)
    })
  await until(() => url, { what: 'the host of servers to listen', every: 25, giveUp: hasEnded }).catch((cause) => {
    throw new Error(`The host of servers did not start:\n${output}`, { cause })
  })
  return {
    url,
    async stop() {
      if (hasEnded()) console.error(`the host of servers ended by itself:\n${output}`)
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
