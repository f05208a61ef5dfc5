import { Socket } from 'node:net'

type Done = (error?: Error | null) => void

/**
 * Returns a socket that hands everything written within one turn of the event loop to the system at once: `begin` and
 * the first statement of a transaction are one call of the system in place of two.
 */
export function createBatchingSocket(): Socket {
  const socket = new Socket()
  const write = socket.write.bind(socket)
  // `connect` puts back the method of every socket: ours comes after it.
  socket.once('connect', () => {
    socket.write = (chunk: Uint8Array | string, encoding?: BufferEncoding | Done, done?: Done): boolean => {
      if (socket.writableCorked === 0) {
        socket.cork()
        process.nextTick(() => socket.uncork())
      }
      return typeof encoding === 'function' ? write(chunk, encoding) : write(chunk, encoding, done)
    }
  })
  return socket
}
