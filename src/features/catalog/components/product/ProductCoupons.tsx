import { formatPrice } from '@storefront/contract/domain/money'
import { useQuery } from '@tanstack/react-query'
import { Text } from '@tarojs/components'
import { couponPrice, isUsableCoupon } from '@/features/catalog/coupon-price'
import { useT } from '@/i18n'
import { useRenderNow } from '@/platform/use-first-render'
import { keys } from '@/services/query'
import { useCurrency } from '@/ui/stores'
import { openDialog } from '@/ui/overlay/store'
import { InfoRow } from './InfoRow'
import s from './ProductCoupons.module.scss'

/** Coupons of a product that its row considers. */
const COUPONS_MAX = 20
/** Names that the row shows. */
const NAMES_MAX = 2

interface ProductCouponsProps {
  readonly productId: number
  /** Current price of one piece. */
  readonly price: string
}

/**
 * The coupons that hold for a product, and its price after the best of them; nothing where there are none. A tap shows
 * them, to be received. The calls of the wallet and the sheet are fetched for this row alone.
 */
export function ProductCoupons({ productId, price }: ProductCouponsProps) {
  const t = useT()
  const now = useRenderNow()
  const currency = useCurrency()
  const query = { product: productId, limit: COUPONS_MAX }
  const { data } = useQuery({
    queryKey: [...keys.coupons(), 'product', query],
    queryFn: async ({ signal }) => (await import('@/services/api/wallet')).walletApi.coupons(query, { signal }),
  })
  const coupons = (data?.results ?? []).filter((coupon) => isUsableCoupon(coupon, now))
  if (coupons.length === 0) return null
  const reducedPrice = couponPrice(price, coupons, currency.exponent)
  const open = async () => {
    const { CouponSheet } = await import('./CouponSheet')
    await openDialog(CouponSheet, { query })
  }
  return (
    <InfoRow label={t('pages.product.coupons')} onTap={() => void open()}>
      {reducedPrice ? (
        <Text className={s.price}>
          {t('pages.product.couponPrice', { price: formatPrice(reducedPrice, currency) })}
        </Text>
      ) : null}
      {coupons.slice(0, NAMES_MAX).map(({ id, label }) => (
        <Text key={id} className={s.name}>
          {label}
        </Text>
      ))}
    </InfoRow>
  )
}
