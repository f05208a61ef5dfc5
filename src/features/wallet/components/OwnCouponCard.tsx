import { isExchange } from '@storefront/contract/domain/wallet/coupon-kinds'
import type { UserCoupon } from '@storefront/contract/entities/wallet/coupon'
import { Text, View } from '@tarojs/components'
import { CouponTerms } from '@/shared/coupon/CouponTerms'
import { useT } from '@/i18n'
import { cx } from '@/lib/text'
import { endTimeText } from '@/lib/time'
import { canGiftCoupon } from '@/platform/gift-support'
import { Button } from '@/ui/controls/Button'
import s from './OwnCoupon.module.scss'
import { daysOf } from '@/features/wallet/coupon-labels'

/** The actions of a user's coupon (spec 4). */
export type UserCouponActionName = 'use' | 'show' | 'give' | 'cancel'

interface OwnCouponCardProps {
  readonly own: UserCoupon
  readonly busy: boolean
  /** Whether the device is offline: then no action is possible, but the code is shown. */
  readonly isOffline: boolean
  readonly onAction: (own: UserCoupon, action: UserCouponActionName) => void
}

function actionsOf(
  { coupon_type, is_satisfied, present_status }: UserCoupon,
  isOffline: boolean,
): readonly UserCouponActionName[] {
  const actions: UserCouponActionName[] = []
  if (present_status === 'ing' && !isOffline) actions.push('cancel')
  if (present_status === 'available' && !isOffline && canGiftCoupon()) actions.push('give')
  if (is_satisfied) actions.push(isExchange(coupon_type) ? 'show' : 'use')
  return actions
}

/** A coupon of the user: its value, its validity period, its status text and its actions. */
export function OwnCouponCard({ own, busy, isOffline, onAction }: OwnCouponCardProps) {
  const t = useT()
  const { coupon, status, status_display } = own
  const actions = actionsOf(own, isOffline)
  return (
    <View className={cx(s.card, (status === 'used' || status === 'expired') && s.past)}>
      <CouponTerms coupon={coupon} className={s.face} />
      <View className={s.words}>
        <View className={s.head}>
          <Text className={s.label}>{coupon.label}</Text>
          <Text className={s.status}>{status_display}</Text>
        </View>
        {coupon.description ? <View className={s.text}>{coupon.description}</View> : null}
        <View className={s.days}>{daysOf(own, t, Date.now())}</View>
        {own.from ? <View className={s.days}>{t('own.givenBy', { name: own.from })}</View> : null}
        {own.present_until ? (
          <View className={s.days}>{t('own.presentUntil', { time: endTimeText(own.present_until) })}</View>
        ) : null}
        {actions.length > 0 ? (
          <View className={s.actions}>
            {actions.map((action) => (
              <Button
                key={action}
                size="s"
                kind={action === 'use' || action === 'show' ? 'primary' : 'ghost'}
                busy={busy}
                label={`${t(`own.${action}`)} ${coupon.label}`}
                onTap={() => onAction(own, action)}
              >
                {t(`own.${action}`)}
              </Button>
            ))}
          </View>
        ) : null}
      </View>
    </View>
  )
}
