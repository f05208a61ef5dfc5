import type { ProductDetail } from '@storefront/contract/entities/catalog/product'
import { useT } from '@/i18n'
import { go } from '@/router'
import { InfoRow } from '../product/InfoRow'

interface BackInStockRowProps {
  readonly product: ProductDetail
  readonly soldOut: boolean
  readonly onBuy: () => void
}

/** Subscribes to a product that is sold out; a subscriber also sees here that it is available again. */
export function BackInStockRow({ product, soldOut, onBuy }: BackInStockRowProps) {
  const t = useT()
  if (!soldOut)
    return (
      <InfoRow label={t('pages.product.reserve')} onTap={onBuy}>
        {t('pages.product.arrived')}
      </InfoRow>
    )
  const waits = product.reservation === 'waiting'
  return (
    <InfoRow
      label={t('pages.product.reserve')}
      onTap={() => void go('shop.reservation', waits ? {} : { product: product.id })}
    >
      {t(waits ? 'pages.product.reserved' : 'pages.product.reserveHint')}
    </InfoRow>
  )
}
