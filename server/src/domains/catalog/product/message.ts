import { DEFAULT_LANGUAGE } from '@storefront/contract/language'
import { toDecimal } from '@storefront/contract/domain/money'
import type { ServerTextKey } from '@storefront/contract/texts'
import type { JobCtx } from '../../../core/context.types'
import { translate } from '../../../core/i18n'
import { chineseMoment } from '../../../lib/day'
import { routeRow } from '../../../lib/route-links'
import type { ProductFact, TopicMessages } from '../../shared/credential'
import { sendByConsent, thingOf } from '../../site/notification/send'

/** A message about a product to one user. */
interface ProductMessage {
  userId: number
  productId: number
  name: string
  /** Minor units. */
  price: number
  hint: ServerTextKey
  /** The topic's messages of each mini-program of the site. */
  all: readonly TopicMessages<ProductFact>[]
}

/**
 * Sends a message about a product by the mini-program for which the user gave consent; a tap on it opens the product.
 * Nothing is sent without consent. Throws when the message was certainly not sent.
 */
export async function sendProductMessage(ctx: JobCtx, message: ProductMessage): Promise<void> {
  const { userId, productId, name, price, hint, all } = message
  const { symbol, exponent } = ctx.tenant.currency
  const page = `${routeRow('shop.product.detail').page}?id=${productId}`
  const facts: Record<ProductFact, string> = {
    product: thingOf(name),
    price: `${symbol.length === 1 ? symbol : ''}${toDecimal(price, exponent)}`,
    time: chineseMoment(ctx.tenant, ctx.now),
    hint: translate(DEFAULT_LANGUAGE, hint),
  }
  const result = await sendByConsent(ctx, { userId, all, page, facts })
  if (result && result.state !== 'sent')
    ctx.log.warn(
      { tenant: ctx.tenant.slug, product: productId, ...result },
      'a message about a product did not reach its reader',
    )
}
