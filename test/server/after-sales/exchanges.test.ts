import { ORDER_CONFIRM_DAYS } from '@storefront/contract/constants'
import { apply, books, paidOrder, stepReturn } from '../support/after-sales'
import { applyExchange, type ExchangeScene, finishedExchange, sentOrder, takeSteps } from '../support/exchanges'
import { startTestApp, type TestApp } from '../support/app'
import type { Loose } from '../support/client'
import { stockLeft } from '../support/shopping'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.stop())

const DAY_S = 86_400
const stocks = async ({ red, blue }: ExchangeScene) => [await stockLeft(t, red), await stockLeft(t, blue)]
const lineOf = async (scene: ExchangeScene): Promise<Loose> => (await scene.read()).lines[0]
const read = async ({ buyer }: ExchangeScene, number: string): Promise<Loose> =>
  (await buyer.client.get(`/shop/orderlinereturn/${number}/`)).body

test('an exchange sends another variant and moves no money', async () => {
  const scene = await sentOrder(t)
  const before = await books(t, scene.number)
  const { body } = await applyExchange(scene)
  expect(body).toMatchObject({
    ...{ kind: 'exchange', kind_display: '换货', status: 'applied', amount: '0.00', refund: null },
    exchange: { from_label: '红', to_label: '蓝', tracking_no: '', confirm_until: null },
    actions: ['withdraw'],
  })
  expect(await stocks(scene)).toEqual([8, 5])
  await takeSteps(scene, body.number, 1)
  expect(await stocks(scene)).toEqual([8, 4])
  await stepReturn(scene.buyer.client, body.number, 'ship', { carrier: '中通', tracking_no: 'ZT778812003300' })
  await stepReturn(scene.operator.client, body.number, 'receive')
  expect(await stocks(scene)).toEqual([9, 4])
  const sendReply = await stepReturn(scene.operator.client, body.number, 'resend', {
    ...{ carrier: '顺丰', tracking_no: 'sf 1390026640123' },
  })
  expect(sendReply.body).toMatchObject({
    ...{ status: 'resent', status_display: '换货已寄出' },
    exchange: { carrier: '顺丰速运', tracking_no: 'SF1390026640123' },
  })
  const { body: flash } = await scene.buyer.client.get('/flashmessage/')
  expect(JSON.stringify(flash)).toContain(`售后 ${body.number} 的换货商品已寄出`)
  expect((await read(scene, body.number)).actions).toEqual(['confirm'])
  const last = await stepReturn(scene.buyer.client, body.number, 'confirm')
  expect(last.body).toMatchObject({ status: 'exchanged', status_display: '已换货', actions: [] })
  expect(await books(t, scene.number)).toEqual(before)
  const line = await lineOf(scene)
  expect(line).toMatchObject({ attributes_label: '红', return_status: 'draft', quantity: 2 })
  expect(line.returns).toEqual([
    {
      ...{ number: body.number, kind: 'exchange', status: 'exchanged', status_display: '已换货' },
      exchange: { quantity: 1, from_label: '红', to_label: '蓝' },
    },
  ])
})

test('the offered replacements cost what the variant of the line costs today', async () => {
  const scene = await sentOrder(t)
  const offer = async () =>
    (await scene.buyer.client.get(`/shop/orderline/${scene.line}/exchange/`)).body.variants.map(({ id }: Loose) => id)
  expect(await offer()).toEqual([scene.red, scene.blue, scene.green])
  await t.make((tx) =>
    tx.rows('update variant set promotion_price = 1000 where tenant_id = 1 and id = $1', [scene.dear]),
  )
  await t.make((tx) => tx.rows('update variant set is_active = false where tenant_id = 1 and id = $1', [scene.blue]))
  expect(await offer()).toEqual([scene.red, scene.green, scene.dear])
  const stranger = (await t.user()).client
  expect((await stranger.get(`/shop/orderline/${scene.line}/exchange/`)).status).toBe(404)
})

test('an exchange is refused for another price, another product, too many pieces and pieces that were not sent', async () => {
  const scene = await sentOrder(t)
  const other = await sentOrder(t)
  const codes = []
  for (const more of [
    { variant_id: scene.dear },
    { variant_id: other.blue },
    { variant_id: undefined },
    { quantity: 3 },
    { reason: ' ' },
  ])
    codes.push((await applyExchange(scene, more)).body.err_code)
  expect(codes).toEqual(['43062', '43062', '43062', '16001', '16004'])
  const unsent = await paidOrder(t, 1)
  expect((await apply(unsent, { kind: 'exchange', variant_id: unsent.cup.variants[0] })).body.err_code).toBe('43001')
  const ticket = await paidOrder(t, 1, { ctype: 'shop.eticket' })
  expect((await apply(ticket, { kind: 'exchange', variant_id: ticket.cup.variants[0] })).body.err_code).toBe('43001')
})

test('a line has one open exchange, and its other pieces can be returned meanwhile', async () => {
  const scene = await sentOrder(t, 3)
  expect((await lineOf(scene)).return_offer.kinds).toEqual(['refund_only', 'return_goods', 'exchange'])
  const { body } = await applyExchange(scene, { quantity: 2 })
  expect((await lineOf(scene)).return_offer).toMatchObject({ kinds: ['refund_only', 'return_goods'], exchanging: 2 })
  expect((await applyExchange(scene)).body).toMatchObject({ err_code: '43061' })
  expect((await apply(scene, { quantity: 2 })).body.err_code).toBe('16001')
  expect((await apply(scene, { amount: '10' })).status).toBe(200)
  await stepReturn(scene.buyer.client, body.number, 'withdraw')
  expect((await applyExchange(scene, { quantity: 2 })).status).toBe(200)
})

test('the last replacement is reserved for one exchange, and a withdrawal frees it', async () => {
  const scene = await sentOrder(t, 2, 1)
  const { number } = (await applyExchange(scene, { quantity: 2 })).body
  const refusal = await stepReturn(scene.operator.client, number, 'agree')
  expect(refusal.body).toMatchObject({ err_code: '43063', detail: '「蓝」库存不足，暂不能同意换货' })
  expect(await read(scene, number)).toMatchObject({ status: 'applied' })
  await stepReturn(scene.buyer.client, number, 'withdraw')
  const second = (await applyExchange(scene)).body.number
  await takeSteps(scene, second, 1)
  expect(await stocks(scene)).toEqual([8, 0])
  expect((await stepReturn(scene.buyer.client, second, 'withdraw')).body.status).toBe('withdrawn')
  expect(await stocks(scene)).toEqual([8, 1])
})

test('the shop calls off an exchange with a reason, which the buyer reads', async () => {
  const scene = await sentOrder(t)
  const { number } = (await applyExchange(scene)).body
  await takeSteps(scene, number, 2)
  expect((await stepReturn(scene.buyer.client, number, 'withdraw')).body.err_code).toBe('43003')
  expect((await stepReturn(scene.buyer.client, number, 'call_off', { note: 'x' })).status).toBe(403)
  expect((await stepReturn(scene.operator.client, number, 'call_off')).status).toBe(400)
  const { body } = await stepReturn(scene.operator.client, number, 'call_off', { note: '一直没有收到退货' })
  expect(body.status).toBe('withdrawn')
  expect((await read(scene, number)).logs.at(-1)).toMatchObject({ status_display: '商家取消换货', actor: 'operator' })
  const { body: flash } = await scene.buyer.client.get('/flashmessage/')
  expect(JSON.stringify(flash)).toContain('一直没有收到退货')
  expect(await stocks(scene)).toEqual([8, 5])
  expect((await lineOf(scene)).is_return_available).toBe(true)
})

test('a replacement needs a carrier and a number that can be one', async () => {
  const scene = await sentOrder(t)
  const { number } = (await applyExchange(scene)).body
  await takeSteps(scene, number, 3)
  const send = (more: object) => stepReturn(scene.operator.client, number, 'resend', more)
  expect((await send({ carrier: '顺丰' })).body.err_code).toBe('16005')
  expect((await send({ carrier: '顺丰', tracking_no: '!' })).body.err_code).toBe('12062')
  expect((await read(scene, number)).status).toBe('received')
})

test('pieces that the shop keeps out of its stock are not sold again', async () => {
  const scene = await sentOrder(t)
  const { number } = (await applyExchange(scene)).body
  await takeSteps(scene, number, 2)
  await stepReturn(scene.operator.client, number, 'receive', { restock: false })
  expect(await stocks(scene)).toEqual([8, 4])
  const goods = (await apply(scene, { kind: 'return_goods', amount: '1' })).body.number
  await stepReturn(scene.operator.client, goods, 'agree')
  await stepReturn(scene.buyer.client, goods, 'ship', { carrier: '中通', tracking_no: 'ZT778812003300' })
  await stepReturn(scene.operator.client, goods, 'receive', { restock: false })
  await t.due.runDue(t.ports.clock.now())
  expect((await read(scene, goods)).status).toBe('refunded')
  expect(await stocks(scene)).toEqual([8, 4])
})

test('the end of its time confirms an exchange that its buyer did not confirm', async () => {
  const scene = await sentOrder(t)
  const { number } = (await applyExchange(scene)).body
  const reply = await takeSteps(scene, number, 4)
  expect(Date.parse(reply.exchange.confirm_until)).toBeGreaterThan(t.ports.clock.now().getTime())
  expect((await lineOf(scene)).return_status).toBe('return_apply')
  t.ports.clock.forward(ORDER_CONFIRM_DAYS.shipped * DAY_S + 60)
  await t.due.runDue(t.ports.clock.now())
  expect(await read(scene, number)).toMatchObject({
    status: 'exchanged',
    logs: [{}, {}, {}, {}, {}, { actor: 'system' }],
  })
})

test('a later return pays the line back and restocks the variant that the buyer has, exchanged pieces first', async () => {
  const scene = await sentOrder(t, 3)
  await finishedExchange(scene, { quantity: 2 })
  expect(await stocks(scene)).toEqual([9, 3])
  const giveBack = async (quantity: number, amount: string) => {
    const { number } = (await apply(scene, { kind: 'return_goods', quantity, amount })).body
    await stepReturn(scene.operator.client, number, 'agree')
    await stepReturn(scene.buyer.client, number, 'ship', { carrier: '中通', tracking_no: 'ZT778812003300' })
    await stepReturn(scene.operator.client, number, 'receive')
    await t.due.runDue(t.ports.clock.now())
    return read(scene, number)
  }
  expect(await giveBack(1, '10')).toMatchObject({ status: 'refunded', amount: '10.00' })
  expect(await stocks(scene)).toEqual([9, 4])
  await giveBack(2, '20')
  expect(await stocks(scene)).toEqual([10, 5])
  expect(await scene.read()).toMatchObject({ status: 'closed' })
})

test('an exchanged piece is exchanged again from the variant that the buyer has', async () => {
  const scene = await sentOrder(t, 1)
  await finishedExchange(scene)
  const second = await finishedExchange(scene, { variant_id: scene.green })
  expect(second.exchange).toMatchObject({ from_label: '蓝', to_label: '绿' })
  expect(await stocks(scene)).toEqual([10, 5])
})

test('an exchange keeps its order from being confirmed by time', async () => {
  const scene = await sentOrder(t)
  const { number } = (await applyExchange(scene)).body
  t.ports.clock.forward((ORDER_CONFIRM_DAYS.shipped + 1) * DAY_S)
  await t.due.runDue(t.ports.clock.now())
  expect((await scene.read()).status).toBe('shipped')
  await stepReturn(scene.operator.client, number, 'refuse', { note: '已过换货期' })
  t.ports.clock.forward(2 * DAY_S)
  await t.due.runDue(t.ports.clock.now())
  expect((await scene.read()).status).toBe('completed')
})

test('an appeal that is right reserves the replacement', async () => {
  const scene = await sentOrder(t)
  const { number } = (await applyExchange(scene)).body
  await stepReturn(scene.operator.client, number, 'refuse', { note: '没有货' })
  await stepReturn(scene.buyer.client, number, 'appeal', { text: '页面显示有货' })
  const judge = (await t.user({ perms: ['shop.change_order', 'shop.judge_appeal'] })).client
  expect((await stepReturn(judge, number, 'reopen')).body.status).toBe('agreed')
  expect(await stocks(scene)).toEqual([8, 4])
  expect((await lineOf(scene)).return_offer).toMatchObject({ exchanging: 1 })
})

test('the seller refunds no piece of an open exchange, and sees the exchange in the timeline', async () => {
  const scene = await sentOrder(t, 1)
  const { number } = (await applyExchange(scene)).body
  const owner = (await t.user({ perms: ['*'] })).client
  const [row] = await t.make((tx) =>
    tx.rows<{ id: number }>('select id from shop_order where tenant_id = 1 and number = $1', [scene.number]),
  )
  const path = `/studio/shop/order/${row?.id}/`
  const order = (await owner.get(path)).body
  expect(order.refund_offer.lines[0]).toMatchObject({ pieces: 0, exchanging: 1 })
  expect(order.timeline[0]).toMatchObject({ display: '申请换货', text: '不想要了' })
  const part = { line_id: scene.line, quantity: 1, amount: '10.00', restock: true }
  const refusal = await owner.post(`${path}refund/`, { lines: [part], shipping: '', reason: '缺货' }, { key: true })
  expect(refusal.body.err_code).toBe('16001')
  await takeSteps(scene, number, 3)
  const { body } = await owner.get('/ops/base/home/')
  expect(body.waiting).toContainEqual(expect.objectContaining({ kind: 'returned_goods' }))
})
