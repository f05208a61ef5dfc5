import { MAIN } from '../server/support/app'
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
  (await environment.t.make((tx) => tx.rows<{ version: number }>('select edit_version as version from page where tenant_id = $1 and id = $2', [MAIN, id])))[0]
    ?.version

test.each(times(10))('of concurrent saves of one version one is taken, and the others are refused, run %i', async (run) => {
  const { id, token } = await newPage(`save-${run}`)
  const answers = await Promise.all(
    times(8).map((n) => environment.client(n, token).put(`/studio/page/${id}/draft/`, { version: 1, doc: docOf(`第 ${n} 稿`) })),
  )
  expect(tally(answers)).toEqual({ ok: 1, 16012: 7 })
  const [winner] = [...answers.entries()].filter(([, { status }]) => status === 200)
  const { body } = await environment.client(0, token).get(`/studio/page/${id}/`)
  expect([body.version, body.doc.title]).toEqual([2, `第 ${winner?.[0]} 稿`])
})

test('concurrent checkpoints get numbers without a gap', async () => {
  const { id, token } = await newPage('checkpoints')
  const answers = await Promise.all(
    times(8).map((n) => environment.client(n, token).post(`/studio/page/${id}/revision/`, { name: `第 ${n} 稿`, version: 1 }, { key: true })),
  )
  expect(answers.map(({ body }) => body.no).sort()).toEqual(times(8).map((n) => n + 1))
})

test('a plan that two processes run and an editor cancels is published once or not at all', async () => {
  const { t, otherDue } = environment
  for (const run of times(6)) {
    const { id, token } = await newPage(`plan-${run}`)
    const at = new Date(t.ports.clock.now().getTime() + 3_600_000)
    const { body } = await environment.client(0, token).post(`/studio/page/${id}/schedule/`, { version: 1, at: at.toISOString() }, { key: true })
    const [cancelReply] = await Promise.all([
      environment.client(1, token).delete(`/studio/page/${id}/publication/${body.id}/`),
      t.due.runDue(at),
      otherDue.runDue(at),
    ])
    const isShown = (await environment.client(0, token).get(`/mpage/page/plan-${run}/`)).status === 200
    expect(isShown).toBe(cancelReply.status === 404)
  }
})

test('control: look-then-write loses saves', async () => {
  const { id } = await newPage('control')
  const look = (title: string) =>
    environment.t.database.of(MAIN).tx(async (tx) => {
      const [row] = await tx.rows<{ version: number }>('select edit_version as version from page where tenant_id = $1 and id = $2', [MAIN, id])
      if (row?.version !== 1) return false
      await tx.rows('update page set title = $3, edit_version = edit_version + 1 where tenant_id = $1 and id = $2', [MAIN, id, title])
      return true
    })
  const wins = (await Promise.all(times(8).map((n) => look(`第 ${n} 稿`)))).filter(Boolean).length
  expect(wins).toBeGreaterThan(1)
  expect(await versionOf(id)).toBe(wins + 1)
})
