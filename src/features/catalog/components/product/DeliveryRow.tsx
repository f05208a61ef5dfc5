import type { DeliveryEstimate } from '@storefront/contract/entities/catalog/delivery'
import type { ProductDetail } from '@storefront/contract/entities/catalog/product'
import { useQuery } from '@tanstack/react-query'
import { View } from '@tarojs/components'
import { useState } from 'react'
import { type Translate, useT } from '@/i18n'
import { catalogApi } from '@/services/api/catalog'
import { keys } from '@/services/query'
import { regionsBelow, logWrongRegion } from '@/services/regions'
import { setDeliveryDistrict, useDeliveryDistrict } from '@/state/delivery-district'
import { RegionPicker } from '@/ui/controls/RegionPicker'
import s from './DeliveryRow.module.scss'
import { InfoRow } from './InfoRow'
import { ShippingText } from './ShippingText'

/** The destination of a product, the shipping price and the delivery time; anyone can choose the district. */
export function DeliveryRow({ id, shipping }: Pick<ProductDetail, 'id' | 'shipping'>) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const path = useDeliveryDistrict()
  const district = path[2]
  // Until it is there, and where it cannot be had, what holds everywhere is shown.
  const { data: estimate } = useQuery({
    queryKey: keys.delivery(id, district),
    queryFn: ({ signal }) => catalogApi.delivery(id, district, { signal }),
  })
  const days = estimate && !estimate.is_refused ? daysText(estimate, t) : null
  return (
    <>
      <InfoRow label={t('pages.product.shipping')} onTap={() => setOpen(true)}>
        <View>{estimate?.district?.display ?? t('pages.product.deliveryPlace')}</View>
        {estimate?.is_refused ? (
          <View className={s.refused}>
            {estimate.refused_reason
              ? t('pages.product.deliveryRefusedWhy', { reason: estimate.refused_reason })
              : t('pages.product.deliveryRefused')}
          </View>
        ) : (
          <View className={s.terms}>
            <ShippingText
              shipping={estimate ? { ...estimate, is_regional: shipping.is_regional && !estimate.district } : shipping}
            />
            {days ? <View>{days}</View> : null}
          </View>
        )}
      </InfoRow>
      <RegionPicker
        open={isOpen}
        selected={path}
        depth={3}
        onClose={() => setOpen(false)}
        load={regionsBelow}
        reportWrong={logWrongRegion}
        onPick={(regions) => {
          setDeliveryDistrict(regions.map(({ code }) => code))
          setOpen(false)
        }}
      />
    </>
  )
}

function daysText({ days }: DeliveryEstimate, t: Translate): string | null {
  if (!days) return null
  if (days.to === 0) return t('pages.product.deliveryToday')
  return t(days.from === days.to ? 'pages.product.deliveryDay' : 'pages.product.deliveryDays', { ...days })
}
