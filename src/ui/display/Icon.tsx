import { View } from '@tarojs/components'
import { cx } from '@/lib/text'
import s from './Icon.module.scss'

export type IconName =
  | 'search'
  | 'cart'
  | 'home'
  | 'user'
  | 'category'
  | 'right'
  | 'down'
  | 'left'
  | 'close'
  | 'plus'
  | 'minus'
  | 'check'
  | 'place'
  | 'phone'
  | 'service'
  | 'share'
  | 'heart'
  | 'trash'
  | 'edit'
  | 'comment'
  | 'wallet'
  | 'box'
  | 'truck'
  | 'star'
  | 'time'
  | 'calendar'
  | 'sad'
  | 'copy'
  | 'scan'
  | 'qr'
  | 'globe'
  | 'swap'
  | 'doc'
  | 'filter'
  | 'starOn'
  | 'bell'

/**
 * A picture that goes with words; where it stands alone, the control around it carries the name. Drawn in the text's
 * colour.
 */
export function Icon({
  name,
  size = 20,
  className,
}: {
  readonly name: IconName
  readonly size?: number
  readonly className?: string
}) {
  return <View className={cx(s.icon, s[name], className)} style={`width:${size}px;height:${size}px`} aria-hidden />
}
