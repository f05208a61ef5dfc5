import { Agent, createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * A balancer before processes of a server: it asks each for `/readyz` all the time and gives requests to those that are
 * ready, one after the other, over connections that it keeps. A request that fails is not sent to another process.
 */
export interface Balancer {
  readonly port: number
  add(port: number): void
  remove(port: number): void
  isReady(port: number): boolean
  /** Number of replies of a process. */
  countOf(port: number): number
  close(): Promise<void>
}

/** Milliseconds between two looks at a process: the second begins when the first has its reply. */
const CHECK_MS = 100

interface Process {
  count: number
  agent: Agent
  isReady: boolean
  timer: NodeJS.Timeout
}

async function checkReady(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/readyz`, { headers: { connection: 'close' } })).ok
  } catch {
    return false
  }
}

/** @param headers that each request gets, as of a proxy that ends TLS */
export async function openBalancer(headers: Readonly<Record<string, string>> = {}): Promise<Balancer> {
  const processes = new Map<number, Process>()
  let turn = 0
  const server = createServer((incoming, outgoing) => {
    const ready = [...processes].filter(([, process]) => process.isReady)
    const [port, target] = ready[turn++ % ready.length] ?? []
    if (!target) return outgoing.writeHead(503).end()
    const { method, url } = incoming
    const options = { method, path: url, headers: { ...incoming.headers, ...headers }, agent: target.agent }
    const upstream = request({ port, host: '127.0.0.1', ...options }, (reply) => {
      target.count += 1
      const { connection: _, ...rest } = reply.headers
      outgoing.writeHead(reply.statusCode ?? 502, rest)
      reply.pipe(outgoing)
    })
    upstream.on('error', () => (outgoing.headersSent ? outgoing.destroy() : outgoing.writeHead(502).end()))
    incoming.pipe(upstream)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const remove = (port: number) => {
    clearTimeout(processes.get(port)?.timer)
    processes.get(port)?.agent.destroy()
    processes.delete(port)
  }
  return {
    port: (server.address() as AddressInfo).port,
    add(port) {
      const look = async () => {
        process.isReady = await checkReady(port)
        if (processes.get(port) === process) process.timer = setTimeout(look, CHECK_MS)
      }
      const process: Process = {
        ...{ count: 0, isReady: false },
        agent: new Agent({ keepAlive: true }),
        timer: setTimeout(look, CHECK_MS),
      }
      processes.set(port, process)
    },
    remove,
    isReady: (port) => processes.get(port)?.isReady ?? false,
    countOf: (port) => processes.get(port)?.count ?? 0,
    close: () =>
      new Promise((resolve) => {
        for (const port of processes.keys()) remove(port)
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
