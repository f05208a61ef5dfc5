import { allPermissions } from '@storefront/contract/all-permissions'
import type { Permission } from '@storefront/contract/permissions'
import { startTestApp, type TestApp } from '../support/app'
import { calls, RECORDER_STATUS, recordHandlers, sendSample } from '../support/handler-recorder'

const inputs = recordHandlers()
let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.stop())
beforeEach(() => inputs.splice(0))

const all = Object.values(allPermissions)
const rows = calls.flatMap(([key, row]) => {
  const needs: readonly Permission[] = typeof row.auth === 'string' ? (row.auth === 'any' || row.auth === 'user' ? [] : [row.auth]) : row.auth
  return needs.length > 0 ? [{ key, row, needs }] : []
})

test('every call of the operators asks for a permission', () => {
  const keys = rows.map(({ key }) => key)
  expect(calls.map(([key]) => key).filter((key) => / \/ops\//.test(key) && !keys.includes(key))).toEqual([])
  expect(rows.length).toBeGreaterThan(50)
})

describe.each(rows)('$key', ({ row, needs }) => {
  test('is refused to a visitor, a user, and staff with every permission but the one it asks for', async () => {
    expect((await sendSample(t.visitor({ headers: { 'sp-mp-aid': 'x' } }), row)).status).toBe(401)
    const others = all.filter((one) => !needs.includes(one))
    for (const perms of [[], others]) {
      const { client } = await t.user({ perms })
      expect([perms.length, (await sendSample(client, row)).status]).toEqual([perms.length, 403])
    }
    expect(inputs).toEqual([])
  })

  test('is answered to staff with any permission that it asks for, and to the owner', async () => {
    for (const perms of [...needs.map((need) => [need]), ['*']]) {
      const { client } = await t.user({ perms })
      expect([perms, (await sendSample(client, row)).status]).toEqual([perms, RECORDER_STATUS])
    }
    expect(inputs).toHaveLength(needs.length + 1)
  })
})
