import { makeProduct } from '../../factories/product'
import { opsStep, paidOrder } from '../support/after-sales'
import { MAIN, startTestApp, type TestApp } from '../support/app'
import type { Client, Loose } from '../support/client'

let t: TestApp
let staff: Client
beforeAll(async () => {
  t = await startTestApp()
  staff = (await t.user({ perms: ['shop.change_order'] })).client
})
afterAll(() => t.stop())

/** A review of a delivered order, with the id by which the shop answers it. */
async function makeReview(text: string, score = 5) {
  const scene = await paidOrder(t, 1)
  await opsStep(t, scene, { action: 'ship', carrier: 'a', tracking_no: 'b' })
  await scene.buyer.client.post(`/shop/order/${scene.number}/process/`, { action: 'confirm' }, { key: true })
  const { body } = await scene.buyer.client.post(
    `/shop/order/${scene.number}/comment/`,
    { comments: [{ line_id: scene.line, score, text, images: [] }] },
    { key: true },
  )
  return { id: body.results[0].id as number, product: scene.cup.id, buyer: scene.buyer, number: scene.number }
}

async function makeQuestion(text: string) {
  const { id: product } = await t.make((tx) => makeProduct(tx, MAIN))
  const asker = await t.user()
  const { body } = await asker.client.post(
    '/comment/threadedcomment/',
    { target: 'product', key: String(product), text },
    { key: true },
  )
  return { id: body.id as number, product, asker }
}

const idsOf = async (path: string): Promise<number[]> => (await staff.get(path)).body.results.map(({ id }: Loose) => id)

test('a review waits until the shop has answered it, and the buyer reads the answer first', async () => {
  const { id, product, buyer } = await makeReview('杯壁很薄', 4)
  await buyer.client.post(
    '/comment/threadedcomment/',
    { target: 'review', key: String(id), text: '补充一句' },
    { key: true },
  )
  expect(await idsOf('/studio/review/?tab=waiting')).toContain(id)
  const { status, body } = await staff.post(`/studio/review/${id}/answer/`, { text: ' 谢谢您的喜欢 ' }, { key: true })
  expect([status, body]).toEqual([
    200,
    expect.objectContaining({ id, score: 4, is_answered: true, product_id: product, reply_count: 2 }),
  ])
  expect(body.replies[0]).toMatchObject({ text: '谢谢您的喜欢', is_staff: true })
  expect(await idsOf('/studio/review/?tab=waiting')).not.toContain(id)
  expect(await idsOf('/studio/review/?tab=answered')).toContain(id)
  const review = (await t.visitor().get(`/shop/product/${product}/comment/`)).body.results[0]
  expect(review.replies[0]).toMatchObject({ text: '谢谢您的喜欢', is_staff: true })
  expect((await buyer.client.get('/comment/threadedcomment/received/')).body.results[0]).toMatchObject({
    text: '谢谢您的喜欢',
  })
})

test('a review waits again once the shop deletes its only answer', async () => {
  const { id } = await makeReview('很好')
  const { body } = await staff.post(`/studio/review/${id}/answer/`, { text: '写错了' }, { key: true })
  await staff.delete(`/comment/threadedcomment/${body.replies[0].id}/`)
  expect(await idsOf('/studio/review/?tab=waiting')).toContain(id)
})

test('a question waits until the shop has answered it; an answer of another buyer changes nothing', async () => {
  const { id, product } = await makeQuestion('可以进洗碗机吗')
  const other = await t.user()
  await other.client.post(`/comment/threadedcomment/${id}/reply/`, { text: '我也想知道' }, { key: true })
  expect(await idsOf('/studio/question/?tab=waiting')).toContain(id)
  const { body } = await staff.post(`/studio/question/${id}/answer/`, { text: '可以' }, { key: true })
  expect(body).toMatchObject({ id, is_answered: true, product: { id: product }, reply_count: 2 })
  expect(await idsOf(`/studio/question/?product=${product}&tab=waiting`)).toEqual([])
  expect(await idsOf(`/studio/question/?product=${product}&tab=answered`)).toEqual([id])
})

test('reviews are found by score and words, and what is hidden is not listed', async () => {
  const [bad, good] = [await makeReview('漏水了', 1), await makeReview('漏光真美', 5)]
  expect(await idsOf('/studio/review/?score=1')).toEqual([bad.id])
  expect(await idsOf(`/studio/review/?search=${encodeURIComponent('漏光')}`)).toEqual([good.id])
  await t.make((tx) =>
    tx.rows("update product_comment set status = 'hidden' where tenant_id = $1 and id = $2", [MAIN, bad.id]),
  )
  expect(await idsOf('/studio/review/?score=1')).toEqual([])
  expect((await staff.post(`/studio/review/${bad.id}/answer/`, { text: '抱歉' }, { key: true })).status).toBe(404)
})

test('what is no question is answered by no question’s call, and an empty answer is refused', async () => {
  const { id } = await makeReview('不错')
  expect((await staff.post('/studio/question/999999/answer/', { text: '好' }, { key: true })).status).toBe(404)
  expect((await staff.post(`/studio/review/${id}/answer/`, { text: '  ' }, { key: true })).status).toBe(400)
})
