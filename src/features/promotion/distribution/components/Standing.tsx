import type { PromoterStatus } from '@storefront/contract/domain/promotion/distribution'
import type { PromoterAccount } from '@storefront/contract/entities/promotion/distribution'
import { Text, View } from '@tarojs/components'
import { useT } from '@/i18n'
import { RouteLink } from '@/shared/link/RouteLink'
import { homeAction } from '@/shared/screen/useScreenState'
import { Icon } from '@/ui/display/Icon'
import { Empty } from '@/ui/feedback/Empty'
import s from './Promoter.module.scss'

/** The words of each state of somebody who does not promote now. */
const standings = {
  applied: { icon: 'time', title: 'dist.waiting', hint: 'dist.waitingHint' },
  refused: { icon: 'edit', title: 'dist.refused', hint: 'dist.refusedHint' },
  suspended: { icon: 'minus', title: 'dist.suspended', hint: 'dist.suspendedHint' },
} as const satisfies Record<Exclude<PromoterStatus, 'active'>, object>

/** The state of an application or of a suspended promoter, with the operator's reason and the next step. */
export function Standing({ promoter, kinds }: Pick<PromoterAccount, 'promoter' | 'kinds'>) {
  const t = useT()
  if (!promoter || promoter.status === 'active') return null
  const { icon, title, hint } = standings[promoter.status]
  const isClosed = promoter.status === 'refused' && kinds.length === 0
  return (
    <View className={s.card}>
      <View className={s.standing} role="status">
        <View className={s.sign}>
          <Icon name={icon} size={22} />
        </View>
        <View className={s.why}>
          <View className={s.title}>{t(title)}</View>
          <View className={s.quiet}>{promoter.dist_kind_display}</View>
        </View>
      </View>
      {promoter.reason ? <View className={s.reason}>{t('dist.reason', { reason: promoter.reason })}</View> : null}
      <View className={s.hint}>{t(isClosed ? 'dist.closed' : hint)}</View>
      <RouteLink to="distribution.message" className={s.more}>
        <Text>{t('dist.messages')}</Text>
        <Icon name="right" size={16} />
      </RouteLink>
    </View>
  )
}

/** A programme that takes no applications now. */
export function ClosedProgramme() {
  const t = useT()
  return <Empty icon="share" text={t('dist.closed')} hint={t('dist.closedHint')} action={homeAction()} />
}
