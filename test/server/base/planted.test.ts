import { isList } from '@storefront/contract/endpoints'
import { sampleOf } from '../../support/sample'
import { startTestApp, type TestApp } from '../support/app'
import type { Client } from '../support/client'
import { calls, RECORDER_STATUS, recordHandlers, sendSample } from '../support/handler-recorder'

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
const plantedFields = (names: readonly string[]) =>
  Object.fromEntries(Object.entries(PLANTED).filter(([name]) => !names.includes(name)))

const inputs = recordHandlers()
let t: TestApp
let client: Client
beforeAll(async () => {
  t = await startTestApp()
  client = (await t.user({ perms: ['*'] })).client
})
afterAll(() => t.stop())
beforeEach(() => inputs.splice(0))

test.each(calls)('%s passes only the declared fields to its handler', async (_, row) => {
  const { params, query, body } = row
  // A list refuses what it does not declare (lists.test.ts).
  const { status } = await sendSample(client, row, isList(row) ? undefined : plantedFields)
  expect([status, inputs]).toEqual([
    RECORDER_STATUS,
    [{ params: params && sampleOf(params), query: query && sampleOf(query), body: body && sampleOf(body) }],
  ])
})
