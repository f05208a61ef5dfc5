import { type EndpointRow, endpoints } from '@storefront/contract/endpoints'
import { baseHandlers } from '../../server/src/families/base'
import { contentHandlers } from '../../server/src/families/content'
import { interactHandlers } from '../../server/src/families/interact'
import { opsHandlers } from '../../server/src/families/ops'
import { shopHandlers } from '../../server/src/families/shop'
import { socialHandlers } from '../../server/src/families/social'
import { fail } from '../../server/src/failure'
import { sampleOf } from '../support/sample'
import { startTestApp, type TestApp } from './support/app'
import type { Client } from './support/client'

/** Names of columns, of what the database fills by itself, and of what every object inherits. */
const PLANTED = {
  id: 7,
  uuid: 'planted',
  tenantId: 2,
  tenant_id: 2,
  userId: 7,
  user_id: 7,
  createdAt: '2020-01-01T00:00:00Z',
  created_at: '2020-01-01T00:00:00Z',
  version: 9,
  status: 'completed',
  state: 'passed',
  amount: '0.01',
  price: '0.01',
  is_active: true,
  isActive: true,
  isDefault: true,
  perms: ['*'],
  constructor: 'planted',
  toString: 'planted',
}
const planted = (names: readonly string[]) => Object.fromEntries(Object.entries(PLANTED).filter(([name]) => !names.includes(name)))

interface Received {
  params: unknown
  query: unknown
  body: unknown
}
const received: Received[] = []
const families = { base: baseHandlers, content: contentHandlers, interact: interactHandlers, ops: opsHandlers, shop: shopHandlers, social: socialHandlers }
/** Stands in for every handler, so that what reaches one is seen and nothing else happens. */
const record = async (_ctx: unknown, { params, query, body }: Received) => {
  received.push({ params, query, body })
  return fail('keyReused')
}

let t: TestApp
let client: Client
beforeAll(async () => {
  for (const handlers of Object.values(families)) for (const name of Object.keys(handlers)) Reflect.set(handlers, name, record)
  t = await startTestApp()
  client = (await t.user({ perms: ['*'] })).client
}, 60_000)
afterAll(() => t.stop())
beforeEach(() => received.splice(0))

const rows = Object.values(endpoints).flatMap((family) =>
  Object.values<EndpointRow>(family).map((row): [string, EndpointRow] => [`${row.method} ${row.path}`, row]),
)
const asText = (query: unknown) => new URLSearchParams(Object.entries(query as object).map(([key, value]) => [key, String(value)])).toString()

test.each(rows)('%s hands its handler the declared names alone', async (_, row) => {
  const { method, path, params, query, body } = row
  const values = Object.entries((params ? sampleOf(params) : {}) as Record<string, unknown>)
  const url = values.reduce((text, [name, value]) => text.replace(`{${name}}`, String(value)), path)
  const search = asText(query ? sampleOf(query, planted) : planted([]))
  const payload = body ? sampleOf(body, planted) : planted([])
  const headers = { 'content-type': 'application/json' }
  const { status } = await client.send({
    method,
    url: `${client.base}${url}?${search}`,
    ...(method !== 'GET' && !row.upload && { headers, payload: JSON.stringify(payload) }),
  })
  expect([status, received]).toEqual([409, [{ params: params && sampleOf(params), query: query && sampleOf(query), body: body && sampleOf(body) }]])
})
