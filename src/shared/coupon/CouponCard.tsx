import { type CouponState, couponState } from '@storefront/contract/domain/wallet/coupon'
import type { Coupon } from '@storefront/contract/entities/wallet/coupon'
import { Text, View } from '@tarojs/components'
import { useRenderNow } from '@/platform/use-first-render'
import { RouteLink } from '@/shared/link/RouteLink'
import { type Translate, useT } from '@/i18n'
import { cx } from '@/lib/text'
import { dateText, untilText } from '@/lib/time'
import { Button } from '@/ui/controls/Button'
import { ClaimButton } from './ClaimButton'
import s from './CouponCard.module.scss'
import { CouponTerms } from './CouponTerms'
import { goUse } from './goUse'
import { useReceive } from './useReceive'

interface CouponCardProps {
  readonly coupon: Coupon
  /**
   * Beside each other: the value stands above the words, of which a third of the screen has room for the name alone.
   */
  readonly as?: 'row' | 'tile' | 'mini'
  readonly style?: string
}

/** A coupon with its value, its days, and what can be done with it. */
export function CouponCard({ coupon, as = 'row', style }: CouponCardProps) {
  const t = useT()
  const { receive, busy } = useReceive(coupon.id)
  const state = couponState(coupon, useRenderNow())
  const isOpen = state === 'open'
  // Once all are received, one that is left leads on.
  const isUsable = state === 'taken' && coupon.available > 0
  return (
    <View
      className={cx(s.card, as !== 'row' && s.stack, as === 'mini' && s.mini, !isOpen && state !== 'taken' && s.past)}
      style={style}
    >
      <CouponTerms coupon={coupon} className={s.face} />
      <View className={s.words}>
        <RouteLink to="shop.coupon.detail" params={{ id: coupon.id }} className={s.label}>
          {coupon.label}
        </RouteLink>
        {as === 'mini' ? null : <View className={s.text}>{coupon.description}</View>}
        <View className={s.foot}>
          {as === 'mini' ? null : <Text className={s.days}>{daysOf(coupon, state, t)}</Text>}
          {isUsable ? (
            <Button
              size="s"
              kind="secondary"
              className={s.claim}
              label={`${t('coupon.use')} ${coupon.label}`}
              onTap={() => void goUse(coupon)}
            >
              {t('coupon.use')}
            </Button>
          ) : (
            <ClaimButton
              size="s"
              className={s.claim}
              state={state}
              busy={busy}
              label={`${t(`coupon.${state}`)} ${coupon.label}`}
              onClaim={() => void receive()}
            >
              {t(`coupon.${state}`)}
            </ClaimButton>
          )}
        </View>
      </View>
    </View>
  )
}

/** Returns the one day that matters: when it begins, or until when it holds. */
function daysOf({ start, end }: Coupon, state: CouponState, t: Translate): string {
  if (state === 'not_begun' && start) return t('coupon.from', { date: dateText(start) })
  return end ? t('coupon.until', { date: untilText(end) }) : ''
}
