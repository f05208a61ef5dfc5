import type { MadeProduct, ProductOptions } from '../../factories/product'
import type { MadeUser } from '../../factories/account'
import type { TestApp } from './app'
import type { Answer, Client, Loose } from './client'
import { type Buyer, makeBuyer, order, stock } from './shopping'

/** Says in a vendor's name that the order's payment came, after opening one. */
export async function pay(t: TestApp, buyer: Buyer, order: Loose): Promise<void> {
  await buyer.client.post(`/shop/order/${order.number}/pay/`, { channel: 'wx_h5' }, { key: true })
  const payment = t.ports.payments.wechat.opened.at(-1)
  const outTradeNo = payment?.outTradeNo ?? ''
  const payload = JSON.stringify({
    secret: true,
    state: 'paid',
    outTradeNo,
    tradeNo: `T${outTradeNo}`,
    amount: payment?.amount,
    paidAt: t.ports.clock.now().toISOString(),
  })
  await t.fastify.inject({
    method: 'POST',
    url: '/api/notify/wechat/qingshi/',
    headers: { 'content-type': 'application/json' },
    payload,
  })
}

export interface Scene {
  buyer: Buyer
  cup: MadeProduct
  number: string
  /** The only line's id. */
  line: number
  operator: MadeUser & { client: Client }
  read(): Promise<Loose>
}

/** A paid order of one line, and an operator who may move it. */
export async function paidOrder(t: TestApp, quantity = 2, options: ProductOptions = {}): Promise<Scene> {
  const buyer = await makeBuyer(t)
  const cup = await stock(t, { variants: [{ inventory: 10 }], ...options })
  const newOrder = await order(buyer, cup, quantity)
  await pay(t, buyer, newOrder)
  const operator = await t.user({ perms: ['shop.change_order', 'shop.change_product', 'shop.verify_eticket'] })
  const read = async () => (await buyer.client.get(`/shop/order/${newOrder.number}/`)).body
  return { buyer, cup, number: newOrder.number, line: newOrder.lines[0].id, operator, read }
}

export const idOf = async (t: TestApp, number: string): Promise<number> =>
  (
    await t.make((tx) =>
      tx.rows<{ id: number }>('select id from shop_order where tenant_id = 1 and number = $1', [number]),
    )
  )[0]?.id ?? 0

/** An operator's step on an order. */
export const opsStep = async (t: TestApp, { operator, number }: Scene, body: object): Promise<Answer<Loose>> =>
  operator.client.post(`/ops/shop/order/${await idOf(t, number)}/process/`, body, { key: true })

/** Returns the body of a return request: one piece without the goods by default. */
export const returnBody = (scene: Pick<Scene, 'line'>, more: object = {}) => ({
  line_id: scene.line,
  kind: 'refund_only',
  quantity: 1,
  amount: '1.00',
  reason: '不想要了',
  description: '',
  images: [],
  ...more,
})

export const apply = ({ buyer, line }: Scene, more: object = {}): Promise<Answer<Loose>> =>
  buyer.client.post('/shop/orderlinereturn/', returnBody({ line }, more), { key: true })

export const stepReturn = (client: Client, number: string, action: string, more: object = {}): Promise<Answer<Loose>> =>
  client.post(`/shop/orderlinereturn/${number}/process/`, { action, ...more }, { key: true })

/** Reads an order's amounts from the ledger and from the order itself; minor units. */
export async function books(
  t: TestApp,
  number: string,
): Promise<{ ledger: number; refunded: number; total: number; due: number }> {
  const [row] = await t.make((tx) =>
    tx.rows<{ ledger: number; refunded: number; total: number; due: number }>(
      `select o.refunded, o.total, coalesce((select sum(amount) from ledger_entry e where e.tenant_id = 1 and e.order_id = o.id), 0)::int as ledger,
        coalesce((select sum(amount) from refund r where r.tenant_id = 1 and r.order_id = o.id and r.state <> 'done' and not r.is_surplus), 0)::int as due
       from shop_order o where o.tenant_id = 1 and o.number = $1`,
      [number],
    ),
  )
  if (!row) throw new Error(`no order ${number}`)
  return row
}
