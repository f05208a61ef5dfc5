import { messageKinds } from '@storefront/contract/domain/account/messages'
import { translate } from '../../../server/src/core/i18n'
import { apply, opsStep, paidOrder, stepReturn } from '../support/after-sales'
import { startTestApp, type TestApp } from '../support/app'
import type { Client, Loose } from '../support/client'
import { makeBuyer, order, stock } from '../support/shopping'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.stop())

const LIST = '/base/user/me/message/'
const messagesOf = async (client: Client, query = ''): Promise<Loose[]> =>
  (await client.get(`${LIST}${query}`)).body.results
const unreadOf = async (client: Client): Promise<number> => (await client.get('/base/user/me/overview/')).body.messages

test('a buyer reads what others did with an order, in the language of the reader, and not what was done alone', async () => {
  const scene = await paidOrder(t, 2)
  const { client } = scene.buyer
  // The payment is on the buyer's own screen.
  expect(await messagesOf(client)).toEqual([])
  await opsStep(t, scene, { action: 'ship', carrier: '顺丰速运', tracking_no: 'SF1' })
  expect(await messagesOf(client)).toMatchObject([
    { kind: 'order_ship', text: `订单 ${scene.number} 已发货`, target: scene.number, is_read: false, note: '' },
  ])
  const english = await client.get(LIST, { headers: { 'accept-language': 'en' } })
  expect(english.body.results[0].text).toBe(`Order ${scene.number} is on its way`)
  await client.post(`/shop/order/${scene.number}/process/`, { action: 'confirm' }, { key: true })
  expect(await messagesOf(client)).toHaveLength(1)
})

test('a return tells its answer with the reason, and the money with its amount', async () => {
  const scene = await paidOrder(t, 2)
  const { client } = scene.buyer
  const { body: firstReturn } = await apply(scene, { amount: '1.00' })
  await stepReturn(scene.operator.client, firstReturn.number, 'refuse', { note: '已经打包' })
  const { body: ret } = await apply(scene, { amount: '1.00' })
  await stepReturn(scene.operator.client, ret.number, 'agree')
  expect(await messagesOf(client)).toMatchObject([
    { kind: 'order_refund', text: `订单 ${scene.number} 退款 ¥1，将原路退回`, target: scene.number },
    { kind: 'return_agree', target: ret.number },
    { kind: 'return_refuse', note: '已经打包', target: firstReturn.number },
  ])
})

test('an order that was not paid in time says that it was closed', async () => {
  const buyer = await makeBuyer(t)
  const { number } = await order(buyer, await stock(t, { variants: [{ inventory: 5 }] }), 1)
  t.ports.clock.forward(2 * 86_400)
  await t.due.runDue(t.ports.clock.now())
  expect(await messagesOf(buyer.client)).toMatchObject([{ kind: 'order_expire', target: number }])
})

test('a follow is told once, and an answer to its addressee alone', async () => {
  const [one, other] = [await t.user(), await t.user()]
  const follow = (is_followed: boolean) => other.client.post(`/base/user/${one.uuid}/follow/`, { is_followed })
  for (const isFollowed of [true, true]) await follow(isFollowed)
  expect(await messagesOf(one.client)).toMatchObject([{ kind: 'follow', target: other.uuid }])
  const product = await stock(t)
  const postComment = (client: Client, path: string, body: object) => client.post(path, body, { key: true })
  const { body: question } = await postComment(one.client, '/comment/threadedcomment/', {
    ...{ target: 'product', key: String(product.id), text: '可以进洗碗机吗' },
  })
  await postComment(other.client, `/comment/threadedcomment/${question.id}/reply/`, { text: '可以的' })
  await postComment(one.client, `/comment/threadedcomment/${question.id}/reply/`, { text: '谢谢' })
  expect((await messagesOf(one.client, '?topic=people'))[0]).toMatchObject({
    ...{ kind: 'answer', note: '可以的', target: String(question.id) },
  })
  expect(await messagesOf(other.client)).toEqual([])
  expect(await messagesOf(one.client, '?topic=orders')).toEqual([])
})

test('messages are read one by one, or all that were seen', async () => {
  const reader = await t.user()
  for (const _ of [1, 2, 3]) {
    const follower = await t.user()
    await follower.client.post(`/base/user/${reader.uuid}/follow/`, { is_followed: true })
  }
  const [newest, middle, oldest] = (await messagesOf(reader.client)).map(({ id }) => id)
  expect(await unreadOf(reader.client)).toBe(3)
  const read = (body: object) => reader.client.post(`${LIST}read/`, body)
  expect((await read({ id: oldest })).body).toEqual({ unread: 2 })
  // A message that came after the list was seen stays unread.
  expect((await read({ up_to: middle })).body).toEqual({ unread: 1 })
  expect((await read({})).body).toEqual({ unread: 1 })
  expect((await messagesOf(reader.client)).map(({ is_read }) => is_read)).toEqual([false, true, true])
  const stranger = await t.user()
  expect((await stranger.client.post(`${LIST}read/`, { id: newest })).body).toEqual({ unread: 0 })
  expect(await unreadOf(reader.client)).toBe(1)
})

test('each kind has a text in every language', () => {
  for (const language of ['zh-cn', 'en', 'id'])
    for (const kind of messageKinds) {
      const text = translate(language, `account.message.${kind}`, {
        number: 'N',
        name: 'N',
        amount: 'A',
        price: 'A',
        text: 'N',
      })
      expect([kind, text]).toEqual([kind, expect.stringMatching(/[NA]/)])
      expect(text).not.toContain('{')
    }
})
