import { DEFAULT_LANGUAGE } from '@storefront/contract/language'
import { toDecimal } from '@storefront/contract/domain/money'
import type { JobCtx } from '../../../core/context.types'
import { translate } from '../../../core/i18n'
import { type StockFact, stockMessages } from '../../shared/credential'
import { chineseMoment } from '../../../lib/day'
import { routeRow } from '../../../lib/route-links'
import { sendByConsent, thingOf } from '../../site/notification/send'

interface NoticeRow {
  user_id: number
  product_id: number
  product_name: string
  price: number
}

const NOTICE = `select r.user_id, r.product_id, p.name as product_name, least(p.price, p.promotion_price) as price from back_in_stock_subscription r
  join product p on p.tenant_id = $1 and p.id = r.product_id and p.is_active
  where r.tenant_id = $1 and r.id = $2 and r.status = 'notified'`

/**
 * Sends one back-in-stock message to a notified subscriber, by the mini-program for which the user gave consent.
 * Nothing is sent without consent, or when the subscription's status has changed. Throws when the message was certainly
 * not sent.
 * @param key the subscription's id
 */
export async function sendStockMessage(ctx: JobCtx, key: string): Promise<void> {
  const { notice, all } = await ctx.db.read(async (tx) => ({
    notice: (await tx.rows<NoticeRow>(NOTICE, [ctx.tenant.id, Number(key)]))[0],
    all: await stockMessages(tx, ctx),
  }))
  if (!notice) return
  const page = `${routeRow('shop.product.detail').page}?id=${notice.product_id}`
  const result = await sendByConsent(ctx, { userId: notice.user_id, all, page, facts: factsOf(ctx, notice) })
  if (result && result.state !== 'sent')
    ctx.log.warn(
      { tenant: ctx.tenant.slug, subscription: key, ...result },
      'a message about stock did not reach its reader',
    )
}

function factsOf(ctx: JobCtx, { product_name, price }: NoticeRow): Record<StockFact, string> {
  const { symbol, exponent } = ctx.tenant.currency
  return {
    product: thingOf(product_name),
    price: `${symbol.length === 1 ? symbol : ''}${toDecimal(price, exponent)}`,
    time: chineseMoment(ctx.tenant, ctx.now),
    hint: translate(DEFAULT_LANGUAGE, 'catalog.stockHint'),
  }
}
