import type { Image } from '@storefront/contract/entities/common'
import type { RouteName } from '@storefront/contract/routes'
import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { RouteLink } from '@/shared/link/RouteLink'
import type { Params } from '@/routes'
import { Picture } from '@/ui/display/Picture'
import s from './Ops.module.scss'

interface PublicationRowProps {
  readonly to: RouteName
  readonly params: Params
  readonly image: Image | null
  readonly title: string
  readonly status: string
  readonly isActive: boolean
  /** Quiet lines below the title. */
  readonly lines: readonly string[]
  /** Buttons below what leads to it. */
  readonly actions?: ReactNode
}

/** Something that is published or not, in the operators' lists: its picture, its state and what is known of it. */
export function PublicationRow({
  to,
  params,
  image,
  title,
  status,
  isActive,
  lines,
  actions = null,
}: PublicationRowProps) {
  const row = (
    <RouteLink to={to} params={params} className={s.item}>
      <View className={s.product}>
        {image ? (
          <View className={s.pic}>
            <Picture image={image} alt="" width={64} ratio={1} />
          </View>
        ) : null}
        <View className={s.words}>
          <View className={s.spread}>
            <View className={s.name}>{title}</View>
            <Text className={isActive ? s.on : s.off}>{status}</Text>
          </View>
          {lines.filter(Boolean).map((line) => (
            <View key={line} className={s.quiet}>
              {line}
            </View>
          ))}
        </View>
      </View>
    </RouteLink>
  )
  if (actions === null) return row
  return (
    <View className={s.withActions}>
      {row}
      <View className={s.tools}>{actions}</View>
    </View>
  )
}
