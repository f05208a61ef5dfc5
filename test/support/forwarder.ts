import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/**
 * A TCP address before a database, as that of a failover is: where it leads changes, and connections end at any moment.
 */
export interface Forwarder {
  readonly port: number
  /** Leads new connections to a port of this machine, or nowhere, and ends those that are open. */
  moveTo(port: number | null): void
  /**
   * Ends the connection whose replies since its last BEGIN next have this form, and keeps the last of them. Resolves when
   * it has.
   */
  loseReply(form: RegExp): Promise<void>
  close(): Promise<void>
}

/** PostgreSQL's replies to a transaction that wrote, up to its commit. */
export const WRITE_COMMITTED = /(?:INSERT|UPDATE|DELETE) .*COMMIT/s

/** Opens a forwarder to a port of this machine. */
export async function openForwarder(port: number): Promise<Forwarder> {
  let target: number | null = port
  let loss: { form: RegExp; done: () => void } | undefined
  const sockets = new Set<Socket>()
  const track = (socket: Socket, other: () => Socket | undefined) => {
    sockets.add(socket)
    // An end of one side ends the other one; the error itself is the test's.
    socket
      .on('error', () => undefined)
      .on('close', () => {
        sockets.delete(socket)
        other()?.destroy()
      })
  }
  const server = createServer((client) => {
    if (target === null) {
      client.on('error', () => undefined).destroy()
      return
    }
    const upstream = connect(target, '127.0.0.1')
    track(client, () => upstream)
    track(upstream, () => client)
    client.pipe(upstream)
    let replies = ''
    upstream.on('data', (chunk) => {
      replies = (replies + chunk.toString('latin1')).replace(/^.*BEGIN/s, '')
      if (!loss?.form.test(replies)) {
        client.write(chunk)
        return
      }
      loss.done()
      loss = undefined
      client.destroy()
    })
  })
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const endAll = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    port: (server.address() as AddressInfo).port,
    moveTo(next) {
      target = next
      endAll()
    },
    loseReply: (form) =>
      new Promise((done) => {
        loss = { form, done }
      }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        endAll()
      }),
  }
}
