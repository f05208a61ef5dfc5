import type { Connection } from '../../server/src/core/database.types'
import { MAIN } from '../server/support/app'
import { callDuring } from './overlap'
import { type RaceEnvironment, startRaceEnvironment, tally, times } from './support'

let environment: RaceEnvironment
beforeAll(async () => {
  environment = await startRaceEnvironment()
})
afterAll(() => environment.stop())

const docOf = (title: string) => ({ title, settings: {}, modules: [] })

async function newPage(slug: string) {
  const { client, token } = await environment.t.user({ perms: ['mpage.change_page', 'mpage.publish_page'] })
  const { body } = await client.post('/studio/page/', { title: '春茶', slug }, { key: true })
  return { id: Number(body.id), token }
}
const versionOf = async (id: number) =>
  (
    await environment.t.make((tx) =>
      tx.rows<{ version: number }>('select edit_version as version from page where tenant_id = $1 and id = $2', [
        MAIN,
        id,
      ]),
    )
  )[0]?.version

test.each(times(10))(
  'of concurrent saves of one version one is taken, and the others are refused, run %i',
  async (run) => {
    const { id, token } = await newPage(`save-${run}`)
    const answers = await Promise.all(
      times(8).map((n) =>
        environment.client(n, token).put(`/studio/page/${id}/draft/`, { version: 1, doc: docOf(`第 ${n} 稿`) }),
      ),
    )
    expect(tally(answers)).toEqual({ ok: 1, 16012: 7 })
    const [winner] = [...answers.entries()].filter(([, { status }]) => status === 200)
    const { body } = await environment.client(0, token).get(`/studio/page/${id}/`)
    expect([body.version, body.doc.title]).toEqual([2, `第 ${winner?.[0]} 稿`])
  },
)

test('concurrent checkpoints get numbers without a gap', async () => {
  const { id, token } = await newPage('checkpoints')
  const answers = await Promise.all(
    times(8).map((n) =>
      environment
        .client(n, token)
        .post(`/studio/page/${id}/revision/`, { name: `第 ${n} 稿`, version: 1 }, { key: true }),
    ),
  )
  expect(answers.map(({ body }) => body.no).sort()).toEqual(times(8).map((n) => n + 1))
})

test('a plan that two processes run and an editor cancels is published once or not at all', async () => {
  const { t, otherDue } = environment
  for (const run of times(6)) {
    const { id, token } = await newPage(`plan-${run}`)
    const at = new Date(t.ports.clock.now().getTime() + 3_600_000)
    const { body } = await environment
      .client(0, token)
      .post(`/studio/page/${id}/schedule/`, { version: 1, at: at.toISOString() }, { key: true })
    const [cancelReply] = await Promise.all([
      environment.client(1, token).delete(`/studio/page/${id}/publication/${body.id}/`),
      t.due.runDue(at),
      otherDue.runDue(at),
    ])
    const isShown = (await environment.client(0, token).get(`/mpage/page/plan-${run}/`)).status === 200
    expect(isShown).toBe(cancelReply.status === 404)
  }
})

test('a publication that is planned while its page is deleted is cancelled with it', async () => {
  const { id, token } = await newPage('plan-deleted')
  const at = new Date(environment.t.ports.clock.now().getTime() + 3_600_000)
  const plan = async (tx: Connection) => {
    await tx.rows('select 1 from page where tenant_id = $1 and id = $2 for no key update', [MAIN, id])
    await tx.rows(
      `insert into page_revision (tenant_id, page_id, no, doc, name, reason, actor_id, at)
        select $1, $2, 1, '{}', '', 'publish', min(id), now() from account where tenant_id = $1`,
      [MAIN, id],
    )
    await tx.rows(
      `insert into page_publication (tenant_id, page_id, revision_no, at, state, actor_id)
        select $1, $2, 1, $3, 'waiting', min(id) from account where tenant_id = $1`,
      [MAIN, id, at],
    )
  }
  const reply = await callDuring(environment, plan, () =>
    environment.client(0, token).delete(`/studio/page/${id}/?version=1`),
  )
  expect(reply.status).toBe(200)
  const states = await environment.t.make((tx) =>
    tx.rows('select state from page_publication where tenant_id = $1 and page_id = $2', [MAIN, id]),
  )
  expect(states).toEqual([{ state: 'cancelled' }])
})

/**
 * Looks at the version first and writes then, as code without the guard would: nobody writes before all have looked.
 */
async function lookThenWrite(id: number, writes: readonly string[]): Promise<boolean[]> {
  let lookers = 0
  let open = () => {}
  const everybodyLooked = new Promise<void>((resolve) => {
    open = resolve
  })
  return Promise.all(
    writes.map((write) =>
      environment.t.database.of(MAIN).tx(async (tx) => {
        const [row] = await tx.rows<{ version: number }>(
          'select edit_version as version from page where tenant_id = $1 and id = $2',
          [MAIN, id],
        )
        lookers += 1
        if (lookers === writes.length) open()
        await everybodyLooked
        if (row?.version !== 1) return false
        await tx.rows(`update page set edit_version = edit_version + 1, ${write} where tenant_id = $1 and id = $2`, [
          MAIN,
          id,
        ])
        return true
      }),
    ),
  )
}

test('control: look-then-write loses saves', async () => {
  const { id } = await newPage('control')
  expect(await lookThenWrite(id, ["title = '一'", "title = '二'", "title = '三'"])).toEqual([true, true, true])
  expect(await versionOf(id)).toBe(4)
})

describe('a deletion and saves of one version', () => {
  const titleOf = async (id: number) =>
    (
      await environment.t.make((tx) =>
        tx.rows<{ title: string | null }>(
          "select doc->>'title' as title from page_draft where tenant_id = $1 and page_id = $2",
          [MAIN, id],
        ),
      )
    )[0]?.title
  const isDeleted = async (id: number) =>
    (
      await environment.t.make((tx) =>
        tx.rows('select 1 from page where tenant_id = $1 and id = $2 and deleted_at is not null', [MAIN, id]),
      )
    ).length > 0

  test.each(times(10))('delete the page, or save it, and never both, run %i', async (run) => {
    const { id, token } = await newPage(`delete-${run}`)
    const [deletion, ...saves] = await Promise.all([
      environment.client(0, token).delete(`/studio/page/${id}/?version=1`),
      ...times(5).map((n) =>
        environment.client(n + 1, token).put(`/studio/page/${id}/draft/`, { version: 1, doc: docOf(`第 ${n} 稿`) }),
      ),
    ])
    const savedCount = saves.filter(({ status }) => status === 200).length
    expect([deletion?.status === 200, savedCount]).toEqual(savedCount === 0 ? [true, 0] : [false, 1])
    expect([await isDeleted(id), (await titleOf(id)) !== undefined]).toEqual([savedCount === 0, savedCount === 1])
  })

  test('control: a deletion that looks first takes a saved draft with it', async () => {
    const { id } = await newPage('delete-control')
    expect(await lookThenWrite(id, ["title = '一'", 'is_active = false, deleted_at = now()'])).toEqual([true, true])
    expect(await isDeleted(id)).toBe(true)
  })
})
