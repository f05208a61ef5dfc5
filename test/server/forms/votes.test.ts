import { makeVote, type MadeVote } from '../../factories/interact'
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
const make = (options: Parameters<typeof makeVote>[2] = {}, tenantId = MAIN) =>
  t.make((tx) => makeVote(tx, tenantId, options))
const ballot = ({ items: [one = 0, two = 0] }: MadeVote, first = [1], second = [1, 2]) => ({
  submits: { [one]: first, [two]: second },
})
const cast = (client: Client, vote: MadeVote, body: object = ballot(vote)) =>
  client.post(`/vote/vote/${vote.id}/submit/`, body, { key: true })

test('GET /vote/vote/{id}/ finds a vote by id and slug, with its questions in order and without counts', async () => {
  const vote = await make()
  const { body } = await t.visitor().get(`/vote/vote/${vote.id}/`)
  expect(body).toMatchObject({ id: vote.id, title: '选茶', is_exceeded: false, submits: null })
  expect(body.vote_items.map((item: { id: number }) => item.id)).toEqual(vote.items)
  expect(body.vote_items[0]).toEqual({
    id: vote.items[0],
    description: '喝哪一种',
    is_single: true,
    options: ['绿茶', '红茶', '白茶'].map((description) => ({ description, main_image: null })),
  })
  expect((await t.visitor().get(`/vote/vote/${vote.slug}/`)).body).toEqual(body)
})

test('the counts of every option are returned after voting, to voters only', async () => {
  const vote = await make()
  const [one, two] = vote.items
  await cast((await t.user()).client, vote, ballot(vote, [2], [1]))
  const { client } = await t.user()
  const { status, body } = await cast(client, vote)
  const counts = { [one ?? 0]: { 1: 1, 2: 1, 3: 0 }, [two ?? 0]: { 1: 2, 2: 1 } }
  expect([status, body.vote.is_exceeded, body.vote.submits]).toEqual([200, true, counts])
  expect((await client.get(`/vote/vote/${vote.id}/`)).body).toEqual(body.vote)
  expect((await (await t.user()).client.get(`/vote/vote/${vote.id}/`)).body.submits).toBeNull()
})

test('a second ballot is rejected and not counted', async () => {
  const vote = await make()
  const { client } = await t.user()
  await cast(client, vote)
  expect((await cast(client, vote)).body).toEqual({ detail: '您已投过票', err_code: '14013' })
  expect((await client.get(`/vote/vote/${vote.id}/`)).body.submits[vote.items[0] ?? 0]).toEqual({ 1: 1, 2: 0, 3: 0 })
})

test('of concurrent ballots one is accepted, and an idempotency key can be repeated', async () => {
  const vote = await make()
  const { client } = await t.user()
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => cast(client, vote)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409])
  const other = (await t.user()).client
  const same = () => other.post(`/vote/vote/${vote.id}/submit/`, ballot(vote), { key: 'same' })
  expect([(await same()).status, (await same()).status]).toEqual([200, 200])
})

test.each([
  ['not open yet', () => ({ startAt: at(1) }), '14011', '投票还未开始'],
  ['over', () => ({ endAt: at(-1) }), '14012', '投票已结束'],
])('a ballot for a vote that is %s is rejected', async (_, options, code, words) => {
  const vote = await make(options())
  expect((await cast((await t.user()).client, vote)).body).toEqual({ detail: words, err_code: code })
})

test.each([
  ['no answers', () => ({})],
  ['a missing question', ([one]: number[]) => ({ [one ?? 0]: [1] })],
  ['an empty multiple choice', ([one, two]: number[]) => ({ [one ?? 0]: [1], [two ?? 0]: [] })],
  ['two options of a single choice', ([one, two]: number[]) => ({ [one ?? 0]: [1, 2], [two ?? 0]: [1] })],
  ['a duplicate option', ([one, two]: number[]) => ({ [one ?? 0]: [1], [two ?? 0]: [1, 1] })],
  ['an unknown option', ([one, two]: number[]) => ({ [one ?? 0]: [4], [two ?? 0]: [1] })],
])('a ballot with %s is rejected', async (_, submits) => {
  const vote = await make()
  const { client } = await t.user()
  expect((await cast(client, vote, { submits: submits(vote.items) })).body).toEqual({
    detail: '请先完成所有问题',
    err_code: '14014',
  })
  expect((await client.get(`/vote/vote/${vote.id}/`)).body.is_exceeded).toBe(false)
})

test('choices for questions of another vote are ignored', async () => {
  const [vote, other] = [await make(), await make()]
  const { client } = await t.user()
  const { submits } = ballot(vote)
  expect((await cast(client, vote, { submits: { ...submits, ...ballot(other).submits } })).status).toBe(200)
  const { body } = await cast((await t.user()).client, other)
  expect(body.vote.submits[other.items[0] ?? 0]).toEqual({ 1: 1, 2: 0, 3: 0 })
})

test('a vote that is inactive, of another site or unknown is not found', async () => {
  const [inactive, foreign] = [await make({ isActive: false }), await make({}, OTHER)]
  const { client } = await t.user()
  for (const vote of [inactive, foreign, { id: 999_999, slug: '', items: [] }])
    expect((await cast(client, vote)).body.err_code).toBe('10404')
  expect((await client.get('/vote/vote/99999999999999999999/')).status).toBe(404)
})

test('voting requires login, and a bound mobile number where the site demands it', async () => {
  const vote = await make()
  expect([401, 403]).toContain((await t.visitor().post(`/vote/vote/${vote.id}/submit/`, ballot(vote))).status)
  await configure(t, { mobile_bind_required: true })
  const { body } = await cast((await t.user({ mobile: null })).client, vote)
  await configure(t, { mobile_bind_required: false })
  expect(body.err_code).toBe('11005')
})
