import type { Page } from '@storefront/contract/entities/common'
import type { Ctx } from '../../../core/context.types'
import type { Selection, Slice } from '../../../db/selection'
import { productsOf, recommendedProducts, selectedOf } from '../../catalog/product/module-items'
import { noteOf, notesOf, userNotesOf } from '../../community/note/list'
import { topicsOf } from '../../community/topic/service'
import { eventsOf } from '../../events/event/service'
import { couponsOf } from '../../wallet/coupon/service'
import { vouchersOf } from '../../wallet/voucher/service'
import { articlesOf } from '../article/service'

export type Item = Record<string, unknown>

/**
 * Reads one page of a module's items, each with its `ctype`. User-specific sources are also listed in
 * contract/domain/content/user-specific-modules.
 */
export type Source = (ctx: Ctx, selection: Selection, page: Slice) => Promise<Page<Item>>

/** The source of the items of each list module (spec 3). Other types have none; local drafts are kept on the device. */
const sources: Readonly<Record<string, Source>> = {
  'shop.productsmodule': productsOf,
  'shop.productspagemodule': productsOf,
  'shop.productsrecommendpagemodule': recommendedProducts,
  'distribution_mpage.distselectproductspagemodule': selectedOf,
  'shop.pickupvoucherspagemodule': vouchersOf,
  'shop.couponspagemodule': couponsOf,
  'event.eventsmodule': eventsOf,
  'event.eventspagemodule': eventsOf,
  'post.articlesmodule': articlesOf,
  'post.articlespagemodule': articlesOf,
  'post.articlecolumnpagemodule': articlesOf,
  'circle.topicsmodule': topicsOf,
  'circle.topicspagemodule': topicsOf,
  'note.notepagemodule': noteOf,
  'note.notespagemodule': notesOf,
  'note.usernotespagemodule': userNotesOf,
}

/** Returns the source of a module type; undefined for one without items. */
export const sourceFor = (type: string): Source | undefined =>
  Object.hasOwn(sources, type) ? sources[type] : undefined
