import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { createBatchingSocket } from '../../../server/src/db/batching-socket'

test('a batching socket hands all that a turn of the event loop writes to the system in one call', async () => {
  const server = createServer((peer) => peer.pipe(peer)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const socket = createBatchingSocket()
  socket.connect((server.address() as AddressInfo).port, '127.0.0.1')
  await once(socket, 'connect')
  const batches: number[] = []
  const writeBatch = socket._writev?.bind(socket)
  socket._writev = (chunks, done) => {
    batches.push(chunks.length)
    writeBatch?.(chunks, done)
  }
  let reply = ''
  socket.on('data', (part: Buffer) => {
    reply += part.toString()
  })
  socket.write('begin; ')
  await Promise.resolve()
  socket.write('select; ', 'utf8')
  let isWritten = false
  socket.end('commit', () => {
    isWritten = true
  })
  await once(socket, 'close')
  expect([batches, reply, isWritten]).toEqual([[3], 'begin; select; commit', true])
  server.close()
})
