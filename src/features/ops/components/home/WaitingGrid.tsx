import { waitingRows } from '@storefront/contract/domain/ops/waiting'
import type { OpsHome } from '@storefront/contract/entities/site/dashboard'
import { Text, View } from '@tarojs/components'
import { useT } from '@/i18n'
import { RouteLink } from '@/shared/link/RouteLink'
import s from './Home.module.scss'

/** The counts of work that waits for this operator, each with a link to its list; empty counts are left out. */
export function WaitingGrid({ waiting }: Pick<OpsHome, 'waiting'>) {
  const t = useT()
  // A newer server may know kinds that this version has no list for.
  const present = waiting.filter(({ kind, count }) => count > 0 && kind in waitingRows)
  if (waiting.length === 0) return null
  return (
    <View className={s.card}>
      <View className={s.title} role="heading" aria-level={2}>
        {t('opsHome.waiting')}
      </View>
      {present.length === 0 ? <View className={s.nothing}>{t('opsHome.nothing')}</View> : null}
      <View className={s.grid}>
        {present.map(({ kind, count }) => {
          const row = waitingRows[kind]
          return (
            <RouteLink
              key={kind}
              to={row.route}
              params={row.query}
              className={s.cell}
              label={`${count} ${t(`opsHome.kind.${kind}`)}`}
            >
              <Text className={s.number}>{count}</Text>
              <Text className={s.label}>{t(`opsHome.kind.${kind}`)}</Text>
            </RouteLink>
          )
        })}
      </View>
    </View>
  )
}
