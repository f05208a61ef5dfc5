import type { AddressInfo } from 'node:net'
import { createServer, request } from 'node:http'
import { buffer } from 'node:stream/consumers'

/** A proxy before several servers, as operations/proxy/Caddyfile describes one. */
export interface Balancer {
  readonly url: string
  /** Requests that each server answered, in the order of their addresses. */
  readonly counts: readonly number[]
  close(): Promise<void>
}

/**
 * Opens a proxy that gives each request to the next server and, if that one refuses the connection, to the one after it.
 * @param host the name by which visitors reach it
 */
export async function openBalancer(servers: readonly string[], host: string): Promise<Balancer> {
  const counts = servers.map(() => 0)
  let turn = 0
  const proxy = createServer(async (incoming, outgoing) => {
    const body = await buffer(incoming)
    const forward = (attempt: number) => {
      const index = turn++ % servers.length
      const upstream = request(
        new URL(incoming.url ?? '/', servers[index]),
        {
          method: incoming.method,
          headers: { ...incoming.headers, host, 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'https' },
        },
        (reply) => {
          counts[index] = (counts[index] ?? 0) + 1
          outgoing.writeHead(reply.statusCode ?? 502, reply.headers)
          reply.pipe(outgoing)
        },
      )
      upstream.on('error', () => {
        if (attempt < servers.length) forward(attempt + 1)
        else outgoing.writeHead(502).end()
      })
      upstream.end(body)
    }
    forward(1)
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    counts,
    close: () =>
      new Promise((resolve) => {
        proxy.close(() => resolve())
        proxy.closeAllConnections()
      }),
  }
}
