import type { Coupon } from '@storefront/contract/entities/coupon'
import { View } from '@tarojs/components'
import { usePaged } from '@/features/list/usePaged'
import { useT } from '@/i18n'
import { keys } from '@/services/query'
import { shop } from '@/services/shop'
import { Empty } from '@/ui/Empty'
import { ListView } from '@/ui/ListView'
import { Screen } from '@/ui/Screen'
import { SkeletonRows } from '@/ui/Skeleton'
import { CouponCard } from './CouponCard'
import s from './CouponListScreen.module.scss'

const idOf = (coupon: Coupon): number => coupon.id

/** Coupons that can be had, or soon can. */
export function CouponListScreen() {
  const t = useT()
  const coupons = usePaged<Coupon>({ key: keys.coupons(), load: (page, options) => shop.coupons(page, options), idOf })
  return (
    <Screen title={t('coupon.title')}>
      <ListView {...coupons.view} skeleton={<SkeletonRows />} empty={<Empty icon="wallet" text={t('coupon.empty')} />}>
        <View className={s.list}>
          {coupons.items.map((coupon) => (
            <CouponCard key={coupon.id} coupon={coupon} />
          ))}
        </View>
      </ListView>
    </Screen>
  )
}
