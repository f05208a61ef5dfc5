import { MAIN, OTHER, startTestApp, type TestApp } from './support/app'
import { Client } from './support/client'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp({
    limits: { smsPerIp: 100, smsFreePerIp: 100, smsPerMobile: 100, loginsPerIp: 100, captchasPerIp: 100, tracksPerIp: 8 },
  })
}, 60_000)
beforeEach(() => t.make((q) => q.rows('delete from rate_limit')))
afterAll(() => t.stop())

/** A mini-program's: it has no cookie, and so no CSRF token. */
const visitor = (base = '/api') => new Client(t.fastify, { base, headers: { 'sp-mp-aid': 'x' } })
const event = (name: string, data: object = {}) => ({ name, page: '/post/article/1/', data })
const kept = (tenantId: number) =>
  t.make((q) =>
    q.rows<{ name: string; page: string; data: object; visit: string | null; account_id: number | null; created_at: Date }>(
      'select name, page, data, visit, account_id, created_at from track_event where tenant_id = $1 order by id',
      [tenantId],
    ),
  )

test('what a visitor did is kept with its visit, what a user did with the user, at the moment of the call', async () => {
  const user = await t.user()
  await visitor().post('/base/track/?_sid=v1', { events: [event('reading_progress', { target: 'post.article:1', percent: 60 }), event('form_submit')] })
  await user.client.post('/base/track/', { events: [event('vote_submit', { first: true })] })
  const [read, form, vote] = await kept(MAIN)
  expect(read).toMatchObject({
    name: 'reading_progress',
    page: '/post/article/1/',
    data: { target: 'post.article:1', percent: 60 },
    visit: 'v1',
    account_id: null,
  })
  expect(form).toMatchObject({ name: 'form_submit', data: {} })
  expect(vote).toMatchObject({ name: 'vote_submit', data: { first: true }, account_id: user.id })
  expect(new Date(vote?.created_at ?? 0)).toEqual(t.ports.clock.now())
})

test('one site sees nothing of what was done at another', async () => {
  await visitor('/api-t/rimba').post('/base/track/', { events: [event('only_there')] })
  expect((await kept(OTHER)).map(({ name }) => name)).toEqual(['only_there'])
  const seen = await t.database.of(MAIN).read((q) => q.rows('select 1 from track_event where name = $1', ['only_there']))
  expect(seen).toEqual([])
})

test.each([
  ['no event', []],
  ['more than twenty', Array.from({ length: 21 }, () => event('x'))],
  ['a name that is none', [event('Drop Table')]],
  ['data that is deeper than one level', [event('x', { a: { b: 1 } })]],
])('%s is a bad request, and nothing of it is kept', async (_, events) => {
  const before = (await kept(MAIN)).length
  expect((await visitor().post('/base/track/', { events })).status).toBe(400)
  expect(await kept(MAIN)).toHaveLength(before)
})

test('an address that tells too much is refused for a while', async () => {
  const client = visitor()
  const statuses: number[] = []
  for (let turn = 0; turn < 10; turn += 1) statuses.push((await client.post('/base/track/', { events: [event('x')] })).status)
  expect(statuses).toEqual([...Array(8).fill(200), 429, 429])
})
