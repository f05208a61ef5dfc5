import { couponTypes } from '@storefront/contract/domain/wallet/coupon-kinds'
import type { Coupon } from '@storefront/contract/entities/wallet/coupon'
import type { VoucherHolder } from '@storefront/contract/entities/wallet/voucher'
import { untilText } from '@/lib/time'
import type { CardAction, CardItem } from './item'
import { idOf, keyOf, type Raw, readerOf } from './raw'
import { linkTo } from './toCard'
import type { CardContext } from './card-context'

const coupon = readerOf<Coupon>()
const voucher = readerOf<VoucherHolder>()

const types: ReadonlySet<string> = new Set(couponTypes)
const isType = (text: string): text is Coupon['type'] => types.has(text)

/** A coupon in whose place something incomplete came still has every part; null where it has no id or no known type. */
function couponOf(raw: Raw): Coupon | null {
  const [id, type] = [idOf(raw), coupon.text(raw, 'type')]
  if (id === undefined || !isType(type)) return null
  return {
    id,
    ctype: 'shop.coupon',
    type,
    slug: coupon.text(raw, 'slug'),
    value: coupon.amount(raw, 'value') ?? '0',
    minimum: coupon.amount(raw, 'minimum') ?? undefined,
    label: coupon.text(raw, 'label'),
    description: coupon.text(raw, 'description'),
    start: coupon.text(raw, 'start') || null,
    end: coupon.text(raw, 'end') || null,
    is_valid: coupon.flag(raw, 'is_valid'),
    is_out: coupon.flag(raw, 'is_out'),
    inventory: coupon.limit(raw, 'inventory'),
    available: coupon.count(raw, 'available'),
    received: coupon.count(raw, 'received'),
    max_user_applications: coupon.limit(raw, 'max_user_applications'),
  }
}

export function couponCard(raw: Raw, _: CardContext, index = 0): CardItem {
  return {
    key: `c${keyOf(raw, index)}`,
    title: coupon.text(raw, 'label'),
    sub: coupon.text(raw, 'description'),
    image: null,
    ratio: 0,
    meta: '',
    amount: null,
    markedPrice: null,
    badge: '',
    coupon: couponOf(raw) ?? undefined,
    link: { type: 'shop.coupon' },
  }
}

/** Fetching begins at the product, where its variant is chosen. */
function pickupAction(pickup: number, id: number, name: string, { t, open }: CardContext): CardAction {
  const text = t('card.fetch')
  return {
    text,
    label: t('card.actionOf', { action: text, name }),
    onTap: () => open('shop.product.detail', { id, pickup }),
  }
}

/** Returns the card of one kind of pickup voucher: the number left, and the end of its validity. */
export function voucherCard(raw: Raw, context: CardContext, index = 0): CardItem {
  const { t, now } = context
  const product = voucher.part(raw, 'product')
  const [available, quantity, end] = [
    voucher.count(raw, 'available'),
    voucher.count(raw, 'quantity'),
    voucher.text(raw, 'end'),
  ]
  const isOver = Date.parse(end) <= now
  const [holder, id, name] = [idOf(raw), idOf(product), voucher.text(raw, 'name')]
  const mayFetch = holder !== undefined && id !== undefined && available > 0 && !isOver
  return {
    key: `v${keyOf(raw, index)}`,
    title: name,
    sub: end ? t('card.until', { date: untilText(end) }) : '',
    image: readerOf<NonNullable<VoucherHolder['product']>>().image(product, 'main_image'),
    ratio: 1,
    meta: t('card.vouchers', { available, quantity }),
    amount: null,
    markedPrice: null,
    badge: isOver ? t('card.expired') : available <= 0 ? t('card.fetched') : '',
    ...(mayFetch && { actions: [pickupAction(holder, id, name, context)] }),
    // What it is for; the voucher itself has no screen.
    link: linkTo('shop.product', product),
  }
}
