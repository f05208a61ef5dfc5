import type { RouteName } from '@storefront/contract/routes'
import { Text, View } from '@tarojs/components'
import { RouteLink } from '@/shared/link/RouteLink'
import { useLanguage } from '@/i18n'
import { countLabel } from '@/lib/count'
import s from './Counts.module.scss'

export interface Count {
  readonly label: string
  readonly count: number
  /** The screen of what is counted; a count without one is a figure alone. */
  readonly to?: RouteName
  readonly params?: Readonly<Record<string, string>>
  /** Text beside the label about new entries. */
  readonly badge?: string
}

/** Figures beside each other, each with its word and the way to what it counts. */
export function Counts({ counts }: { readonly counts: readonly Count[] }) {
  const language = useLanguage()
  return (
    <View className={s.counts}>
      {counts.map(({ label, count, to, params, badge }) => {
        const words = (
          <>
            <Text className={s.figure}>{countLabel(count, language)}</Text>
            <Text className={s.label}>{label}</Text>
            {badge ? <Text className={s.badge}>{badge}</Text> : null}
          </>
        )
        return to ? (
          <RouteLink key={label} to={to} params={params} className={s.count}>
            {words}
          </RouteLink>
        ) : (
          <View key={label} className={s.count}>
            {words}
          </View>
        )
      })}
    </View>
  )
}
