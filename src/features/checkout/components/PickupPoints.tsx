import type { PickupPoint } from '@storefront/contract/entities/checkout/checkout'
import { View } from '@tarojs/components'
import { useT } from '@/i18n'
import { cx } from '@/lib/text'
import { Pressable } from '@/platform/elements/pressable'
import { Icon } from '@/ui/display/Icon'
import s from './PickupPoints.module.scss'

interface PickupPointsProps {
  readonly points: readonly PickupPoint[]
  readonly selectedId: number | null
  readonly onChoose: (id: number) => void
}

/** The pickup points of the order, one of them chosen. */
export function PickupPoints({ points, selectedId, onChoose }: PickupPointsProps) {
  const t = useT()
  return (
    <View role="radiogroup" aria-label={t('checkout.point')}>
      {points.map(({ id, name, address, hours, phone }) => {
        const isOn = id === selectedId
        return (
          <Pressable key={id} role="radio" checked={isOn} className={s.point} onTap={() => onChoose(id)}>
            <View className={cx(s.dot, isOn && s.on)}>{isOn ? <Icon name="check" size={14} /> : null}</View>
            <View className={s.words}>
              <View className={s.name}>{name}</View>
              <View className={s.text}>{address}</View>
              {hours ? <View className={s.text}>{t('checkout.openHours', { hours })}</View> : null}
              {phone ? <View className={s.text}>{phone}</View> : null}
            </View>
          </Pressable>
        )
      })}
    </View>
  )
}
