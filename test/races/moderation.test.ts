import type { Connection } from '../../server/src/core/database.types'
import { settlePicture } from '../../server/src/domains/community/moderation/vendor-check'
import { makeImage } from '../factories/product'
import { makeNote } from '../factories/social'
import { MAIN } from '../server/support/app'
import { callDuring } from './overlap'
import { jobContext, type RaceEnvironment, startRaceEnvironment } from './support'

let environment: RaceEnvironment
beforeAll(async () => {
  environment = await startRaceEnvironment()
})
afterAll(() => environment.stop())

/** A post with two pictures that WeChat looks at; its text has passed. */
async function createPendingPost() {
  const { t } = environment
  const { id: userId } = await t.user()
  return t.make(async (tx) => {
    const noteId = await makeNote(tx, MAIN, userId, { status: 'pending' })
    const [item] = await tx.rows<{ id: number }>(
      `insert into moderation_item (tenant_id, kind, subject_id, user_id, text, state, reasons, is_text_checked, created_at, changed_at)
        values (1, 'note', $1, $2, '', 'pending', '{vendor}', true, now(), now()) returning id`,
      [noteId, userId],
    )
    const traces = [`a${noteId}`, `b${noteId}`]
    for (const trace of traces)
      await tx.rows(
        'insert into media_check (tenant_id, item_id, revision, image_id, trace_id, created_at) values (1, $1, 1, $2, $3, now())',
        [item?.id ?? 0, await makeImage(tx, MAIN), trace],
      )
    return { id: item?.id ?? 0, traces }
  })
}
const stateOf = async (id: number) =>
  (
    await environment.t.make((tx) =>
      tx.rows<{ state: string }>('select state from moderation_item where tenant_id = 1 and id = $1', [id]),
    )
  )[0]?.state

test('a post whose last two pictures pass at once is approved', async () => {
  const ctx = await jobContext(environment)
  const { id, traces } = await createPendingPost()
  const [first = '', second = ''] = traces
  await callDuring(
    environment,
    (tx) => settlePicture(ctx, tx, first, true),
    () => ctx.db.tx((tx) => settlePicture(ctx, tx, second, true)),
  )
  expect(await stateOf(id)).toBe('approved')
})

test('control: a statement that locks a post and looks for open checks at once sees the answer that it waited for as open', async () => {
  const { id, traces } = await createPendingPost()
  const [first = '', second = ''] = traces
  const answer = async (tx: Connection, trace: string) => {
    await tx.rows('update media_check set is_passed = true where tenant_id = 1 and trace_id = $1', [trace])
    return tx.rows(
      `select exists (select 1 from media_check c where c.tenant_id = 1 and c.item_id = t.id and c.is_passed is not true) as "hasOpen"
        from moderation_item t where t.tenant_id = 1 and t.id = $1 for update`,
      [id],
    )
  }
  const rows = await callDuring(
    environment,
    (tx) => answer(tx, first),
    () => environment.t.make((tx) => answer(tx, second)),
  )
  expect(rows).toEqual([{ hasOpen: true }])
})

/** A person who was muted once, and what another moderator writes who mutes them again. */
async function createMutedScene() {
  const { t } = environment
  const [staff, person] = [await t.user({ perms: ['moderation.change_moderation'] }), await t.user()]
  const later = (days: number) => new Date(t.ports.clock.now().getTime() + days * 86_400_000)
  await staff.client.post(`/ops/moderation/user/${person.uuid}/mute/`, { until: later(1).toISOString() }, { key: true })
  const [log] = (await staff.client.get('/ops/moderation/log/?limit=1')).body.results
  const until = later(30)
  const muteAgain = async (tx: Connection) => {
    await tx.rows('update account set muted_until = $2 where tenant_id = 1 and id = $1', [person.id, until])
    await tx.rows(
      `insert into moderation_log (tenant_id, user_id, action, reason, muted_until, old_muted_until, actor_id, created_at)
        values (1, $1, 'mute', '', $2, $3, $4, now())`,
      [person.id, until, later(1), staff.id],
    )
  }
  const mutedUntil = async () =>
    (
      await t.make((tx) =>
        tx.rows<{ end: string | null }>('select muted_until as end from account where tenant_id = 1 and id = $1', [
          person.id,
        ]),
      )
    )[0]?.end ?? ''
  return {
    person,
    logId: log.id as number,
    until,
    muteAgain,
    mutedUntil,
    undo: () =>
      environment.client(1, staff.token).post(`/ops/moderation/log/${log.id}/undo/`, undefined, { key: true }),
  }
}

test('a mute is not undone while another moderator mutes the person again', async () => {
  const { until, muteAgain, mutedUntil, undo } = await createMutedScene()
  expect((await callDuring(environment, muteAgain, undo)).body.err_code).toBe('17008')
  expect(new Date(await mutedUntil())).toEqual(until)
})

test('control: an undo that looks for newer decisions before it locks the person ends their new mute', async () => {
  const { person, logId, muteAgain, mutedUntil } = await createMutedScene()
  await callDuring(environment, muteAgain, () =>
    environment.t.make(async (tx) => {
      const newer = await tx.rows('select 1 from moderation_log where tenant_id = 1 and user_id = $1 and id > $2', [
        person.id,
        logId,
      ])
      if (newer.length === 0)
        await tx.rows('update account set muted_until = null where tenant_id = 1 and id = $1', [person.id])
    }),
  )
  expect(await mutedUntil()).toBe('')
})
