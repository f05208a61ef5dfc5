import type { TSchema } from '@sinclair/typebox'
import type { EndpointRow } from '@storefront/contract/endpoints/define'
import { REFERENCE_OPTION } from '@storefront/contract/entities/common'
import { type ReferenceBy, type ReferenceName, referencePermissions } from '@storefront/contract/references'
import { allPermissions } from '@storefront/contract/all-permissions'
import { SECOND_FACTOR_DAYS } from '@storefront/contract/constants'
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
const guarded = calls.filter(([key, { secondFactor }]) => secondFactor && !/ \/studio\//.test(key))
const rows = calls.flatMap(([key, row]) => {
  const needs: readonly Permission[] =
    typeof row.auth === 'string' ? (row.auth === 'any' || row.auth === 'user' ? [] : [row.auth]) : row.auth
  return needs.length > 0 ? [{ key, row, needs }] : []
})

/** The resources that a body names by ids, anywhere in it but in what was read before. */
function namedResources(schema: TSchema | undefined): ReferenceName[] {
  if (!schema) return []
  const { properties = {}, items, anyOf = [], [REFERENCE_OPTION]: to } = schema
  const inner: TSchema[] = [
    ...Object.entries<TSchema>(properties).flatMap(([name, one]) => (name === 'base' ? [] : [one])),
    ...anyOf,
    ...(items ? [items] : []),
  ]
  const own: ReferenceName[] = to
    ? typeof to === 'string'
      ? [to as ReferenceName]
      : Object.values((to as ReferenceBy).to)
    : []
  return [...new Set([...own, ...inner.flatMap(namedResources)])]
}
/** A permission of each resource that a call names. */
const namedPermissions = ({ body }: EndpointRow): Permission[] =>
  namedResources(body).map((name) => referencePermissions[name][0])
const naming = rows.flatMap(({ key, row, needs }) => {
  const accepts = (need: Permission) =>
    namedResources(row.body).every((name) => (referencePermissions[name] as readonly Permission[]).includes(need))
  return needs.flatMap((need) => (accepts(need) ? [] : [{ key, row, need }]))
})

test('every call of the operators asks for a permission', () => {
  const keys = rows.map(({ key }) => key)
  expect(calls.map(([key]) => key).filter((key) => / \/ops\//.test(key) && !keys.includes(key))).toEqual([])
  expect(rows.length).toBeGreaterThan(50)
})

test.each(naming)(
  '$key is refused to staff with $need alone, who may not use what the body names',
  async ({ row, need }) => {
    const { client } = await t.user({ perms: [need] })
    const { status, body } = await sendSample(client, row)
    expect([status, Object.keys(body.fields ?? {}).length > 0]).toEqual([403, true])
    expect(inputs).toEqual([])
  },
)

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
    for (const perms of [...needs.map((need) => [need, ...namedPermissions(row)]), ['*']]) {
      const { client } = await t.user({ perms })
      expect([perms, (await sendSample(client, row)).status]).toEqual([perms, RECORDER_STATUS])
    }
    expect(inputs).toHaveLength(needs.length + 1)
  })
})

describe('staff with an authenticator, in a session of the shop', () => {
  const NOT_FRESH = '16107'
  let staff: Awaited<ReturnType<TestApp['user']>>
  beforeAll(async () => {
    staff = await t.user({ perms: ['*'], isFresh: false })
    await t.make((tx) =>
      tx.rows("insert into totp (tenant_id, user_id, secret, confirmed_at) values (1, $1, 'sealed', now())", [
        staff.id,
      ]),
    )
  })
  const verify = (daysAgo: number | null) => {
    const at = daysAgo === null ? null : new Date(t.ports.clock.now().getTime() - daysAgo * 86_400_000 + 60_000)
    return t.make((tx) =>
      tx.rows("update session set verified_at = $2 where user_id = $1 and kind <> 'studio'", [staff.id, at]),
    )
  }

  test.each(guarded)(
    '%s is refused until the authenticator was shown, and again after as many days as a login to the studio lasts',
    async (_, row) => {
      for (const daysAgo of [null, SECOND_FACTOR_DAYS + 1]) {
        await verify(daysAgo)
        expect([daysAgo, (await sendSample(staff.client, row)).body.err_code]).toEqual([daysAgo, NOT_FRESH])
      }
      expect(inputs).toEqual([])
      await verify(row.fresh ? 0 : SECOND_FACTOR_DAYS)
      expect((await sendSample(staff.client, row)).status).toBe(RECORDER_STATUS)
    },
  )

  test.each(guarded.filter(([, { fresh }]) => !fresh))('%s asks nothing of staff without one', async (_, row) => {
    const { client } = await t.user({ perms: ['*'], isFresh: false })
    expect((await sendSample(client, row)).status).toBe(RECORDER_STATUS)
  })
})
