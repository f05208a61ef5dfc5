import { createSocket, type Socket } from 'node:dgram'
import { once } from 'node:events'
import { systemDns } from '../../server/src/ports/dns'
import { UpstreamError } from '../../server/src/core/ports.types'

/**
 * A name server of one TXT record in two parts; it answers `gone.example` with "no such name" and `silent.example` with
 * nothing.
 */
function reply(query: Buffer): Buffer | null {
  const question = query.subarray(12, query.indexOf(0, 12) + 5)
  if (question.includes('silent')) return null
  const isThere = question.includes('_storefront')
  const head = Buffer.from([
    query[0] ?? 0,
    query[1] ?? 0,
    0x81,
    isThere ? 0x80 : 0x83,
    0,
    1,
    0,
    isThere ? 1 : 0,
    0,
    0,
    0,
    0,
  ])
  const texts = ['storefront-', 'token'].map((text) => Buffer.concat([Buffer.from([text.length]), Buffer.from(text)]))
  const data = Buffer.concat(texts)
  const answer = Buffer.concat([Buffer.from([0xc0, 12, 0, 16, 0, 1, 0, 0, 0, 60, 0, data.length]), data])
  return Buffer.concat(isThere ? [head, question, answer] : [head, question])
}

let socket: Socket
beforeAll(async () => {
  socket = createSocket('udp4', (query, { port, address }) => {
    const answer = reply(query)
    if (answer) socket.send(answer, port, address)
  }).bind(0, '127.0.0.1')
  await once(socket, 'listening')
})
afterAll(() => socket.close())
const texts = (name: string, timeoutMs = 60_000) =>
  systemDns(timeoutMs, [`127.0.0.1:${socket.address().port}`]).texts(name)

test('the parts of a record are one text', async () =>
  expect(await texts('_storefront.shop.example')).toEqual(['storefront-token']))
test('a name that is not there has no records', async () => expect(await texts('gone.example')).toEqual([]))
test('a name server that is silent is an upstream failure', async () =>
  expect(texts('silent.example', 100)).rejects.toThrow(UpstreamError))
