import type { RouteName } from '@storefront/contract/routes'
import { Text, View } from '@tarojs/components'
import { type TextKey, useT } from '@/i18n'
import type { Params } from '@/routes'
import { RouteLink } from '@/shared/link/RouteLink'
import { Icon, type IconName } from '@/ui/display/Icon'
import s from './Raffle.module.scss'

interface RaffleLink {
  readonly to: RouteName
  readonly params?: Params
  readonly text: TextKey
}

interface RaffleTile extends RaffleLink {
  readonly icon: IconName
}

/** The same in one row, where the list below them is what people came for. */
export function RaffleTiles({ links }: { readonly links: readonly RaffleTile[] }) {
  const t = useT()
  return (
    <View className={s.tiles}>
      {links.map(({ to, params, text, icon }) => (
        <RouteLink key={to} to={to} params={params} className={s.tile}>
          <Icon name={icon} size={22} className={s.tileIcon} />
          <Text className={s.tileWord}>{t(text)}</Text>
        </RouteLink>
      ))}
    </View>
  )
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
