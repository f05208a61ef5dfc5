import { allEndpoints, type EndpointRow } from '@storefront/contract/endpoints'
import { errors } from '@storefront/contract/errors'
import * as fc from 'fast-check'
import { type MadeUser, studioSecret } from '../../factories/account'
import { makeArticle, makeEvent, makePage } from '../../factories/content'
import { makeReservation } from '../../factories/reservation'
import { makeNote, makeTopic, makeVoucher } from '../../factories/social'
import { MAIN, OTHER, startTestApp, type TestApp } from '../support/app'
import { headersFor } from '../support/client'
import { type Buyer, fill, makeBuyer, order, stock } from '../support/shopping'

/** Requests a run; FUZZ_RUNS makes it more (goals: 100,000). */
const RUNS = Number(process.env.FUZZ_RUNS ?? 1500)

let t: TestApp
let buyer: Buyer
let owner: MadeUser
/** The callers in the site of each country. */
let callers: Readonly<Record<'CN' | 'ID', { buyer: { id: number; token: string }; owner: MadeUser }>>
let numbers: string[] = []
beforeAll(async () => {
  t = await startTestApp()
  buyer = await makeBuyer(t)
  owner = await t.user({ perms: ['*'] })
  await t.settle('ID')
  callers = {
    CN: { buyer, owner },
    ID: { buyer: await t.user({ tenantId: OTHER }), owner: await t.user({ tenantId: OTHER, perms: ['*'] }) },
  }
  const cup = await stock(t, { variants: [{ inventory: 1000 }] })
  numbers = [(await order(buyer, cup)).number, (await order(buyer, cup)).number]
  await fill(buyer, cup)
  await t.make(async (tx) => {
    await makeArticle(tx, MAIN)
    await makeEvent(tx, MAIN)
    await makeTopic(tx, MAIN)
    await makeNote(tx, MAIN, buyer.id)
    await makeVoucher(tx, MAIN, buyer.id)
    await makeReservation(tx, MAIN, { resource: { capacity: 1000 } })
    await makePage(tx, MAIN, 'index', [{ moduleType: 'shop.productsmodule', config: { source: {} } }])
  })
})
afterAll(() => t.stop())

const nasty = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '0',
    '-1',
    '1e400',
    'NaN',
    'null',
    '\0',
    '\u202e',
    '\ud800',
    '💥',
    "' or 1=1 --",
    '%',
    '%00',
    '../..',
    '<script>',
    '9007199254740993',
    '2147483648',
    '9223372036854775808',
    '__proto__',
    'constructor',
    'toString',
  ),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.string({ maxLength: 3000 }),
)
const number = fc.oneof(
  fc.integer(),
  fc.double(),
  fc.constantFrom(0, -1, 1, 2, 1.5, 999, 1000, 2 ** 31, 2 ** 53, 1e300),
)
const anything = fc.oneof(
  nasty,
  number,
  fc.boolean(),
  fc.constant(null),
  fc.jsonValue({ maxDepth: 3 }) as fc.Arbitrary<unknown>,
)

/** Values near what a schema wants, and now and then anything at all. */
function nearlyValidValue(schema: unknown, depth = 0): fc.Arbitrary<unknown> {
  const good = valid(schema, depth)
  return fc.oneof({ arbitrary: good, weight: 8 }, { arbitrary: anything, weight: 1 })
}

interface Shape {
  type?: string
  anyOf?: unknown[]
  const?: unknown
  properties?: Record<string, unknown>
  items?: unknown
}

function valid(schema: unknown, depth: number): fc.Arbitrary<unknown> {
  const { type, anyOf, const: value, properties, items } = (schema ?? {}) as Shape
  if (value !== undefined) return fc.constant(value)
  if (anyOf) return fc.oneof(...anyOf.map((branch) => nearlyValidValue(branch, depth + 1)))
  if (type === 'object')
    return fc.record(
      Object.fromEntries(
        Object.entries(properties ?? {}).map(([key, inner]) => [key, nearlyValidValue(inner, depth + 1)]),
      ),
      {
        requiredKeys: [],
      },
    )
  if (type === 'array') return fc.array(nearlyValidValue(items, depth + 1), { maxLength: 4 })
  if (type === 'integer') return fc.oneof(fc.integer({ min: 1, max: 8 }), number)
  if (type === 'boolean') return fc.boolean()
  if (type === 'null') return fc.constant(null)
  return fc.oneof(
    nasty,
    fc.constantFrom(
      '13800000001',
      '0812-3456-7890',
      '+6281234567890',
      'ID',
      '128.00',
      '10',
      '33',
      '3301',
      '330106',
      'index',
      '2026-05-06',
      'x',
    ),
  )
}

const text = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)) ?? ''
const encode = (value: unknown) => encodeURIComponent(text(value).replace(/\p{Surrogate}/gu, '?'))

function requestFor(row: EndpointRow) {
  const { properties: params = {} } = (row.params ?? {}) as Shape
  const paramsOf = fc.record(
    Object.fromEntries(
      Object.entries(params).map(([name, schema]) => [
        name,
        name === 'number' ? fc.oneof(fc.constantFrom(...numbers), nasty) : nearlyValidValue(schema),
      ]),
    ),
  )
  return fc.record({
    row: fc.constant(row),
    params: paramsOf,
    query: row.query
      ? (nearlyValidValue(row.query) as fc.Arbitrary<unknown>)
      : fc.dictionary(fc.string({ maxLength: 8 }), nasty, { maxKeys: 2 }),
    body:
      row.method === 'GET'
        ? fc.constant(undefined)
        : row.body
          ? nearlyValidValue(row.body)
          : fc.option(anything, { nil: undefined }),
    key: fc.option(fc.oneof(fc.uuid(), fc.string({ maxLength: 5 })), { nil: undefined }),
    language: fc.constantFrom('zh-CN', 'id', 'xx'),
    as: fc.constantFrom('user', 'visitor'),
    country: fc.constantFrom('CN' as const, 'CN' as const, 'CN' as const, 'ID' as const),
  })
}

const REOPEN = `insert into session (tenant_id, token_hash, user_id, kind, created_at, expires_at)
  values ($4, encode(sha256(convert_to($1, 'UTF8')), 'hex'), $2, $3, now(), '2100-01-01') on conflict do nothing`

const sites = {
  CN: { tenantId: MAIN, base: '/api', appId: 'wx-qingshi' },
  ID: { tenantId: OTHER, base: '/api-t/rimba', appId: 'wx-rimba' },
}

/** Sessions that a fuzzed logout may have ended. */
async function reopenSessions({ path }: EndpointRow, country: 'CN' | 'ID' = 'CN'): Promise<void> {
  const { buyer, owner } = callers[country]
  const { tenantId } = sites[country]
  if (path.endsWith('/logout/')) await t.make((tx) => tx.rows(REOPEN, [buyer.token, buyer.id, 'token', tenantId]))
  if (path.startsWith('/studio/'))
    await t.make((tx) => tx.rows(REOPEN, [studioSecret(owner.token), owner.id, 'studio', tenantId]))
}

test('every endpoint survives arbitrary input, and every error has the declared shape', async () => {
  const any = fc.oneof(...allEndpoints.map(requestFor))
  const statuses = new Map<number, number>()
  await fc.assert(
    fc.asyncProperty(any, async ({ row, params, query, body, key, language, as, country }) => {
      const path = row.path.replace(/\{(\w+)\}/g, (_, name: string) => encode(params[name]) || 'x')
      const search = Object.entries(typeof query === 'object' && query !== null ? query : { q: query })
        .map(([name, value]) => `${encode(name)}=${encode(value)}`)
        .join('&')
      const header = key?.replace(/[^\x20-\x7e]/g, '?')
      const { base, appId } = sites[country]
      const caller = callers[country][row.path.startsWith('/studio/') ? 'owner' : 'buyer']
      const reply = await t.fastify.inject({
        method: row.method,
        url: `${base}${path}?${search}`,
        headers: headersFor(`${base}${row.path}`, {
          'accept-language': language,
          'sp-mp-aid': appId,
          ...(as === 'user' && { authorization: `Token ${caller.token}` }),
          ...(header && { 'idempotency-key': header }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
        }),
        ...(body !== undefined && { payload: JSON.stringify(body) }),
      })
      statuses.set(reply.statusCode, (statuses.get(reply.statusCode) ?? 0) + 1)
      await reopenSessions(row, country)
      // A payment that cannot be opened is told in words of its own; every other 5xx is a break.
      if (reply.statusCode >= 500) expect(JSON.parse(reply.body).err_code).toBe(errors.payFailed.code)
      if (reply.statusCode >= 400)
        expect(JSON.parse(reply.body)).toMatchObject({
          detail: expect.stringMatching(/./),
          err_code: expect.stringMatching(/^\d{5}$/),
        })
    }),
    { numRuns: RUNS },
  )
  // It is no use to be refused at the door alone.
  expect(statuses.get(200) ?? 0).toBeGreaterThan(RUNS / 60)
}, 3_600_000)

test('every endpoint survives arbitrary bytes and content types as a body', async () => {
  const posts = allEndpoints.filter(({ method }) => method !== 'GET')
  const types = fc.constantFrom(
    'application/json',
    'application/json; charset=utf-16',
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'multipart/form-data; boundary=x',
    '',
    'application/jsonx',
    '*/*',
  )
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...posts), fc.uint8Array({ maxLength: 200 }), types, async (row, bytes, type) => {
      const url = `/api${row.path.replace(/\{\w+\}/g, '1')}`
      const reply = await t.fastify.inject({
        method: row.method,
        url,
        headers: headersFor(url, {
          authorization: `Token ${url.startsWith('/api/studio/') ? owner.token : buyer.token}`,
          ...(type && { 'content-type': type }),
        }),
        payload: Buffer.from(bytes),
      })
      await reopenSessions(row)
      expect([url, type, reply.statusCode < 500]).toEqual([url, type, true])
    }),
    { numRuns: Math.ceil(RUNS / 4) },
  )
}, 3_600_000)
