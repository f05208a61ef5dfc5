import { hasPermission } from '@storefront/contract/has-permission'
import { type Permission, permissions } from '@storefront/contract/permissions'
import { useQuery } from '@tanstack/react-query'
import { Text, View } from '@tarojs/components'
import { useDidShow } from '@tarojs/taro'
import { useT } from '@/i18n'
import { Pressable } from '@/platform/elements/pressable'
import { opsDataApi, opsDataKeys } from '@/services/api/ops/data'
import { RouteLink } from '@/shared/link/RouteLink'
import { useSession } from '@/state/session'
import { Icon } from '@/ui/display/Icon'
import { SkeletonRows } from '@/ui/feedback/Skeleton'
import { FigureGrid } from '@/features/ops/components/data/FigureGrid'
import s from './Home.module.scss'
import { WaitingGrid } from './WaitingGrid'

const NONE: readonly string[] = []
const GATE: readonly string[] = [permissions.verifyEticket, permissions.verifyTicket] satisfies readonly Permission[]

/**
 * A working day: the scanner first for gate staff, what waits, and today's figures, each as far as the permissions go.
 */
export function OpsHomeView() {
  const t = useT()
  const perms = useSession((state) => state.user?.perms) ?? NONE
  const query = useQuery({
    queryKey: opsDataKeys.home(),
    queryFn: ({ signal }) => opsDataApi.home({ signal }),
    staleTime: 0,
  })
  // What waited may be done when one comes back from a list.
  useDidShow(() => {
    if (query.data) void query.refetch({ cancelRefetch: false })
  })
  const home = query.data
  const isGate = perms.every((perm) => GATE.includes(perm))
  if (query.isError && !home)
    return (
      <Pressable className={s.failed} onTap={() => void query.refetch()}>
        <Text>{t('opsHome.failed')}</Text>
      </Pressable>
    )
  return (
    <>
      {isGate ? <GateEntry perms={perms} count={home?.my_verifications ?? null} /> : null}
      {home ? <WaitingGrid waiting={home.waiting} /> : isGate ? null : <SkeletonRows />}
      {home?.today ? (
        <View className={s.card}>
          <View className={s.head}>
            <View className={s.title} role="heading" aria-level={2}>
              {t('opsHome.today')}
            </View>
            <RouteLink to="ops.analytics.dashboard" className={s.more}>
              <Text>{t('opsHome.more')}</Text>
              <Icon name="right" size={14} />
            </RouteLink>
          </View>
          <FigureGrid figures={home.today} />
        </View>
      ) : null}
    </>
  )
}

/** The entry to the gate staff's main task, large enough for a finger in a hurry. */
function GateEntry({ perms, count }: { readonly perms: readonly string[]; readonly count: number | null }) {
  const t = useT()
  const scansTickets = hasPermission(perms, permissions.verifyEticket)
  return (
    <RouteLink to={scansTickets ? 'ops.counter' : 'ops.event'} className={s.scan}>
      <Icon name="scan" size={36} />
      <View className={s.scanWords}>
        <View className={s.scanTitle}>{t(scansTickets ? 'opsHome.scan' : 'opsHome.events')}</View>
        <View className={s.scanCount}>
          {scansTickets ? (count === null ? '' : t('opsHome.scanCount', { n: count })) : t('opsHome.eventsHint')}
        </View>
      </View>
      <Icon name="right" size={20} />
    </RouteLink>
  )
}
