import { MAIN } from '../server/support/app'
import { type RaceEnvironment, startRaceEnvironment, tally, times } from './support'

let environment: RaceEnvironment
beforeAll(async () => {
  environment = await startRaceEnvironment()
})
afterAll(() => environment.stop())

/** Two owners, and no other one of the site. */
async function twoOwners() {
  await environment.t.make((tx) =>
    tx.rows("update account set perms = '{}' where tenant_id = $1 and '*' = any(perms)", [MAIN]),
  )
  return [await environment.t.user({ perms: ['*'] }), await environment.t.user({ perms: ['*'] })] as const
}
const countOwners = async () =>
  Number(
    (
      await environment.t.make((tx) =>
        tx.rows<{ n: string }>("select count(*) as n from account where tenant_id = $1 and '*' = any(perms)", [MAIN]),
      )
    )[0]?.n,
  )

test.each(times(10))('of two owners who dismiss each other at once one stays, run %i', async () => {
  const [one, other] = await twoOwners()
  const dismiss = (n: number, token: string, id: number) =>
    environment
      .client(n, token)
      .put(`/studio/staff/${id}/`, { base: ['*'], perms: ['shop.change_order'] }, { key: true })
  const answers = await Promise.all([dismiss(0, one.token, other.id), dismiss(1, other.token, one.id)])
  expect(tally(answers).ok).toBe(1)
  expect(await countOwners()).toBe(1)
})

test('control: look-then-write dismisses both', async () => {
  const owners = await twoOwners()
  let looks = 0
  let meet = () => {}
  const meeting = new Promise<void>((resolve) => {
    meet = resolve
  })
  const dismiss = (id: number) =>
    environment.t.database.of(MAIN).tx(async (tx) => {
      const rows = await tx.rows("select 1 from account where tenant_id = $1 and '*' = any(perms)", [MAIN])
      // Both have looked before one writes, as on a busy machine.
      looks += 1
      if (looks === 2) meet()
      await meeting
      if (rows.length > 1)
        await tx.rows('update account set perms = $3 where tenant_id = $1 and id = $2', [
          MAIN,
          id,
          ['shop.change_order'],
        ])
    })
  await Promise.all(owners.map(({ id }) => dismiss(id)))
  expect(await countOwners()).toBe(0)
})
