import { publish } from '../../../lib/measurements'
import { hasTickets, orderPage } from '@storefront/contract/domain/orders/order-kinds'
import { methodOfChannel, takesAmount } from '@storefront/contract/domain/checkout/payment-methods'
import { isPayTimeOver } from '@storefront/contract/domain/orders/payable'
import { formatPrice, fromDecimal } from '@storefront/contract/domain/money'
import type { PayChannel, PayCode, PayTicket } from '@storefront/contract/entities/checkout/payment'
import { fail, Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { translate } from '../../../core/i18n'
import { isOwnAddress } from '../../../http/request/origin'
import { amount } from '../../../lib/amount'
import { merchantAccount } from '../../shared/credential'
import { compactDay } from '../../../lib/day'
import { randomCode } from '../../../lib/random'
import type { GatewayTicket, MerchantAccount, PaymentVendor } from '../../../core/ports.types'
import { payAction, SYSTEM, transition } from '../../orders/order/lifecycle'
import type { OrderRow } from '../../orders/order/record'
import { ownOrder } from '../../orders/order/service'
import { channels, payerId, type VendorChannel } from './accounts'
import { findOpenCode, keepCode } from './pay-code'
import { payByFund } from './pay-by-fund'
import { PAYMENT_COLUMNS, type PaymentRow } from './settle'

export interface PayInput {
  channel: PayChannel
  return_url?: string
  /** The total that the buyer saw, as the wire's decimal string. */
  total?: string
}

/** Opens a payment with the vendor of the channel. No transaction is open during the request to the vendor. */
export async function payOrder(
  ctx: UserCtx,
  number: string,
  { channel, return_url: returnUrl, total }: PayInput,
): Promise<PayTicket | Failure> {
  const order = await ownOrder(ctx, number)
  if (order instanceof Failure) return order
  const failure = checkPayable(ctx, order) ?? checkPrice(ctx, order, total)
  if (failure) return failure
  if (order.status !== 'unpaid') return { kind: 'paid' }
  if (await isOpenOffer(ctx, order)) return fail('offerNotAccepted')
  if (order.total === 0) return payZeroTotal(ctx, order)
  const method = methodOfChannel[channel]
  if (!ctx.tenant.country.payments.includes(method) || !takesAmount(method, order.total))
    return fail('payMethodNotOffered')
  if (channel === 'fund') return payByFund(ctx, order)
  const code = await findOpenCode(ctx, order, channel)
  if (code) return code
  const back = returnUrlOf(ctx, order, returnUrl)
  const { vendor, payer } = channels[channel]
  const { account, payerOpenId } = await ctx.db.read(async (tx) => ({
    account: await merchantAccount(tx, ctx, vendor),
    payerOpenId: await payerId(tx, ctx.tenant.id, ctx.user.id, payer),
  }))
  if (!back || !account) return fail('payLinkWrong')
  // A buyer whom the vendor does not know. In WeChat's browser the login that was left out can still be done.
  if (payer && !payerOpenId)
    return payer === 'wechat'
      ? fail('payFailed', { reason: translate(ctx.language, 'checkout.wxLoginFirst') })
      : fail('payLinkWrong')
  const payment = await newPayment(ctx, order, vendor, channel)
  return payment instanceof Failure
    ? payment
    : openPayment(ctx, { order, account, payment, channel, payerOpenId, back })
}

function checkPayable(ctx: UserCtx, order: OrderRow): Failure | null {
  const isOver = isPayTimeOver(order, ctx.now.getTime())
  if (order.status === 'closed') return fail(isOver ? 'orderTimeout' : 'orderMoved')
  return order.status === 'unpaid' && isOver ? fail('orderTimeout') : null
}

/** An offer of a waiting list says for whom its tickets are before it is paid. */
async function isOpenOffer(ctx: UserCtx, order: OrderRow): Promise<boolean> {
  if (!hasTickets(order.kind)) return false
  const open = "select 1 from ticket_order where tenant_id = $1 and order_id = $2 and offer = 'open'"
  return (await ctx.db.read((tx) => tx.rows(open, [ctx.tenant.id, order.id], 'offer_open'))).length > 0
}

/** Nothing is charged that was not seen: an order of another address may have another price. */
function checkPrice(ctx: UserCtx, order: OrderRow, expectedTotal: string | undefined): Failure | null {
  if (
    order.status !== 'unpaid' ||
    expectedTotal === undefined ||
    fromDecimal(expectedTotal.trim(), ctx.tenant.currency.exponent) === order.total
  )
    return null
  return fail('priceChanged', { amount: formatPrice(amount(ctx, order.total), ctx.tenant.currency) })
}

function payZeroTotal(ctx: UserCtx, order: OrderRow): Promise<PayTicket | Failure> {
  return ctx.db.tx(async (tx) => {
    const movedOrder = await transition(ctx, tx, order, payAction(order), SYSTEM)
    return movedOrder instanceof Failure ? movedOrder : { kind: 'paid' }
  })
}

/** Returns the address that the buyer comes back to: a page of this site only, by default the order's. */
function returnUrlOf(ctx: UserCtx, order: OrderRow, requestedUrl: string | undefined): string | null {
  const { origin, webRoot } = ctx.client
  const fallback = `${webRoot}/${orderPage(order.kind)}/${order.number}/`
  if (!URL.canParse(requestedUrl ?? fallback, origin)) return null
  const url = new URL(requestedUrl ?? fallback, origin)
  return isOwnAddress(ctx, url) ? url.href : null
}

/** Writes down the attempt before the vendor hears of it, so that no money comes that we do not know. */
function newPayment(
  ctx: UserCtx,
  order: OrderRow,
  vendor: PaymentVendor,
  channel: VendorChannel,
): Promise<PaymentRow | Failure> {
  return ctx.db.tx(async (tx) => {
    const outTradeNo = `${compactDay(ctx.tenant, ctx.now)}T${ctx.tenant.id}X${randomCode(14)}`
    const [row] = await tx.rows<PaymentRow>(
      `with o as (select id, total from shop_order where tenant_id = $1 and id = $2 and status = 'unpaid' and total = $7 for update)
       insert into payment (tenant_id, order_id, vendor, channel, out_trade_no, amount, state, created_at)
       select $1, o.id, $3, $4, $5, o.total, 'open', $6 from o returning ${PAYMENT_COLUMNS}`,
      [ctx.tenant.id, order.id, vendor, channel, outTradeNo, ctx.now, order.total],
    )
    if (row) publish('payment', { vendor, state: 'open' })
    return row ?? fail('orderMoved')
  })
}

interface Opening {
  order: OrderRow
  account: MerchantAccount
  payment: PaymentRow
  channel: VendorChannel
  payerOpenId: string | null
  back: string
}

async function openPayment(
  ctx: UserCtx,
  { order, account, payment, channel, payerOpenId, back }: Opening,
): Promise<PayTicket | Failure> {
  const { vendor, scene } = channels[channel]
  const { currency, name, slug } = ctx.tenant
  const result = await ctx.ports.payments[vendor].open(account, {
    scene,
    outTradeNo: payment.out_trade_no,
    amount: payment.amount,
    currency,
    description: translate(ctx.language, 'orders.orderOf', { site: name, number: order.number }),
    payerId: payerOpenId,
    notifyUrl: `${ctx.client.origin}/api/notify/${vendor}/${slug}/`,
    returnUrl: back,
    clientIp: ctx.client.ip,
    // An order without a limit can be paid later by another payment.
    expires:
      order.pay_before === null
        ? new Date(ctx.now.getTime() + ctx.tenant.country.payMinutes * 60_000)
        : new Date(order.pay_before),
  })
  if (result.ok) return ticketOf(ctx, payment, channel, result.ticket)
  await ctx.db.tx((tx) =>
    tx.rows("update payment set state = 'failed' where tenant_id = $1 and id = $2 and state = 'open'", [
      ctx.tenant.id,
      payment.id,
    ]),
  )
  publish('payment', { vendor, state: 'failed' })
  return fail('payFailed', { reason: result.reason })
}

/** Returns the vendor's ticket for the client; a code is kept, so that a reload shows it again. */
async function ticketOf(
  ctx: UserCtx,
  payment: PaymentRow,
  channel: VendorChannel,
  ticket: GatewayTicket,
): Promise<PayTicket> {
  if (ticket.kind !== 'code') return ticket
  const { qr, qrPicture, appUrl, account, expires } = ticket
  const code: PayCode = {
    kind: 'code',
    channel,
    qr,
    qr_picture: qrPicture,
    app_url: appUrl,
    account,
    expires: expires.toISOString(),
  }
  await keepCode(ctx, payment, code)
  return code
}
