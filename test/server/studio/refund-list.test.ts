import { idOf, paidOrder, type Scene } from '../support/after-sales'
import { MAIN, startTestApp, type TestApp } from '../support/app'
import type { Client, Loose } from '../support/client'

let t: TestApp
let clerk: Client
let scenes: Scene[]
const REFUND =
  "insert into refund (tenant_id, order_id, amount, is_surplus, out_refund_no, state, reason, created_at, done_at) values ($1, $2, 150, false, $3, $4, 'closed account', $5, $6)"

beforeAll(async () => {
  t = await startTestApp()
  clerk = (await t.user({ perms: ['shop.change_order'] })).client
  scenes = [await paidOrder(t), await paidOrder(t)]
  const ids = await Promise.all(scenes.map(({ number }) => idOf(t, number)))
  const now = t.ports.clock.now()
  await t.make(async (tx) => {
    await tx.rows(REFUND, [MAIN, ids[0] ?? 0, 'R1', 'failed', now, null])
    await tx.rows(REFUND, [MAIN, ids[0] ?? 0, 'R2', 'done', now, now])
    await tx.rows(REFUND, [MAIN, ids[1] ?? 0, 'R3', 'due', now, null])
  })
})
afterAll(() => t.stop())

const numbersOf = async (query: string) => {
  const { body } = await clerk.get(`/studio/shop/refund/?${query}`)
  return body.results.map(({ number }: Loose) => number)
}

test('refunds are listed, the newest first, and those that are not done in a tab of their own', async () => {
  expect(await numbersOf('tab=all')).toEqual(['R3', 'R2', 'R1'])
  expect(await numbersOf('tab=open')).toEqual(['R3', 'R1'])
})

test('a refund is found by its whole number or that of its order', async () => {
  expect(await numbersOf('search=R2')).toEqual(['R2'])
  expect(await numbersOf(`search=${encodeURIComponent(' ｒ２ ')}`)).toEqual(['R2'])
  expect(await numbersOf(`search=${scenes[0]?.number}`)).toEqual(['R2', 'R1'])
  expect(await numbersOf('search=R')).toEqual([])
})

test('a refund shows its order, its buyer and why the vendor refused it', async () => {
  const { body } = await clerk.get('/studio/shop/refund/?search=R1')
  expect(body.results[0]).toMatchObject({
    ...{ amount: '1.50', status: 'failed', reason: 'closed account', done: null, actions: ['retry', 'settle'] },
    order: { number: scenes[0]?.number },
  })
})

test('a tab that is not there is refused', async () => {
  expect((await clerk.get('/studio/shop/refund/?tab=lost')).status).toBe(400)
})
