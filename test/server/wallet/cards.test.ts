import { makeCard } from '../../factories/wallet'
import { MAIN, startTestApp, type TestApp } from '../support/app'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.stop())

const card = (options: Parameters<typeof makeCard>[2] = {}) => t.make((tx) => makeCard(tx, MAIN, options))
type User = Awaited<ReturnType<TestApp['user']>>
const receive = (user: User, code: string) =>
  user.client.post(`/shop/membershipcard/${code}/receive/`, undefined, { key: true })

test('a card is received by its code, is valid from then on, and is shown as a reward', async () => {
  const user = await t.user()
  const code = await card({ durationDays: 30, leftCount: 2 })
  const { body } = await receive(user, code)
  expect(body).toMatchObject({
    name: '青拾会员',
    shop: { name: '青拾生活' },
    end_date: '2026-06-05T04:00:00.000Z',
    is_valid: true,
  })
  expect(body.flashMessages).toEqual([
    {
      kind: 'usermcard',
      usermcard: { name: '青拾会员', shop: { name: '青拾生活' }, duration_days: 30, end_date: body.end_date },
    },
  ])
  expect((await user.client.get(`/shop/membershipcard/${code}/`)).body).toMatchObject({ state: 'held', available: 1 })
  expect((await user.client.get(`/shop/usermembershipcard/${body.code}/`)).body.code).toBe(body.code)
})

test('a card is also found by its id, as content links name it', async () => {
  const code = await card()
  const { id } = (await t.visitor().get(`/shop/membershipcard/${code}/`)).body
  expect((await t.visitor().get(`/shop/membershipcard/${id}/`)).body.code).toBe(code)
})

test('a card without a duration never expires', async () => {
  const user = await t.user()
  expect((await receive(user, await card({ durationDays: null }))).body).toMatchObject({
    end_date: null,
    duration_days: null,
    is_valid: true,
  })
})

test('a second card of a kind can be received only after the first expired; both are listed, the valid one first', async () => {
  const user = await t.user()
  const code = await card({ durationDays: 1, leftCount: 5 })
  const first = (await receive(user, code)).body
  expect((await receive(user, code)).body.err_code).toBe('13032')
  t.ports.clock.forward(86_400)
  const second = (await receive(user, code)).body
  const { results } = (await user.client.get('/shop/usermembershipcard/')).body
  expect(results.map(({ code: own, is_valid }: { code: string; is_valid: boolean }) => [own, is_valid])).toEqual([
    [second.code, true],
    [first.code, false],
  ])
})

test.each([
  ['sold out', async () => card({ leftCount: 0 }), '13031'],
  ['withdrawn', async () => card({ isActive: false }), '10404'],
  ['unknown', async () => 'nothing', '10404'],
])('receiving a card that is %s is rejected', async (_, make, code) => {
  expect((await receive(await t.user(), await make())).body.err_code).toBe(code)
})
