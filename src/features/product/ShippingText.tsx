import { formatPrice, isFree } from '@storefront/contract/domain/money'
import type { ProductDetail } from '@storefront/contract/entities/shop'
import { Text } from '@tarojs/components'
import { useT } from '@/i18n'
import { useCurrency } from '@/state/site'

/** "运费 ¥8 · 满 ¥99 包邮", or 包邮. */
export function ShippingText({ shipping }: Pick<ProductDetail, 'shipping'>) {
  const t = useT()
  const currency = useCurrency()
  if (isFree(shipping.fee)) return <Text>{t('pages.product.shippingFree')}</Text>
  const words = [`${t('pages.product.shippingFee')} ${formatPrice(shipping.fee, currency)}`]
  if (shipping.free_over !== null) words.push(t('pages.product.shippingFreeOver', { amount: formatPrice(shipping.free_over, currency) }))
  return <Text>{words.join(' · ')}</Text>
}
