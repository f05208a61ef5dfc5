import type { Checkout } from '@storefront/contract/entities/checkout/checkout'
import type { Address } from '@storefront/contract/entities/account/address'
import { View } from '@tarojs/components'
import { useT } from '@/i18n'
import { Tabs } from '@/ui/navigation/Tabs'
import s from './Delivery.module.scss'
import { CarrierHolidayNote } from './CarrierHolidayNote'
import { PickupPoints } from './PickupPoints'
import { ShipTo } from './ShipTo'

interface DeliveryProps {
  readonly checkout: Checkout
  readonly address: Address | null
  /** Collected in person; without it the parcel is sent. */
  readonly isPickup: boolean
  readonly point: number | null
  readonly onWay: (isPickup: boolean) => void
  readonly onPoint: (id: number) => void
}

/** The choice of delivery: to an address, or pickup in person. */
export function Delivery({ checkout, address, isPickup, point, onWay, onPoint }: DeliveryProps) {
  const t = useT()
  const points = checkout.pickup_points
  const hasPoints = points.length > 0
  const deliveryTabs = [
    { key: 'express', title: t('checkout.express') },
    { key: 'pickup', title: t('checkout.pickup') },
  ] as const
  const region = checkout.refused_region
  return (
    <View className={s.delivery}>
      {hasPoints ? (
        <View className={s.ways}>
          <Tabs
            label={t('checkout.ways')}
            items={deliveryTabs}
            current={isPickup ? 'pickup' : 'express'}
            onChange={(way) => onWay(way === 'pickup')}
          />
        </View>
      ) : null}
      {isPickup ? <PickupPoints points={points} selectedId={point} onChoose={onPoint} /> : <ShipTo address={address} />}
      {isPickup ? null : <CarrierHolidayNote />}
      {!isPickup && region !== null ? (
        <View className={s.refused} role="alert">
          {t(hasPoints ? 'checkout.refusedOrPickup' : 'checkout.refused', { region })}
          {checkout.refused_reasons?.map(({ goods, reason }) => (
            <View key={goods.join()} className={s.reason}>
              {t(reason === '' ? 'checkout.refusedGoods' : 'checkout.refusedGoodsWhy', {
                goods: goods.join(t('checkout.comma')),
                reason,
              })}
            </View>
          ))}
        </View>
      ) : null}
    </View>
  )
}
