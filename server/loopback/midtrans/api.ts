/** Midtrans' Core API under `/loopback/midtrans/v2`, and the page of the payments that wait: the vendor's simulator. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { renderSVG } from 'uqr'
import { asObject, parseObject, textField } from '../../src/ports/http'
import { type Context, rawBody, sendPage } from '../context'
import type { TenantKeys } from '../keys'
import { waitingPage } from '../pages/waiting-page'
import { payable, refundedAmount, type Trade } from '../payment/trades'
import { accountNumber, banks, codeFields, qrString, transactionFields } from './transaction'

type Fields = Record<string, unknown>
const refuse = (code: string, message: string): Fields => ({ status_code: code, status_message: message })
const NOT_FOUND = refuse('404', "Transaction doesn't exist.")
const CANNOT_CHANGE = refuse('412', 'Transaction status cannot be updated.')
const DAY_MS = 86_400_000
const UNITS: Readonly<Record<string, number>> = { second: 1000, minute: 60_000, hour: 3_600_000, day: DAY_MS }

/** Returns the method that a request asks for; null when there is no such one. */
function sceneOf(body: Fields): string | null {
  const type = textField(body, 'payment_type')
  const bank = textField(asObject(body.bank_transfer), 'bank')
  if (type === 'qris' || type === 'gopay') return type
  if (type === 'echannel') return asObject(body.echannel) ? 'mandiri' : null
  return type === 'bank_transfer' && bank !== null && banks.includes(bank) ? bank : null
}

/** Returns the time in which a transaction can be paid, in milliseconds. */
function lifetimeOf(body: Fields): number {
  const expiry = asObject(body.custom_expiry)
  const duration = expiry?.expiry_duration
  return typeof duration === 'number' ? duration * (UNITS[textField(expiry, 'unit') ?? 'minute'] ?? 60_000) : DAY_MS
}

async function charge(context: Context, keys: TenantKeys, body: Fields, notifyUrl: string): Promise<Fields> {
  const details = asObject(body.transaction_details)
  const orderId = textField(details, 'order_id')
  const amount = details?.gross_amount
  const scene = sceneOf(body)
  if (!orderId || !/^[\w.~-]{1,50}$/.test(orderId)) return refuse('400', 'transaction_details.order_id is not valid')
  if (typeof amount !== 'number' || !Number.isSafeInteger(amount) || amount < 1)
    return refuse('400', 'transaction_details.gross_amount must be an integer')
  if (!scene) return refuse('402', 'Payment channel is not activated.')
  if (context.ledger.find('midtrans', keys.midtransMerchantId, orderId))
    return refuse('406', 'Duplicate order ID. Order ID has already been utilized previously')
  const now = context.clock.now()
  const trade = await context.ledger.add({
    vendor: 'midtrans',
    tenant: keys.tenant,
    appId: '',
    merchantId: keys.midtransMerchantId,
    scene,
    outTradeNo: orderId,
    amount: amount * 100,
    currency: 'IDR',
    description: orderId,
    payer: 'LoopbackBuyer',
    notifyUrl,
    returnUrl: textField(asObject(body.gopay), 'callback_url') ?? '',
    createdAt: now.getTime(),
    expiresAt: now.getTime() + lifetimeOf(body),
  })
  return {
    ...transactionFields(trade, now),
    ...codeFields(trade, `${context.publicUrl()}/loopback/midtrans`, keys.name),
  }
}

/** Gives back; the same key again gives the same refund. Virtual accounts give nothing back. */
async function refund(context: Context, trade: Trade, body: Fields): Promise<Fields> {
  const key = textField(body, 'refund_key') ?? trade.outTradeNo
  const amount = typeof body.amount === 'number' ? body.amount * 100 : trade.amount
  if (trade.state !== 'paid' || !['qris', 'gopay'].includes(trade.scene)) return CANNOT_CHANGE
  if (!trade.refunds.some(({ no }) => no === key)) {
    if (!Number.isSafeInteger(amount) || amount < 1 || refundedAmount(trade) + amount > trade.amount)
      return refuse('413', 'Refund amount is larger than the amount of the transaction')
    trade.refunds.push({ no: key, refundNo: `${trade.tradeNo}-${trade.refunds.length + 1}`, amount })
    await context.ledger.save()
  }
  return { ...transactionFields(trade, context.clock.now()), refund_key: key }
}

async function expire(context: Context, trade: Trade): Promise<Fields> {
  if (trade.state === 'paid') return CANNOT_CHANGE
  trade.state = 'closed'
  await context.ledger.save()
  return transactionFields(trade, context.clock.now())
}

/** Registers the calls; each names its merchant by the server key. */
export function midtransRoutes(app: FastifyInstance, context: Context): void {
  type Answer = (keys: TenantKeys, body: Fields, request: FastifyRequest) => Promise<Fields>
  const ofTrade =
    (answer: (trade: Trade, body: Fields) => Promise<Fields>): Answer =>
    async (keys, body, { params }) => {
      const { id } = params as { id: string }
      const trade = context.ledger
        .all()
        .find((each) => each.merchantId === keys.midtransMerchantId && [each.outTradeNo, each.tradeNo].includes(id))
      return trade ? answer(trade, body) : NOT_FOUND
    }
  const handle = (answer: Answer) => async (request: FastifyRequest, reply: FastifyReply) => {
    const key = serverKey(request.headers.authorization)
    const keys = key && (await context.keys.find(({ midtransServerKey }) => midtransServerKey === key))
    const fields = keys
      ? await answer(keys, parse(rawBody(request).toString('utf8')), request)
      : refuse('401', 'Transaction cannot be authorized with the current client/server key.')
    const code = Number(fields.status_code)
    return reply
      .status(code === 407 ? 200 : code)
      .type('application/json')
      .send(JSON.stringify(fields))
  }

  app.post(
    '/midtrans/v2/charge',
    handle((keys, body, { headers }) => charge(context, keys, body, String(headers['x-override-notification'] ?? ''))),
  )
  app.get('/midtrans/v2/:id/status', handle(ofTrade(async (trade) => transactionFields(trade, context.clock.now()))))
  app.post('/midtrans/v2/:id/expire', handle(ofTrade((trade) => expire(context, trade))))
  app.post('/midtrans/v2/:id/cancel', handle(ofTrade((trade) => expire(context, trade))))
  app.post('/midtrans/v2/:id/refund', handle(ofTrade((trade, body) => refund(context, trade, body))))

  for (const type of ['qris', 'gopay'])
    app.get<{ Params: { token: string } }>(`/midtrans/v2/${type}/:token/qr-code`, async ({ params }, reply) => {
      const trade = context.ledger.byToken(params.token)
      if (trade?.vendor !== 'midtrans') return reply.status(404).send()
      return reply.type('image/svg+xml').send(renderSVG(qrString(trade, trade.tenant), { border: 4 }))
    })
  app.get('/midtrans/', async (request, reply) => {
    const now = context.clock.now()
    const waiting = context.ledger.all().filter((trade) => trade.vendor === 'midtrans' && payable(trade, now))
    const rows = waiting.reverse().map((trade) => ({
      method: trade.scene,
      number: trade.scene === 'qris' || trade.scene === 'gopay' ? '' : accountNumber(trade),
      order: trade.outTradeNo,
      amount: trade.amount / 100,
      url: `${context.publicUrl()}/loopback/midtrans/cashier?token=${trade.token}`,
    }))
    return sendPage(reply, waitingPage(request, rows))
  })
}

/** Returns the name of Basic authentication, which is the server key. */
const serverKey = (header: string | undefined): string =>
  Buffer.from(/^Basic (.+)$/.exec(header ?? '')?.[1] ?? '', 'base64')
    .toString('utf8')
    .replace(/:$/, '')

function parse(text: string): Fields {
  try {
    return parseObject('midtrans', text)
  } catch {
    return {}
  }
}
