/** The pages on which people pay: WeChat's for H5, Alipay's for WAP, and Midtrans' in place of wallets and banks. */
import { formatPrice } from '@storefront/contract/domain/money'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { toChinaTime } from '../../src/ports/vendor-time'
import { type PaymentVendor, paymentVendors } from '@storefront/contract/domain/checkout/payment-methods'
import { amountText, signContent, signRsa2 } from '../alipay/sign'
import { bodyFields, type Context, formFields, sendPage } from '../context'
import { escapeHtml, languageOf, noticePage, page } from '../pages/notice-page'
import { simulateBuyer, isOutcome } from './pay'
import { TEXTS } from '../pages/texts'
import { payable, type Trade } from './trades'

const SYMBOLS: Record<string, string> = { CNY: '¥', IDR: 'Rp' }

const BRANDS = {
  wechat: { path: '/wxpay/cashier', name: '微信支付 WeChat Pay' },
  alipay: { path: '/alipay/cashier', name: '支付宝 Alipay' },
  midtrans: { path: '/midtrans/cashier', name: 'Midtrans' },
}

function cashierPage(request: FastifyRequest, trade: Trade, merchant: string, redirect: string): string {
  const language = languageOf(request)
  const text = TEXTS[language]
  const symbol = SYMBOLS[trade.currency] ?? `${trade.currency} `
  const full = amountText(trade)
  // Currencies without decimals are shown without; yuan always with both, as a cashier does.
  const amount = trade.currency === 'IDR' ? formatPrice(full, { code: 'IDR', symbol: '' }) : full
  const row = (name: string, value: string) => `<dt>${name}</dt><dd>${escapeHtml(value)}</dd>`
  const button = (outcome: string, style: string, words: string) =>
    `<button class="${style}" name="outcome" value="${outcome}">${words}</button>`
  const body = `<section class="card ${trade.vendor}"><div class="band">${BRANDS[trade.vendor].name}</div><h1>${text.title}</h1>
<p class="amount"><small>${escapeHtml(symbol)}</small>${escapeHtml(amount)}</p>
<dl>${row(text.merchant, merchant)}${row(text.item, trade.description)}${row(text.order, trade.outTradeNo)}</dl>
<form method="post"><input type="hidden" name="token" value="${escapeHtml(trade.token)}"><input type="hidden" name="redirect_url" value="${escapeHtml(redirect)}">
${button('paid', 'primary', text.confirm)}${button('cancelled', '', text.cancel)}${button('unknown', 'quiet', text.unknown)}</form></section><p class="hint">${text.demo}</p>`
  return page(language, `${text.title} ${symbol}${amount}`, body)
}

/** Registers the cashiers: GET shows, POST does what the pressed button says and goes back to the shop. */
export function cashierRoutes(app: FastifyInstance, context: Context): void {
  for (const vendor of paymentVendors) {
    app.get(BRANDS[vendor].path, async (request, reply) => {
      const { token, prepay_id: prepayId, redirect_url: redirect = '' } = formFields(request)
      return await show(vendor, token ?? prepayId ?? '', redirect, request, reply)
    })
    app.post(BRANDS[vendor].path, async (request, reply) => {
      const { token = '', outcome, redirect_url: redirect = '' } = bodyFields(request)
      const trade = context.ledger.byToken(token)
      if (trade?.vendor !== vendor || !isOutcome(outcome))
        return sendPage(reply, noticePage(request, TEXTS[languageOf(request)].notFound), 404)
      const outcomeReply = await simulateBuyer(context, trade, outcome)
      if (outcomeReply === 'refused') return await show(vendor, token, redirect, request, reply)
      const onward = await returnAddress(trade, redirect, outcomeReply === 'paid')
      if (!onward)
        return sendPage(
          reply,
          noticePage(
            request,
            outcomeReply === 'cancelled' ? TEXTS[languageOf(request)].cancel : TEXTS[languageOf(request)].paid,
          ),
        )
      return isOurs(onward, request) || vendor !== 'wechat'
        ? reply.redirect(onward, 303)
        : sendPage(reply, noticePage(request, onward, onward))
    })
  }

  async function show(
    vendor: PaymentVendor,
    token: string,
    redirect: string,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const text = TEXTS[languageOf(request)]
    const trade = context.ledger.byToken(token)
    if (trade?.vendor !== vendor) return sendPage(reply, noticePage(request, text.notFound), 404)
    const back = (await returnAddress(trade, redirect, trade.state === 'paid')) ?? undefined
    if (!payable(trade, context.clock.now()))
      return sendPage(reply, noticePage(request, trade.state === 'paid' ? text.paid : text.closed, back))
    const merchant = (await context.keys.find((keys) => keys.tenant === trade.tenant))?.name ?? trade.merchantId
    return sendPage(reply, cashierPage(request, trade, merchant, redirect))
  }

  /**
   * WeChat's return address comes with the page's address, Alipay's with the signed request; only http(s) and paths.
   */
  async function returnAddress(trade: Trade, redirect: string, isPaid: boolean): Promise<string | null> {
    const address = trade.vendor === 'wechat' ? redirect : trade.returnUrl
    if (!/^(https?:\/\/|\/(?![/\\]))/.test(address)) return null
    if (trade.vendor !== 'alipay' || !isPaid) return address
    const keys = await context.keys.vendor()
    const fields: Record<string, string> = {
      app_id: trade.appId,
      charset: 'utf-8',
      method: 'alipay.trade.wap.pay.return',
      out_trade_no: trade.outTradeNo,
      seller_id: trade.merchantId,
      timestamp: toChinaTime(context.clock.now()),
      total_amount: amountText(trade),
      trade_no: trade.tradeNo,
      version: '1.0',
    }
    const query = new URLSearchParams({
      ...fields,
      sign_type: 'RSA2',
      sign: signRsa2(signContent(fields, []), keys.alipay.privateKey),
    })
    const [before = '', hash] = address.split('#', 2)
    return `${before}${before.includes('?') ? '&' : '?'}${query}${hash === undefined ? '' : `#${hash}`}`
  }

  /** The unsigned `redirect_url` is followed to this site alone; the real vendor has a list of domains. */
  function isOurs(address: string, request: FastifyRequest): boolean {
    if (address.startsWith('/')) return true
    const { host, hostname } = new URL(address)
    const own = context.publicUrl()
    return (
      host === request.host ||
      hostname === 'localhost' ||
      hostname === '127.0.0.1' ||
      (own !== '' && host === new URL(own).host)
    )
  }
}
