import { makeNote } from '../factories/social'
import { MAIN } from '../server/support/app'
import { comment, decide, itemOf, moderator, reply, wrongCounts } from '../server/support/community'
import { type RaceEnvironment, startRaceEnvironment, tally, times } from './support'

let environment: RaceEnvironment
beforeAll(async () => {
  environment = await startRaceEnvironment()
})
afterAll(() => environment.stop())

async function thread(readers: number) {
  const { t } = environment
  const writer = await t.user()
  const note = await t.make((tx) => makeNote(tx, MAIN, writer.id))
  const root = await comment(writer.client, 'note', note)
  const people = []
  for (const n of times(readers)) people.push(environment.client(n, (await t.user()).token))
  return { writer: environment.client(0, writer.token), note, root: root.id as number, people }
}

const countsOf = async (id: number) =>
  (
    await environment.t.make((tx) =>
      tx.rows<{ like_count: number; reply_count: number }>(
        'select like_count, reply_count from threaded_comment where tenant_id = 1 and id = $1',
        [id],
      ),
    )
  )[0]

test('concurrent repeated likes of many people count each person once', async () => {
  const { root, people } = await thread(12)
  const taps = people.flatMap((client) =>
    times(5).map(() => client.post(`/comment/threadedcomment/${root}/like/`, { is_liked: true })),
  )
  expect(tally(await Promise.all(taps))).toEqual({ ok: 60 })
  expect((await countsOf(root))?.like_count).toBe(12)
  await Promise.all(
    times(6).flatMap((n) =>
      people.map((client) => client.post(`/comment/threadedcomment/${root}/like/`, { is_liked: n % 2 === 0 })),
    ),
  )
  expect(await wrongCounts(environment.t)).toEqual([])
})

test('concurrent reports of one person count once', async () => {
  const { root, people } = await thread(6)
  const taps = people.flatMap((client) =>
    times(4).map(() => client.post(`/comment/threadedcomment/${root}/report/`, { reason: 'spam' }, { key: true })),
  )
  expect(tally(await Promise.all(taps))).toEqual({ ok: 6, 17004: 18 })
  expect((await itemOf(environment.t, 'comment', root)).report_count).toBe(6)
})

test.each(times(8))(
  'deleting a comment during concurrent answers either refuses an answer or keeps the place, run %i',
  async () => {
    const { root, writer, people, note } = await thread(6)
    const [removal, ...answers] = await Promise.all([
      writer.delete(`/comment/threadedcomment/${root}/`),
      ...people.map((client) => client.post(`/comment/threadedcomment/${root}/reply/`, { text: '好' }, { key: true })),
    ])
    const { ok = 0, 17002: refusals = 0 } = tally(answers)
    expect([removal.status, ok + refusals]).toEqual([200, 6])
    expect((await countsOf(root))?.reply_count).toBe(ok)
    const { count } = (await people[0]?.get(`/comment/threadedcomment/?target=note&key=${note}`))?.body ?? {}
    expect(count).toBe(ok > 0 ? 1 : 0)
  },
)

test('of concurrent decisions on one post, one is taken, and the counts stay true', async () => {
  const { t } = environment
  const { root, people } = await thread(1)
  const answer = await reply(people[0] as never, root)
  await (await t.user()).client.post(`/comment/threadedcomment/${answer.id}/report/`, { reason: 'spam' }, { key: true })
  const item = (await itemOf(t, 'comment', answer.id)).id
  const staff = await Promise.all(times(4).map(() => moderator(t)))
  const answers = await Promise.all(
    staff.flatMap(({ client }) => times(3).map(() => decide(client, item, { action: 'hide' }))),
  )
  expect(answers.filter(({ err_code }) => err_code === undefined)).toHaveLength(1)
  expect((await countsOf(root))?.reply_count).toBe(0)
  expect(await wrongCounts(t)).toEqual([])
})

test('an account that is removed while its removal is taken back is either kept or gone, never half', async () => {
  const { t, otherDue } = environment
  for (const _ of times(6)) {
    const user = await t.user()
    await user.client.post('/base/user/me/removal/', undefined, { key: true })
    const later = new Date(t.ports.clock.now().getTime() + 15 * 86_400_000)
    const [back] = await Promise.all([
      environment.client(1, user.token).delete('/base/user/me/removal/'),
      t.due.runDue(later),
      otherDue.runDue(later),
    ])
    const [row] = await t.make((tx) =>
      tx.rows<{ is_gone: boolean; has_session: boolean }>(
        'select removed_at is not null as is_gone, exists (select from session s where s.tenant_id = 1 and s.user_id = a.id) as has_session from account a where a.tenant_id = 1 and a.id = $1',
        [user.id],
      ),
    )
    expect(row).toEqual(
      back.status === 200 ? { is_gone: false, has_session: true } : { is_gone: true, has_session: false },
    )
  }
})

test('control: read-then-write counts answers wrong', async () => {
  const { t } = environment
  const { root } = await thread(0)
  const looksFirst = () =>
    t.database.of(MAIN).tx(async (tx) => {
      const [row] = await tx.rows<{ reply_count: number }>(
        'select reply_count from threaded_comment where tenant_id = 1 and id = $1',
        [root],
      )
      await tx.rows('update threaded_comment set reply_count = $2 where tenant_id = 1 and id = $1', [
        root,
        (row?.reply_count ?? 0) + 1,
      ])
    })
  await Promise.all(times(20).map(looksFirst))
  expect((await countsOf(root))?.reply_count).toBeLessThan(20)
})
