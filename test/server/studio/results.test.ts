import { makeVote, makeVoteEvent } from '../../factories/interact'
import { makeIssuedTicket } from '../../factories/issued-ticket'
import { MAIN, OTHER, startTestApp, type TestApp } from '../support/app'
import type { Client, Loose } from '../support/client'

let t: TestApp
let owner: Client
beforeAll(async () => {
  t = await startTestApp()
  owner = (await t.user({ perms: ['*'] })).client
})
afterAll(() => t.stop())

/** A list that lets tickets in at any time, at one gate. */
const entrance = {
  ...{ id: null, name: '入场', type_ids: null, takes_registrations: true, opens: null, closes: null, reentry: 'once' },
  ...{ has_exit: false, is_inner: false, needs_rotating: false, questions: [], min_age: null, attention_type_ids: [] },
  ...{ shows_initials: false, gates: [{ id: null, name: '南门' }] },
}

async function linesOf(list: string, filters: Record<string, string> = {}): Promise<string[]> {
  const { body } = await owner.post(`/studio/list/${list}/export/`, { filters, format: 'csv' })
  const file = await t.ports.storage.get(String(body.url).slice('/media/'.length))
  return (file?.bytes.toString() ?? '')
    .replace(/^\uFEFF/, '')
    .trim()
    .split('\r\n')
}

test('a file of a vote has a count for each option, even without votes', async () => {
  const vote = await t.make((tx) => makeVote(tx, MAIN))
  await t.make((tx) => makeVote(tx, OTHER))
  const [kind, time] = vote.items
  for (const choice of [1, 1, 2])
    await (await t.user()).client.post(
      `/vote/vote/${vote.id}/submit/`,
      { submits: { [String(kind)]: [choice], [String(time)]: [1] } },
      { key: true },
    )
  const lines = await linesOf('votes', { vote: String(vote.id) })
  expect(lines).toEqual([
    '投票,问题,选项,票数,投票人数',
    '选茶,喝哪一种,绿茶,2,3',
    '选茶,喝哪一种,红茶,1,3',
    '选茶,喝哪一种,白茶,0,3',
    '选茶,什么时候,上午,3,3',
    '选茶,什么时候,下午,0,3',
  ])
  expect((await linesOf('votes', { search: '白茶' })).slice(1)).toEqual(['选茶,喝哪一种,白茶,0,3'])
})

test('candidates of a contest stand in the order of their votes, and have no rank if they are not shown', async () => {
  const contest = await t.make((tx) => makeVoteEvent(tx, MAIN, { count: 3 }))
  const [first = 0, second = 0, third = 0] = contest.candidates
  await t.make(async (tx) => {
    await tx.rows('update vote_candidate set vote_count = 5 where tenant_id = 1 and id = $1', [second])
    await tx.rows('update vote_candidate set is_active = false, vote_count = 9 where tenant_id = 1 and id = $1', [
      third,
    ])
  })
  const { results } = (await owner.get(`/studio/votecandidate/?contest=${contest.id}`)).body
  expect(results.map(({ id, rank }: Loose) => [id, rank])).toEqual([
    [second, 1],
    [first, 2],
    [third, null],
  ])
  expect(await linesOf('contests', { contest: String(contest.id) })).toEqual([
    '评选,编号,参选对象,票数,名次',
    '最美茶席,2,茶席 2,5,1',
    '最美茶席,1,茶席 1,0,2',
    '最美茶席,3,茶席 3,9,',
  ])
})

test('scans at the door name the holder, the reason of a refusal and the operator, and are a file', async () => {
  const holder = await t.user({ mobile: '13900007001' })
  const ticket = await t.make((tx) => makeIssuedTicket(tx, MAIN))
  await t.make((tx) =>
    tx.rows('update issued_ticket set user_id = $2 where tenant_id = 1 and id = $1', [ticket.id, holder.id]),
  )
  const steward = (await t.user({ perms: ['event.verify_ticket'] })).client
  const { body: door } = await owner.post(`/ops/event/event/${ticket.eventId}/doorlist/`, entrance, { key: true })
  const scan = (nonce: string) =>
    steward.post(`/ops/event/event/${ticket.eventId}/verify/`, {
      ...{ code: ticket.code, gate: door.gates.at(-1).id, device: 'device-1', nonce },
      scanned_at: t.ports.clock.now().toISOString(),
    })
  await scan('nonce-results-1')
  await scan('nonce-results-2')
  const ofEvent = (await owner.get(`/studio/doorscan/?event=${ticket.eventId}`)).body
  expect(ofEvent.count).toBe(2)
  expect(ofEvent.results[0]).toMatchObject({ result: 'error', reason: 'used', reason_display: '这张票已经用过' })
  expect(ofEvent.results[1]).toMatchObject({
    result: 'ok',
    holder: { mobile: '13900007001' },
    direction_display: '入场',
  })
  expect((await owner.get('/studio/doorscan/?result=error')).body.count).toBe(1)
  const [heads, ...rows] = await linesOf('doorscans', { event: String(ticket.eventId), result: 'ok' })
  expect(heads).toBe('时间,活动,闸口,姓名,手机号,编码,票种,方向,人数,结果,原因,撤销时间,操作人')
  expect(rows).toHaveLength(1)
  expect(rows[0]).toContain(`,13900007001,${ticket.code},`)
  const supervisor = (await t.user({ perms: ['event.supervise_door'] })).client
  const shownNumber = (await supervisor.get(`/studio/doorscan/?event=${ticket.eventId}`)).body.results[0].holder.mobile
  expect(shownNumber).toBe('139****7001')
  expect((await steward.get('/studio/doorscan/')).status).toBe(403)
})

test('the waiting list of an event is read and offered in the studio, with a line in the log', async () => {
  const ticket = await t.make((tx) => makeIssuedTicket(tx, MAIN))
  const { status, body } = await owner.get(`/studio/ops/event/event/${ticket.eventId}/waiting/`)
  expect([status, body.count]).toEqual([200, 0])
  const offer = await owner.post(`/studio/ops/event/event/${ticket.eventId}/offer/`, {}, { key: true })
  expect(offer.status).toBe(200)
  const { results } = (await owner.get(`/studio/audit/?kind=ticket_order&item=${ticket.eventId}`)).body
  expect(results[0]).toMatchObject({ action: 'process' })
})
