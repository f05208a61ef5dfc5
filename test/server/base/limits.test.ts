import type { EndpointRow } from '@storefront/contract/endpoints'
import { limitNames, limitRows } from '../../../server/src/core/limits'
import { addressKey } from '../../../server/src/http/call/limit'
import { limitsWith, startTestApp, type TestApp } from '../support/app'
import { Client } from '../support/client'
import { calls, RECORDER_STATUS, recordHandlers, sendSample } from '../support/handler-recorder'

const MAX = 2
const inputs = recordHandlers()
let t: TestApp
beforeAll(async () => {
  t = await startTestApp({
    trustProxy: ['loopback'],
    limits: limitsWith(Object.fromEntries(limitNames.map((name) => [name, MAX]))),
  })
})
afterAll(() => t.stop())
beforeEach(() => {
  inputs.splice(0)
  t.ports.clock.forward(86_400)
})

const rowOf = new Map(calls)
/** An operator who calls from an address. */
async function caller(ip: string): Promise<Client> {
  const { token } = await t.user({ perms: ['*'] })
  return new Client(t.fastify, { token, headers: { 'x-forwarded-for': ip } })
}

async function expectLimited(row: EndpointRow, per: 'ip' | 'user'): Promise<void> {
  const one = await caller('192.0.2.1')
  for (let n = 0; n < MAX; n++) expect((await sendSample(one, row)).status).toBe(RECORDER_STATUS)
  const { status, body, headers } = await sendSample(one, row)
  expect([status, body.err_code, Number(headers['retry-after']) > 0]).toEqual([429, '10429', true])
  // Nothing was done for it, and nobody else is refused with it.
  expect(inputs).toHaveLength(MAX)
  const again = per === 'user' ? await caller('192.0.2.1') : await caller('192.0.2.2')
  expect((await sendSample(again, row)).status).toBe(RECORDER_STATUS)
  t.ports.clock.forward(86_400)
  expect((await sendSample(one, row)).status).toBe(RECORDER_STATUS)
}

const limitedCalls = limitNames.flatMap((name) =>
  limitRows[name].calls.map((key): [string, typeof name] => [key, name]),
)

test.each(limitedCalls)('%s returns 429 above its limit without running its handler (%s)', async (key, name) => {
  const row = rowOf.get(key)
  const { per } = limitRows[name]
  if (!row || per === 'mobile') throw new Error(`${key} is no call that is counted by its caller`)
  await expectLimited(row, per)
})

test('a mirrored call of the studio counts against the limit of the call that it mirrors', async () => {
  const one = await caller('192.0.2.9')
  const [row, mirrored] = ['', '/studio'].map((prefix) => rowOf.get(`POST ${prefix}/ops/form/form/{id}/export/`))
  if (!row || !mirrored) throw new Error('the export has no call')
  for (const next of [row, mirrored]) expect((await sendSample(one, next)).status).toBe(RECORDER_STATUS)
  for (const next of [row, mirrored]) expect((await sendSample(one, next)).status).toBe(429)
})

const searchable = calls.filter(([, { query }]) => query?.properties?.search !== undefined)

test('there are more than eight searchable lists', () => expect(searchable.length).toBeGreaterThan(8))

test.each(searchable)('%s returns 429 above the search limit', (_, row) => expectLimited(row, 'ip'))

const withCode = calls.filter(([, { query, body }]) => (query ?? body)?.properties?.access_code !== undefined)

test('there are more than five calls that take a code of tickets', () => expect(withCode.length).toBeGreaterThan(5))

test.each(withCode)('%s returns 429 above the limit of codes', (_, row) => expectLimited(row, 'ip'))

test('a list without a search is not limited', async () => {
  const client = await caller('192.0.2.3')
  for (let n = 0; n < MAX * 3; n++) expect((await client.get('/shop/product/?search=')).status).toBe(RECORDER_STATUS)
})

test('addresses of one IPv6 network are counted as one, others are not', async () => {
  const statusOf = async (ip: string) => (await (await caller(ip)).get('/shop/product/?search=x')).status
  for (const ip of ['2001:db8:1:2::1', '2001:db8:1:2:ffff::2']) expect(await statusOf(ip)).toBe(RECORDER_STATUS)
  expect(await statusOf('2001:db8:1:2:a:b:c:d')).toBe(429)
  expect(await statusOf('2001:db8:1:3::1')).toBe(RECORDER_STATUS)
})

test.each([
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:DB8::1', '2001:db8::'],
  ['fe80::1%eth0', 'fe80::'],
  ['not an address', 'not an address'],
])('addressKey counts %s as %s', (ip, key) => expect(addressKey(ip)).toBe(key))

/** Calls by which somebody likes, follows or marks something. */
const REACTION = /\/(like|follow|favourite)\/(\{\w+\}\/)?$/
const reactions = calls.filter(([, { method, path }]) => method !== 'GET' && REACTION.test(path)).map(([key]) => key)

test('there are more than five reactions', () => expect(reactions.length).toBeGreaterThan(5))

test.each(reactions)('%s counts against the limit of reactions', (key) =>
  expect(limitRows.reactionsPerUser.calls).toContain(key),
)

/** Calls that are known to be costly and must stay in the table. */
const COSTLY = [
  'POST /base/user/verify/',
  'POST /base/user/login_mobile/',
  'POST /base/user/login_mini/',
  'POST /base/user/login_wx/',
  'POST /base/user/bind_mobile/',
  'POST /base/user/bind_phone/',
  'POST /base/captcha/',
  'GET /base/jssdk/',
  'POST /note/note/',
  'GET /ops/base/sl/',
  'POST /shop/order/{number}/pay/',
]

test('every costly endpoint and every upload has a limit', () => {
  const uploads = calls.filter(([, { upload }]) => upload).map(([key]) => key)
  expect(uploads.length).toBeGreaterThan(0)
  const keys = limitedCalls.map(([key]) => key)
  expect([...COSTLY, ...uploads].filter((key) => !keys.includes(key))).toEqual([])
})
