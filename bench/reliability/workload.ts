import { randomUUID } from 'node:crypto'
import { until } from '../../scripts/lib/wait.mjs'
import { keyBook } from '../../server/loopback/keys'
import type { Trade } from '../../server/loopback/payment/trades'
import { wxpayNotice } from '../../server/loopback/wechat/wxpay-sign'
import { type Person, type Site, TENANT } from './site'

/** Acknowledged results of a caller; none may be lost or doubled. */
export interface Acknowledged {
  orders: string[]
  paid: Set<string>
  cancelled: Set<string>
  /** Orders whose time was let run out. */
  expired: Set<string>
  /** Orders of which a return was agreed to. */
  returned: Set<string>
}

interface Answer {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: the answers of many calls
  body: any
}

/**
 * Tries so long, at one process after the other, that a kill is nothing but a second try by the same key. Throws with
 * the last reply when none is an answer for minutes.
 */
export async function stubborn(
  site: Site,
  who: Person,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  body?: object,
): Promise<Answer> {
  let key = randomUUID()
  let tries = 0
  const send = async (): Promise<Answer> => {
    const server = site.servers[(tries++ + who.id) % site.servers.length]
    // It throws while the process is killed, or not up again.
    const reply = await fetch(`${server?.url}/api${path}`, {
      method,
      headers: {
        authorization: `Token ${who.token}`,
        'idempotency-key': key,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(20_000),
    })
    const replyBody = (await reply.json()) as { err_code?: string }
    const isBusy = replyBody.err_code === '10410'
    // Another process is still at it, or died at it: a call that talks to a vendor is begun anew, as its buyer would.
    if (isBusy && path.endsWith('/pay/')) key = randomUUID()
    if (isBusy || reply.status >= 500) throw new Error(`${reply.status}: ${JSON.stringify(replyBody)}`)
    return { status: reply.status, body: replyBody }
  }
  return until(send, { what: `an answer to ${method} ${path}`, every: 40 })
}

interface Opened {
  out_trade_no: string
  amount: number
}

/** A vendor who says that an order's payment came, until it is acknowledged, and now and then twice. */
export async function vendorOf(site: Site): Promise<(order: string, random: () => number) => Promise<void>> {
  const book = keyBook(site.dataDir)
  const [vendor, keys] = [await book.vendor(), await book.tenant('qingshi')]
  return async (order, random) => {
    const [payment] = await site.database.owner.read((tx) =>
      tx.rows<Opened>(
        "select p.out_trade_no, p.amount from payment p join shop_order o on o.tenant_id = p.tenant_id and o.id = p.order_id where o.number = $1 and p.state = 'open' order by p.id desc limit 1",
        [order],
      ),
    )
    if (!payment) return
    const now = Date.now()
    const trade: Trade = {
      vendor: 'wechat',
      tenant: 'qingshi',
      appId: keys.weappId,
      merchantId: keys.wxMerchantId,
      scene: 'h5',
      outTradeNo: payment.out_trade_no,
      tradeNo: `42${String(now).padStart(20, '0')}${Math.floor(random() * 1e6)}`,
      token: 't',
      amount: payment.amount,
      currency: 'CNY',
      description: 'x',
      payer: 'p',
      notifyUrl: '',
      returnUrl: '',
      createdAt: now,
      expiresAt: 0,
      state: 'paid',
      paidAt: now,
      refunds: [],
      notice: { id: randomUUID(), wanted: true, attempts: 0, acknowledged: false },
    }
    let tries = 0
    const notify = async () => {
      const { headers, body } = wxpayNotice(vendor.wxpay, keys, trade, new Date())
      const server = site.servers[tries++ % site.servers.length]
      const url = `${server?.url}/api/notify/wechat/qingshi/`
      const reply = await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(20_000) })
      if (!reply.ok) throw new Error(`${reply.status}: ${await reply.text()}`)
      return true
    }
    const count = random() < 0.3 ? 2 : 1
    for (let n = 0; n < count; n++)
      await until(notify, { what: `the acknowledgement of ${order}'s payment`, every: 60 })
  }
}

export interface Shop {
  product: number
  operator: Person
  pay: Awaited<ReturnType<typeof vendorOf>>
}

/** One buyer's day: an order, and what becomes of it. Everything that was answered is written down. */
export async function oneOrder(
  site: Site,
  shop: Shop,
  who: Person,
  log: Acknowledged,
  random: () => number,
): Promise<void> {
  const quantity = 1 + Math.floor(random() * 3)
  await stubborn(site, who, 'POST', `/shop/product/${shop.product}/quick_buy/`, { variant_id: null, quantity })
  const total = `${quantity * 10 + 10}.00`
  const checkoutReply = await stubborn(site, who, 'POST', '/shop/quickbuybasket/checkout_submit/', {
    address_id: who.addressId,
    note: '',
    total,
  })
  if (checkoutReply.status !== 200) throw new Error(`a checkout was refused: ${JSON.stringify(checkoutReply.body)}`)
  const number: string = checkoutReply.body.number
  log.orders.push(number)
  const way = random()
  if (way < 0.45) await byBalance(site, shop, who, number, quantity, log, random)
  else if (way < 0.75) {
    await stubborn(site, who, 'POST', `/shop/order/${number}/pay/`, { channel: 'wx_h5', total })
    await shop.pay(number, random)
    const { body } = await stubborn(site, who, 'GET', `/shop/order/${number}/`)
    if (body.status === 'wait_ship') log.paid.add(number)
  } else if (way < 0.88) {
    const { status } = await stubborn(site, who, 'POST', `/shop/order/${number}/process/`, { action: 'cancel' })
    if (status === 200) log.cancelled.add(number)
  } else {
    log.expired.add(number)
    await site.database.owner.tx(async (tx) => {
      const [row] = await tx.rows<{ id: number }>(
        'update shop_order set pay_before = now() where number = $1 returning id',
        [number],
      )
      await tx.rows("update job set run_at = now() where tenant_id = $1 and kind = 'order_expire' and key = $2", [
        TENANT,
        String(row?.id),
      ])
    })
  }
}

async function byBalance(
  site: Site,
  shop: Shop,
  who: Person,
  number: string,
  quantity: number,
  log: Acknowledged,
  random: () => number,
): Promise<void> {
  const { status } = await stubborn(site, who, 'POST', `/shop/order/${number}/pay/`, { channel: 'fund' })
  if (status !== 200) return
  log.paid.add(number)
  if (random() > 0.4) return
  const { body } = await stubborn(site, who, 'GET', `/shop/order/${number}/`)
  const returnRequest = {
    line_id: body.lines[0].id,
    kind: 'refund_only',
    quantity,
    amount: `${quantity * 10}.00`,
    reason: 'x',
    description: '',
    images: [],
  }
  const returnReply = await stubborn(site, who, 'POST', '/shop/orderlinereturn/', returnRequest)
  if (returnReply.status !== 200) return
  const agreeReply = await stubborn(
    site,
    shop.operator,
    'POST',
    `/shop/orderlinereturn/${returnReply.body.number}/process/`,
    { action: 'agree' },
  )
  if (agreeReply.status === 200) log.returned.add(number)
}
