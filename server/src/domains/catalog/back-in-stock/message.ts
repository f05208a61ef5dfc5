import type { JobCtx } from '../../../core/context.types'
import { stockMessages } from '../../shared/credential'
import { sendProductMessage } from '../product/message'

interface NoticeRow {
  userId: number
  productId: number
  name: string
  price: number
}

const NOTICE = `select r.user_id as "userId", r.product_id as "productId", p.name, least(p.price, p.promotion_price) as price from back_in_stock_subscription r
  join product p on p.tenant_id = $1 and p.id = r.product_id and p.is_active
  where r.tenant_id = $1 and r.id = $2 and r.status = 'notified'`

/**
 * Sends one back-in-stock message to a notified subscriber, unless the subscription's status has changed
 * (`sendProductMessage`).
 * @param key the subscription's id
 */
export async function sendStockMessage(ctx: JobCtx, key: string): Promise<void> {
  const { notice, all } = await ctx.db.read(async (tx) => ({
    notice: (await tx.rows<NoticeRow>(NOTICE, [ctx.tenant.id, Number(key)]))[0],
    all: await stockMessages(tx, ctx),
  }))
  if (notice) await sendProductMessage(ctx, { ...notice, hint: 'catalog.stockHint', all })
}
