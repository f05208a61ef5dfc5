import type { Image } from '@storefront/contract/entities/common'
import { View } from '@tarojs/components'
import { cx } from '@/lib/text'
import { Img } from '@/platform/elements/img'
import { Icon } from '@/ui/display/Icon'
import s from './Avatar.module.scss'

interface AvatarProps {
  readonly avatar: Image | null
  /** CSS px. */
  readonly size: number
  readonly className?: string
}

/** A person's picture in a circle, or the sign for one. Their name stands beside it. */
export function Avatar({ avatar, size, className }: AvatarProps) {
  return (
    <View className={cx(s.avatar, className)} style={`width:${size}px;height:${size}px`}>
      {avatar ? (
        <Img src={avatar.thumb} alt="" className={s.picture} eager />
      ) : (
        <Icon name="user" size={Math.round(size / 2)} />
      )}
    </View>
  )
}
