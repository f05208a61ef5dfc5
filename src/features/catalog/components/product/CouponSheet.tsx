import { useQuery } from '@tanstack/react-query'
import { View } from '@tarojs/components'
import { isUsableCoupon } from '@/features/catalog/coupon-price'
import { CouponCard } from '@/shared/coupon/CouponCard'
import { useT } from '@/i18n'
import { useRenderNow } from '@/platform/use-first-render'
import { type CouponsQuery, walletApi } from '@/services/api/wallet'
import { keys } from '@/services/query'
import { Sheet } from '@/ui/overlay/Sheet'
import type { DialogProps } from '@/ui/overlay/store'
import s from './ProductCoupons.module.scss'

/** The coupons of a product, to be received. */
export function CouponSheet({ query, close }: { readonly query: CouponsQuery } & DialogProps<void>) {
  const t = useT()
  const now = useRenderNow()
  const { data } = useQuery({
    queryKey: [...keys.coupons(), 'product', query],
    queryFn: ({ signal }) => walletApi.coupons(query, { signal }),
  })
  return (
    <Sheet open title={t('pages.product.coupons')} onClose={() => close()}>
      <View className={s.list}>
        {data?.results
          .filter((coupon) => isUsableCoupon(coupon, now))
          .map((coupon) => (
            <CouponCard key={coupon.id} coupon={coupon} />
          ))}
      </View>
    </Sheet>
  )
}
