import type { JobCtx } from '../../../core/context.types'
import { priceMessages } from '../../shared/credential'
import { hasPage } from '../../shared/on-sale'
import { sendProductMessage } from '../product/message'
import { PRICE_NOW } from './price'

const NOTICE = `select p.name, ${PRICE_NOW} as price from saved_product s join product p on p.tenant_id = $1 and p.id = s.product_id and ${hasPage('p', '$4')}
  where s.tenant_id = $1 and s.user_id = $2 and s.product_id = $3 and s.kind = 'favourite'`

/**
 * Sends the message of a lower price to one who still has the product among the favourites (`sendProductMessage`).
 * @param key the user's id and the product's, `3:12`
 */
export async function sendPriceMessage(ctx: JobCtx, key: string): Promise<void> {
  const [userId = 0, productId = 0] = key.split(':').map(Number)
  const { product, all } = await ctx.db.read(async (tx) => ({
    product: (await tx.rows<{ name: string; price: number }>(NOTICE, [ctx.tenant.id, userId, productId, ctx.now]))[0],
    all: await priceMessages(tx, ctx),
  }))
  if (product) await sendProductMessage(ctx, { ...product, userId, productId, hint: 'catalog.priceHint', all })
}
