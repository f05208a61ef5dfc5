import { makeImage } from '../../factories/product'
import { MAIN, startTestApp, type TestApp } from '../support/app'
import { idOf, opsStep, paidOrder, type Scene } from '../support/after-sales'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.stop())

const postComment = ({ buyer, number, line }: Scene, more: object = {}) =>
  buyer.client.post(
    `/shop/order/${number}/comment/`,
    { comments: [{ line_id: line, score: 5, text: ' <b>很好</b> ', images: [], ...more }] },
    { key: true },
  )

async function deliveredOrder(): Promise<Scene> {
  const scene = await paidOrder(t, 1)
  await opsStep(t, scene, { action: 'ship', carrier: 'a', tracking_no: 'b' })
  await scene.buyer.client.post(`/shop/order/${scene.number}/process/`, { action: 'confirm' }, { key: true })
  return scene
}

test('a line can be commented once, after delivery, and the text is stored as written', async () => {
  const scene = await paidOrder(t, 1)
  expect((await postComment(scene)).body.detail).toBe('收到商品后才能评价')
  const there = await deliveredOrder()
  const image = await t.make((tx) => makeImage(tx, MAIN, there.buyer.id))
  expect((await there.read()).lines[0].is_comment_available).toBe(true)
  expect((await postComment(there, { images: [image] })).body).toMatchObject({
    count: 1,
    results: [{ score: 5, text: '<b>很好</b>', images: [{ width: 800 }] }],
  })
  expect((await postComment(there)).body.detail).toBe('您已评价过该商品')
  expect((await there.read()).lines[0].is_comment_available).toBe(false)
})

test('a comment is rejected when it is empty, for a line of another order, or with images of other users', async () => {
  const [scene, other] = [await deliveredOrder(), await deliveredOrder()]
  expect((await postComment(scene, { text: '  ' })).body.fields).toHaveProperty(['comments.0.text'])
  expect((await postComment(scene, { score: 6 })).status).toBe(400)
  expect((await postComment(scene, { line_id: other.line })).body.err_code).toBe('42008')
  expect(
    (await postComment(scene, { images: [await t.make((tx) => makeImage(tx, MAIN))] })).body.fields,
  ).toHaveProperty('images')
  expect((await postComment({ ...scene, buyer: other.buyer })).body.err_code).toBe('42008')
  expect((await scene.buyer.client.get(`/shop/order/${scene.number}/comment/`)).body.count).toBe(0)
})

test('comments are listed for everyone by product, and for the buyer and operators by order', async () => {
  const scene = await deliveredOrder()
  await postComment(scene, { text: '杯壁很薄' })
  expect((await t.visitor().get(`/shop/product/${scene.cup.id}/comment/`)).body).toMatchObject({
    count: 1,
    results: [{ text: '杯壁很薄', author: { name: 'User' } }],
  })
  expect((await t.visitor().get('/shop/product/999999/comment/')).status).toBe(404)
  expect((await scene.buyer.client.get(`/shop/order/${scene.number}/comment/`)).body.results).toMatchObject([
    { line_id: scene.line },
  ])
  expect((await scene.operator.client.get(`/ops/shop/order/${await idOf(t, scene.number)}/comment/`)).body.count).toBe(
    1,
  )
  const [parcel] = (await scene.read()).deliveries
  expect(
    (await scene.buyer.client.get(`/shop/order_nodedelivery/${parcel.number}/comment/`)).body.results,
  ).toMatchObject([{ text: '杯壁很薄' }])
})

test('reviews of a product in brief count published ones, and show those with pictures first', async () => {
  const scene = await deliveredOrder()
  const summaryOf = async () => (await t.visitor().get(`/shop/product/${scene.cup.id}/comment/summary/`)).body
  expect(await summaryOf()).toEqual({ count: 0, average: 0, good_count: 0, picture_count: 0, newest: [] })
  const image = await t.make((tx) => makeImage(tx, MAIN, scene.buyer.id))
  await postComment(scene, { text: '有图', images: [image], score: 3 })
  const copy = `insert into product_comment (tenant_id, order_id, line_id, product_id, user_id, score, text, images, created_at, status)
    select tenant_id, order_id, $3, product_id, user_id, $4, $5, '{}', created_at, $6 from product_comment where tenant_id = $1 and product_id = $2 limit 1`
  const other = await deliveredOrder()
  await t.make((tx) => tx.rows(copy, [MAIN, scene.cup.id, other.line, 5, '无图', 'approved']))
  const pendingOrder = await deliveredOrder()
  await t.make((tx) => tx.rows(copy, [MAIN, scene.cup.id, pendingOrder.line, 5, '待审', 'pending']))
  expect(await summaryOf()).toMatchObject({
    count: 2,
    average: 4,
    good_count: 1,
    picture_count: 1,
    newest: [{ text: '有图' }, { text: '无图' }],
  })
  expect((await t.visitor().get('/shop/product/999999/comment/summary/')).status).toBe(404)
})

test('reviews of a product are listed by kind: with pictures, good, fair or poor', async () => {
  const scene = await deliveredOrder()
  const image = await t.make((tx) => makeImage(tx, MAIN, scene.buyer.id))
  await postComment(scene, { text: '一般', images: [image], score: 3 })
  const copy = `insert into product_comment (tenant_id, order_id, line_id, product_id, user_id, score, text, images, created_at, status)
    select tenant_id, order_id, $3, product_id, user_id, $4, $5, '{}', created_at, 'approved' from product_comment where tenant_id = $1 and product_id = $2 limit 1`
  for (const [score, text] of [
    [5, '好'],
    [4, '还好'],
    [1, '碎了'],
  ] as const) {
    const { line } = await deliveredOrder()
    await t.make((tx) => tx.rows(copy, [MAIN, scene.cup.id, line, score, text]))
  }
  const textsOf = async (kind: string) => {
    const { body } = await t.visitor().get(`/shop/product/${scene.cup.id}/comment/?kind=${kind}`)
    return body.results.map(({ text }: { text: string }) => text)
  }
  expect(await textsOf('pictures')).toEqual(['一般'])
  expect(await textsOf('good')).toEqual(['还好', '好'])
  expect(await textsOf('fair')).toEqual(['一般'])
  expect(await textsOf('poor')).toEqual(['碎了'])
  expect((await t.visitor().get(`/shop/product/${scene.cup.id}/comment/?kind=best`)).status).toBe(400)
})
