/**
 * Runs several servers in one process, for tests: each has its own settings, database and port, and shares the modules
 * and the compiled code of the others. It is bundled (server-bundle.mjs). `POST /` with settings as a JSON object
 * starts a server and replies with its address as text once it listens, or with 500 and the reason; `DELETE /` with an
 * address stops one.
 */
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { readConfig } from '../../server/src/config'
import { start } from '../../server/src/start'

/** By their addresses. @type {Map<string, import('../../server/src/start').RunningServer>} */
const servers = new Map()

/** @param {string | undefined} method @param {string} body @returns {Promise<string>} */
async function handle(method, body) {
  if (method === 'POST') {
    const server = await start(readConfig(JSON.parse(body)), () => {})
    servers.set(server.url, server)
    return server.url
  }
  const server = servers.get(body)
  if (!server) throw new Error(`no server at ${body}`)
  servers.delete(body)
  await server.stop()
  return body
}

const host = createServer(async (request, response) => {
  try {
    response.end(await handle(request.method, await text(request)))
  } catch (error) {
    response.writeHead(500).end(error instanceof Error ? error.stack : String(error))
  }
})
host.on('error', (error) => process.stderr.write(`${error.message}\n`))
host.listen(0, '127.0.0.1', () => {
  const address = host.address()
  process.stdout.write(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}\n`)
})
