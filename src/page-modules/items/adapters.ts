import { anyKind, type CardKind, kindOf } from '@/shared/item-card/kinds'
import type { ToCard } from '@/shared/item-card/useCards'
import { textOf } from '../read'
import type { ModuleItem } from '../types'

/** Module type -> `ctype` of items that do not say theirs. What is not here is of an unknown type. */
const ctypes: ReadonlyMap<string, string> = new Map([
  ['shop.productsmodule', 'shop.product'],
  ['shop.productspagemodule', 'shop.product'],
  ['shop.productsrecommendpagemodule', 'shop.product'],
  ['distribution_mpage.distselectproductspagemodule', 'shop.product'],
  ['shop.pickupvoucherspagemodule', 'shop.pickupvoucher'],
  ['shop.couponspagemodule', 'shop.coupon'],
  ['event.eventsmodule', 'event.event'],
  ['event.eventspagemodule', 'event.event'],
  ['post.articlesmodule', 'post.article'],
  ['post.articlespagemodule', 'post.article'],
  ['post.articlecolumnpagemodule', 'post.article'],
  ['circle.topicsmodule', 'circle.topic'],
  ['circle.topicspagemodule', 'circle.topic'],
  ['note.notepagemodule', 'note.note'],
  ['note.notespagemodule', 'note.note'],
  ['note.usernotespagemodule', 'note.note'],
  ['note.localdraftmodule', 'note.draft'],
])

/** An item's own `ctype` goes first, so that a list may mix them; then its module's. */
const kindFor = (type: string, item: ModuleItem): CardKind =>
  kindOf(textOf(item.ctype)) ?? kindOf(ctypes.get(type) ?? '') ?? anyKind

/** Returns the function that makes cards of a module's items; `isOps` for operators' cards. */
export const toCardOf =
  (type: string, isOps = false): ToCard =>
  (item, words, index) => {
    const { toItem, ops } = kindFor(type, item)
    const card = toItem(item, words, index)
    return isOps && ops ? { ...card, ...ops(item, words) } : card
  }
