import type { RouteName } from '@storefront/contract/routes'
import { View } from '@tarojs/components'
import { RouteLink } from '@/shared/link/RouteLink'
import { Icon } from '@/ui/display/Icon'
import s from './PlaceRow.module.scss'

interface PlaceRowProps {
  readonly label: string
  /** The path through the screens: 我的 › 我的订单. */
  readonly path: string
  /** The screen at the end of the path. */
  readonly to: RouteName
}

/** The row of a card that says where something is found later, and leads there. */
export function PlaceRow({ label, path, to }: PlaceRowProps) {
  return (
    <RouteLink to={to} className={s.step}>
      <Icon name="user" size={20} className={s.icon} />
      <View className={s.words}>
        <View className={s.label}>{label}</View>
        <View className={s.text}>{path}</View>
      </View>
      <Icon name="right" size={16} className={s.arrow} />
    </RouteLink>
  )
}
