import type { RouteName } from '@storefront/contract/routes'
import { Text, View } from '@tarojs/components'
import { type TextKey, useT } from '@/i18n'
import type { Params } from '@/routes'
import { RouteLink } from '@/shared/link/RouteLink'
import { Icon } from '@/ui/display/Icon'
import s from './Raffle.module.scss'

export interface RaffleLink {
  readonly to: RouteName
  readonly params?: Params
  readonly text: TextKey
}

/** Rows that lead to the other screens of raffles. */
export function RaffleLinks({ links }: { readonly links: readonly RaffleLink[] }) {
  const t = useT()
  return (
    <View className={s.links}>
      {links.map(({ to, params, text }) => (
        <RouteLink key={to} to={to} params={params} className={s.link}>
          <Text className={s.linkWord}>{t(text)}</Text>
          <Icon name="right" size={16} />
        </RouteLink>
      ))}
    </View>
  )
}
