import type { Page } from '@storefront/contract/entities/common'
import type { UserMembershipCard } from '@storefront/contract/entities/wallet/membership-card'
import { View } from '@tarojs/components'
import { CouponTerms } from '@/shared/coupon/CouponTerms'
import { RouteLink } from '@/shared/link/RouteLink'
import { daysOf } from '@/features/wallet/coupon-labels'
import { useOfflineQuery } from '@/features/wallet/useOfflineQuery'
import { useUnusedCoupons } from '@/features/wallet/useUnusedCoupons'
import { walletKeys } from '@/features/wallet/wallet-keys'
import { useT } from '@/i18n'
import { walletApi } from '@/services/api/wallet'
import { MembershipCardFront } from '@/ui/display/MembershipCardFront'
import coupon from './OwnCoupon.module.scss'
import s from './WalletFaces.module.scss'

/** More are in their list. */
const FACES_MAX = 2

/** Returns the user's membership cards, also offline. */
export const useOwnCards = () =>
  useOfflineQuery<Page<UserMembershipCard>>({ part: 'cards', queryKey: walletKeys.cards(), load: walletApi.cards })

/** The cards that hold, as they look, also offline; nothing when there are none. */
export function CardFaces() {
  const { data } = useOwnCards()
  const cards = (data?.results ?? []).filter(({ is_valid }) => is_valid).slice(0, FACES_MAX)
  if (cards.length === 0) return null
  return (
    <View className={s.faces}>
      {cards.map((card) => (
        <RouteLink key={card.code} to="shop.usermembershipcard.detail" params={{ code: card.code }} className={s.link}>
          <MembershipCardFront card={card} />
        </RouteLink>
      ))}
    </View>
  )
}

/** The coupons that end first, as they look, also offline; nothing when there are none. */
export function CouponFaces() {
  const t = useT()
  const { data } = useUnusedCoupons()
  const coupons = (data?.results ?? []).slice(0, FACES_MAX)
  if (coupons.length === 0) return null
  return (
    <View className={s.faces}>
      {coupons.map((own) => (
        <RouteLink key={own.id} to="shop.usercoupon" className={s.coupon}>
          <CouponTerms coupon={own.coupon} className={coupon.face} />
          <View className={coupon.words}>
            <View className={coupon.label}>{own.coupon.label}</View>
            <View className={coupon.days}>{daysOf(own, t, Date.now())}</View>
          </View>
        </RouteLink>
      ))}
    </View>
  )
}
