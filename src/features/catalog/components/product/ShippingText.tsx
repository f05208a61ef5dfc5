import { formatPrice, isFree } from '@storefront/contract/domain/money'
import type { ProductDetail } from '@storefront/contract/entities/catalog/product'
import { Text } from '@tarojs/components'
import { useT } from '@/i18n'
import { useCurrency } from '@/state/site'

/** "运费 ¥8 · 满 ¥99 包邮", or 包邮; and that it is otherwise in some regions. */
export function ShippingText({ shipping }: Pick<ProductDetail, 'shipping'>) {
  const t = useT()
  const currency = useCurrency()
  const words = [
    isFree(shipping.fee)
      ? t('pages.product.shippingFree')
      : `${t('pages.product.shippingFee')} ${formatPrice(shipping.fee, currency)}`,
  ]
  if (shipping.free_over !== null && !isFree(shipping.fee))
    words.push(t('pages.product.shippingFreeOver', { amount: formatPrice(shipping.free_over, currency) }))
  if (shipping.free_pieces !== undefined && !isFree(shipping.fee))
    words.push(t('pages.product.shippingFreePieces', { n: shipping.free_pieces, count: shipping.free_pieces }))
  if (shipping.is_regional) words.push(t('checkout.regional'))
  return <Text>{words.join(' · ')}</Text>
}
