import { raiseIdentities } from '../../server/src/opening/identities'
import { takeTenantId } from '../../server/src/opening/open-site'
import { makeProduct } from '../factories/product'
import { MAIN, OTHER } from '../server/support/app'
import { type RaceEnvironment, startRaceEnvironment, times } from './support'

let environment: RaceEnvironment
beforeAll(async () => {
  environment = await startRaceEnvironment()
})
afterAll(() => environment.stop())

/** Fails while another transaction holds what it wants, in place of waiting for it. */
const AT_ONCE = "set local lock_timeout = '100ms'"

test('sites that are opened at once get different numbers and do not wait for each other', async () => {
  const { owner } = environment.t.database
  const ids = await owner.tx(async (tx) => {
    const first = await takeTenantId(tx)
    const others = times(8).map(() =>
      owner.tx(async (other) => {
        await other.exec(AT_ONCE)
        return takeTenantId(other)
      }),
    )
    return [first, ...(await Promise.all(others))]
  })
  const rows = await environment.t.make((tx) => tx.rows<{ tenant_id: number }>('select tenant_id from tenant'))
  expect(new Set([...ids, ...rows.map(({ tenant_id }) => tenant_id)]).size).toBe(ids.length + rows.length)
})

test('a counter is raised above the ids of a new site while others write and are given ids', async () => {
  const { t } = environment
  const last = (await t.make((tx) => makeProduct(tx, MAIN))).id
  await t.make((tx) => makeProduct(tx, OTHER, { id: last + 500 }))
  const ids: number[] = []
  await t.database.owner.tx(async (tx) => {
    ids.push((await makeProduct(tx, MAIN)).id)
    const raise = t.database.owner.tx(async (other) => {
      await other.exec(AT_ONCE)
      await raiseIdentities(other, OTHER, ['product'])
    })
    for (const _ of times(20)) ids.push((await t.make((other) => makeProduct(other, MAIN))).id)
    await raise
  })
  expect(new Set(ids).size).toBe(21)
  expect((await t.make((tx) => makeProduct(tx, OTHER))).id).toBeGreaterThan(last + 500)
})
