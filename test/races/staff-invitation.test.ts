import { sha256 } from '../../server/src/lib/random'
import { MAIN } from '../server/support/app'
import type { Loose } from '../server/support/client'
import { type RaceEnvironment, startRaceEnvironment, tally, times } from './support'

let environment: RaceEnvironment
beforeAll(async () => {
  environment = await startRaceEnvironment()
})
afterAll(() => environment.stop())

let numbers = 0
/** A new number and a code for the studio that was sent to it. */
async function person() {
  numbers += 1
  const mobile = `1390088${String(numbers).padStart(4, '0')}`
  await environment.client(0, '').post('/studio/verify/', { mobile })
  return { mobile, verify_code: environment.t.ports.sentCodes.at(-1)?.code ?? '' }
}
const invite = async (token: string): Promise<Loose> =>
  (
    await environment
      .client(0, token)
      .post('/studio/staff/invitation/', { name: '小林', perms: ['shop.change_order'] }, { key: true })
  ).body
const staffOf = async (mobiles: readonly string[]) =>
  environment.t.make((tx) =>
    tx.rows<{ mobile: string }>(
      'select mobile from account where tenant_id = $1 and mobile = any($2::text[]) and cardinality(perms) > 0',
      [MAIN, mobiles],
    ),
  )

test('of four people who accept one invitation at once, one becomes staff', async () => {
  const owner = await environment.t.user({ perms: ['*'] })
  for (const _ of times(8)) {
    const { token } = await invite(owner.token)
    const people: Awaited<ReturnType<typeof person>>[] = []
    for (const __ of times(4)) people.push(await person())
    const replies = await Promise.all(
      people.map((one, n) => environment.client(n, '').post('/studio/invitation/accept/', { token, ...one })),
    )
    expect(tally(replies)).toEqual({ ok: 1, '16024': 3 })
    expect(await staffOf(people.map(({ mobile }) => mobile))).toHaveLength(1)
  }
})

test('of a revocation and an acceptance at once, one counts', async () => {
  const owner = await environment.t.user({ perms: ['*'] })
  for (const _ of times(8)) {
    const { id, token } = await invite(owner.token)
    const one = await person()
    const [revocation, acceptance] = await Promise.all([
      environment.client(0, owner.token).delete(`/studio/staff/invitation/${id}/`),
      environment.client(1, '').post('/studio/invitation/accept/', { token, ...one }),
    ])
    expect([revocation.status, acceptance.status].sort()).toEqual(acceptance.status === 200 ? [200, 404] : [200, 410])
    expect(await staffOf([one.mobile])).toHaveLength(acceptance.status === 200 ? 1 : 0)
  }
})

test('control: look-then-write hires both', async () => {
  const owner = await environment.t.user({ perms: ['*'] })
  const { token } = await invite(owner.token)
  const users = await environment.users(2)
  let looks = 0
  let meet = () => {}
  const meeting = new Promise<void>((resolve) => {
    meet = resolve
  })
  const hire = (id: number) =>
    environment.t.database.of(MAIN).tx(async (tx) => {
      const key = [MAIN, sha256(token)]
      const open = await tx.rows(
        'select 1 from staff_invitation where tenant_id = $1 and token_hash = $2 and accepted_at is null',
        key,
      )
      // Both have looked before one writes, as on a busy machine.
      looks += 1
      if (looks === 2) meet()
      await meeting
      if (open.length === 0) return
      await tx.rows('update staff_invitation set accepted_at = now() where tenant_id = $1 and token_hash = $2', key)
      await tx.rows('update account set perms = $3 where tenant_id = $1 and id = $2', [MAIN, id, ['shop.change_order']])
    })
  await Promise.all(users.map(({ id }) => hire(id)))
  expect(await staffOf(users.map(({ mobile }) => mobile))).toHaveLength(2)
})
