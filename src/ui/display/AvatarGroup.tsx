import NutAvatar from '@nutui/nutui-react-taro/dist/es/packages/avatar'
import NutAvatarGroup from '@nutui/nutui-react-taro/dist/es/packages/avatargroup'
import '@nutui/nutui-react-taro/dist/es/packages/avatar/style/style.css'
import '@nutui/nutui-react-taro/dist/es/packages/avatargroup/style/css'
import type { Image } from '@storefront/contract/entities/common'
import { View } from '@tarojs/components'
import { Avatar } from './Avatar'
import s from './AvatarGroup.module.scss'

/** Share of an avatar's width that the next one covers. */
const OVERLAP = 0.15

export interface AvatarGroupProps {
  readonly people: readonly { readonly uuid: string; readonly avatar: Image | null }[]
  /** Width of one avatar in CSS px. */
  readonly size: number
  /** The names or the number of the people; omitted where a text or a control around the group tells it. */
  readonly label?: string
}

/**
 * Overlapping avatars of several people. NutUI lays them out; the pictures in them are ours, because NutUI draws its own
 * with a component that H5 does not have.
 */
export function AvatarGroup({ people, size, label }: AvatarGroupProps) {
  return (
    <View className={s.group} {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}>
      <NutAvatarGroup gap={String(-Math.round(size * OVERLAP))}>
        {people.map(({ uuid, avatar }) => (
          <NutAvatar key={uuid} size={String(size)}>
            <Avatar avatar={avatar} size={size} />
          </NutAvatar>
        ))}
      </NutAvatarGroup>
    </View>
  )
}
