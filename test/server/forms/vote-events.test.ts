import { makeVoteEvent } from '../../factories/interact'
import { MAIN, OTHER, startTestApp, type TestApp } from '../support/app'
import type { Client } from '../support/client'
import { configure } from '../support/site'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.stop())

const DAY = 86_400_000
const at = (days: number) => new Date(t.ports.clock.now().getTime() + days * DAY)
const make = (options: Parameters<typeof makeVoteEvent>[2] = {}, tenantId = MAIN) =>
  t.make((tx) => makeVoteEvent(tx, tenantId, options))
const castVotes = (client: Client, id: number | string, candidates: readonly number[], key: string | true = true) =>
  client.post(`/vote/voteevent/${id}/submit/`, { candidates }, { key })
const counts = async (id: number) =>
  (await t.visitor().get(`/vote/voteevent/${id}/candidate/`)).body.results.map(
    ({ vote_count }: { vote_count: number }) => vote_count,
  )

test('GET /vote/voteevent/{id}/ returns an event by id and slug with its sums and all votes of the day for a visitor', async () => {
  const event = await make()
  const { body } = await t.visitor().get(`/vote/voteevent/${event.id}/`)
  expect(body).toMatchObject({
    id: event.id,
    title: '最美茶席',
    daily_limit: 2,
    remaining: 2,
    candidate_count: 3,
    vote_count: 0,
  })
  expect((await t.visitor().get(`/vote/voteevent/${event.slug}/`)).body).toEqual(body)
})

test('votes count for their candidates, are taken from the votes of the day and rank the candidates', async () => {
  const event = await make()
  const [one = 0, two = 0, three = 0] = event.candidates
  const { client } = await t.user()
  const { status, body } = await castVotes(client, event.id, [two, three])
  expect([status, body.voteevent.remaining, body.voteevent.vote_count]).toEqual([200, 0, 2])
  expect(
    body.candidates.map(({ id, vote_count, rank, is_voted }: Record<string, unknown>) => [
      id,
      vote_count,
      rank,
      is_voted,
    ]),
  ).toEqual([
    [two, 1, 1, true],
    [three, 1, 1, true],
  ])
  await castVotes((await t.user()).client, event.id, [three])
  expect((await t.visitor().get(`/vote/voteevent/${event.id}/result/`)).body).toEqual({
    vote_count: 3,
    votes: { [one]: 0, [two]: 1, [three]: 2 },
  })
  const byVotes = (await client.get(`/vote/voteevent/${event.id}/candidate/?ordering=-vote_count`)).body.results
  expect(byVotes.map(({ id, rank }: { id: number; rank: number }) => [id, rank])).toEqual([
    [three, 1],
    [two, 2],
    [one, 3],
  ])
})

test('candidates are found by their number and by words of their name', async () => {
  const event = await make({ count: 12 })
  const search = async (words: string) =>
    (
      await t.visitor().get(`/vote/voteevent/${event.id}/candidate/?search=${encodeURIComponent(words)}`)
    ).body.results.map(({ number }: { number: number }) => number)
  expect(await search('2')).toEqual([2])
  expect(await search('茶席 1')).toEqual([1, 10, 11, 12])
  expect((await t.visitor().get(`/vote/voteevent/${event.id}/candidate/?offset=50`)).body).toEqual({
    count: 12,
    results: [],
  })
})

test('the votes of a day end and begin again with the next day of the site', async () => {
  const event = await make({ dailyLimit: 1 })
  const [one = 0, two = 0] = event.candidates
  const { client } = await t.user()
  expect((await castVotes(client, event.id, [one])).status).toBe(200)
  expect((await castVotes(client, event.id, [two])).body).toEqual({
    detail: '您今日的票数已用完，明天再来吧',
    err_code: '14015',
  })
  await t.make((tx) =>
    tx.rows('update vote_event_tally set day = day - 1 where tenant_id = $1 and event_id = $2', [MAIN, event.id]),
  )
  await t.make((tx) =>
    tx.rows('update vote_event_choice set day = day - 1 where tenant_id = $1 and candidate_id = $2', [MAIN, one]),
  )
  expect((await castVotes(client, event.id, [one])).body.voteevent).toMatchObject({ remaining: 0, vote_count: 2 })
})

test('a ballot that comes after one of the next day counts as of that day', async () => {
  const event = await make({ dailyLimit: 1 })
  const [one = 0, two = 0] = event.candidates
  const { client } = await t.user()
  await castVotes(client, event.id, [one])
  await t.make((tx) =>
    tx.rows('update vote_event_tally set day = day + 1 where tenant_id = $1 and event_id = $2', [MAIN, event.id]),
  )
  expect((await castVotes(client, event.id, [two])).body.err_code).toBe('14015')
})

test('more votes than are left, the same candidate twice a day and a foreign or inactive candidate change nothing', async () => {
  const [event, other] = [await make(), await make()]
  const [one = 0, two = 0, three = 0] = event.candidates
  const { client } = await t.user()
  const code = async (candidates: number[]) => (await castVotes(client, event.id, candidates)).body.err_code
  expect(await code([one, two, three])).toBe('14015')
  expect(await code([one, other.candidates[0] ?? 0])).toBe('14017')
  await t.make((tx) =>
    tx.rows('update vote_candidate set is_active = false where tenant_id = $1 and id = $2', [MAIN, three]),
  )
  expect(await code([three])).toBe('14017')
  expect(await code([one])).toBeUndefined()
  expect(await code([one])).toBe('14016')
  expect(await code([one, one])).toBe('10400')
  expect(await code([])).toBe('10400')
  expect(await counts(event.id)).toEqual([1, 0])
  expect((await client.get(`/vote/voteevent/${event.id}/`)).body.remaining).toBe(1)
})

test('the same idempotency key gives its votes once', async () => {
  const event = await make()
  const { client } = await t.user()
  const same = () => castVotes(client, event.id, [event.candidates[0] ?? 0], 'same')
  expect([(await same()).status, (await same()).status]).toEqual([200, 200])
  expect(await counts(event.id)).toEqual([1, 0, 0])
})

test.each([
  ['has not begun', () => ({ startAt: at(1) }), '14011'],
  ['is over', () => ({ endAt: at(-1) }), '14012'],
])('votes for an event that %s are rejected', async (_, options, code) => {
  const event = await make(options())
  expect((await castVotes((await t.user()).client, event.id, event.candidates.slice(0, 1))).body.err_code).toBe(code)
})

test('an event that is inactive, of another site or unknown is not found', async () => {
  const [inactive, foreign] = [await make({ isActive: false }), await make({}, OTHER)]
  const { client } = await t.user()
  for (const id of [inactive.id, foreign.slug, 999_999]) {
    expect((await castVotes(client, id, [1])).body.err_code).toBe('10404')
    expect((await client.get(`/vote/voteevent/${id}/candidate/`)).status).toBe(404)
  }
})

test('voting requires login, and a bound mobile number where the site demands it', async () => {
  const event = await make()
  expect([401, 403]).toContain((await castVotes(t.visitor(), event.id, event.candidates.slice(0, 1))).status)
  await configure(t, { mobile_bind_required: true })
  const { body } = await castVotes((await t.user({ mobile: null })).client, event.id, event.candidates.slice(0, 1))
  await configure(t, { mobile_bind_required: false })
  expect(body.err_code).toBe('11005')
})
