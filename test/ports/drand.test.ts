import { createHash } from 'node:crypto'
import { DEMO_CHAIN } from '@storefront/contract/domain/promotion/beacon'
import { loopbackBeacon } from '../../server/loopback/drand'
import { UpstreamError } from '../../server/src/core/ports.types'
import { drandBeacon } from '../../server/src/ports/drand/beacon'
import { stub } from './vendors'

const ROUND = 1000
const value = loopbackBeacon(ROUND)
const invented = 'ab'.repeat(48)
const hashOf = (signature: string) => createHash('sha256').update(Buffer.from(signature, 'hex')).digest('hex')

const servers: { close(): Promise<void> }[] = []
/** A mirror that gives one reply to everything. */
async function mirror(body: unknown, status = 200): Promise<string> {
  const server = await stub({ status, body: JSON.stringify(body), headers: { 'content-type': 'application/json' } })
  servers.push(server)
  return server.url
}
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close()
})
const read = (...mirrors: string[]) => drandBeacon(DEMO_CHAIN, mirrors, 2000).read(DEMO_CHAIN, ROUND)

test('a value with the signature of its chain is taken', async () => {
  expect(await read(await mirror(value))).toEqual({ randomness: value.randomness, signature: value.signature })
})

test.each([
  ['an invented signature with its own hash', { ...value, signature: invented, randomness: hashOf(invented) }],
  ['the signature of another round', { ...loopbackBeacon(ROUND + 1), round: ROUND }],
  ['a value that is not the hash of its signature', { ...value, randomness: hashOf(invented) }],
  ['another round', loopbackBeacon(ROUND + 1)],
])('a mirror that gives %s is refused, and the next one is asked', async (_, forged) => {
  const forger = await mirror(forged)
  await expect(read(forger)).rejects.toThrow(UpstreamError)
  expect(await read(forger, await mirror(value))).toEqual({ randomness: value.randomness, signature: value.signature })
})

test('a round that no mirror has yet is no failure', async () => {
  expect(await read(await mirror({ error: 'round not found' }, 404), await mirror({}, 425))).toBeNull()
})
