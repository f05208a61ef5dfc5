import { isChinese } from '@storefront/contract/language'
import { formatPrice, isFree } from '@storefront/contract/domain/money'
import type { Checkout, CheckoutCard, CheckoutCoupon } from '@storefront/contract/entities/checkout/checkout'
import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { CouponValue } from '@/shared/coupon/CouponValue'
import { contentFor, tenthsToPay } from '@/shared/coupon/coupon-content'
import { InfoRow } from '@/features/catalog/components/product/InfoRow'
import { useLanguage, useT } from '@/i18n'
import { untilText } from '@/lib/time'
import { useCurrency } from '@/state/site'
import { nearestCoupon } from '@/features/checkout/nearest-coupon'
import s from './Discounts.module.scss'
import { DiscountSheet } from './DiscountSheet'

interface DiscountsProps {
  readonly checkout: Pick<Checkout, 'coupons' | 'cards' | 'sums' | 'user_coupon_id' | 'user_card_id'>
  readonly onCoupon: (id: number | null) => void
  readonly onCard: (id: number | null) => void
}

/** The coupon and the membership card of this order, each with its sheet; none where the buyer holds none. */
export function Discounts({ checkout, onCoupon, onCard }: DiscountsProps) {
  const t = useT()
  const words = useDiscountLabels()
  const [open, setOpen] = useState<'coupon' | 'card' | null>(null)
  const { coupons, cards, sums } = checkout
  const close = () => setOpen(null)
  const usable = (rows: readonly { readonly reason: unknown }[]) => rows.filter(({ reason }) => reason === null).length
  const couponHint =
    usable(coupons) > 0 ? t('checkout.couponsUsable', { n: usable(coupons) }) : words.ofUnusable(coupons)
  if (coupons.length === 0 && cards.length === 0) return null
  return (
    <View className={s.card}>
      {coupons.length > 0 ? (
        <InfoRow label={t('checkout.coupon')} onTap={() => setOpen('coupon')}>
          <Taken amount={sums.coupon} none={couponHint} />
        </InfoRow>
      ) : null}
      {cards.length > 0 ? (
        <InfoRow label={t('checkout.card')} onTap={() => setOpen('card')}>
          <Taken
            amount={sums.card}
            none={
              checkout.user_card_id === null
                ? t('checkout.cardsUsable', { n: usable(cards) })
                : (cards.find(({ id }) => id === checkout.user_card_id)?.name ?? '')
            }
          />
        </InfoRow>
      ) : null}
      <DiscountSheet
        open={open === 'coupon'}
        title={t('checkout.couponTitle')}
        none={t('checkout.noCoupon')}
        rows={coupons.map(words.ofCoupon)}
        selectedId={checkout.user_coupon_id}
        onPick={onCoupon}
        onClose={close}
      />
      <DiscountSheet
        open={open === 'card'}
        title={t('checkout.cardTitle')}
        none={t('checkout.noCard')}
        rows={cards.map(words.ofCard)}
        selectedId={checkout.user_card_id}
        onPick={onCard}
        onClose={close}
      />
    </View>
  )
}

/** The amount of the discount; without one, the hint `none`. */
function Taken({ amount, none }: { readonly amount: string; readonly none: string }) {
  const currency = useCurrency()
  return (
    <View className={s.taken}>
      {isFree(amount) ? (
        <Text className={s.hint}>{none}</Text>
      ) : (
        <Text className={s.off}>{`-${formatPrice(amount, currency)}`}</Text>
      )}
    </View>
  )
}

function useDiscountLabels() {
  const t = useT()
  const currency = useCurrency()
  const countsInTenths = isChinese(useLanguage())
  const days = (end: string | null) => (end ? t('checkout.until', { date: untilText(end) }) : t('checkout.endless'))
  const saving = (amount: string) =>
    isFree(amount) ? '' : t('checkout.saves', { amount: formatPrice(amount, currency) })
  const rate = (off: number) => t('checkout.percentOff', { rate: countsInTenths ? tenthsToPay(off) : `${off}%` })
  const worth = (coupon: CheckoutCoupon) => {
    const content = contentFor(coupon)
    if (content.kind === 'percent')
      return t('checkout.couponRate', { rate: countsInTenths ? tenthsToPay(content.off) : `${content.off}%` })
    return content.kind === 'amount'
      ? t('checkout.couponAmount', { amount: formatPrice(content.amount, currency) })
      : coupon.label
  }
  return {
    /** Returns the condition that makes one of the coupons apply, or else the reason against the first one. */
    ofUnusable: (coupons: readonly CheckoutCoupon[]) => {
      const nearest = nearestCoupon(coupons)
      if (nearest)
        return t('checkout.couponShort', {
          amount: formatPrice(nearest.short, currency),
          coupon: worth(nearest.coupon),
        })
      return coupons[0]?.reason?.detail ?? t('checkout.couponNone')
    },
    ofCoupon: (coupon: CheckoutCoupon) => ({
      id: coupon.id,
      badge: <CouponValue coupon={coupon} />,
      title: coupon.label,
      text: coupon.description,
      days: days(coupon.end),
      saving: saving(coupon.saving),
      isBest: coupon.is_best,
      reason: coupon.reason?.detail ?? null,
    }),
    ofCard: (card: CheckoutCard) => ({
      id: card.id,
      badge: <Text className={s.shop}>{card.shop_name}</Text>,
      title: card.name,
      text: [card.percent_off > 0 && rate(card.percent_off), card.is_free_shipping && t('checkout.freeShipping')]
        .filter(Boolean)
        .join(' · '),
      days: days(card.end),
      saving: saving(card.saving),
      isBest: card.is_best,
      reason: card.reason?.detail ?? null,
    }),
  }
}
