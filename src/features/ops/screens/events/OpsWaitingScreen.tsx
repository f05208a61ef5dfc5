import { hasPermission } from '@storefront/contract/has-permission'
import { permissions } from '@storefront/contract/permissions'
import { useQuery } from '@tanstack/react-query'
import { View } from '@tarojs/components'
import { useMemo } from 'react'
import s from '@/features/ops/components/Ops.module.scss'
import { useOps } from '@/features/ops/useOps'
import { opsWaitingList } from '@/features/ops/waitingList'
import { useT } from '@/i18n'
import { feedback } from '@/platform/feedback'
import { useRoute } from '@/router'
import { opsTicketKeys, opsTicketsApi } from '@/services/api/ops/tickets'
import { queryClient } from '@/services/query'
import { useSubmit } from '@/services/use-submit'
import { ListScreen } from '@/shared/list/ListScreen'
import { useSession } from '@/state/session'
import { Button } from '@/ui/controls/Button'

/** ops.waiting: who waits for seats of an event, and why nothing was offered. */
export function OpsWaitingScreen() {
  const t = useT()
  const { params } = useRoute()
  const event = Number(params.id)
  const guard = useOps(permissions.readTicketOrder)
  const fixedQuery = useMemo(() => ({ event }), [event])
  return (
    <ListScreen
      spec={opsWaitingList}
      fixedQuery={fixedQuery}
      title={t('opsTicket.waitingTitle')}
      state={guard ?? undefined}
      before={guard ? null : <Reason event={event} />}
    />
  )
}

/**
 * The number of waiting users and of seats left; the reason against an offer, or the offer that an operator can make.
 */
function Reason({ event }: { readonly event: number }) {
  const t = useT()
  const query = { event, limit: 1, offset: 0 }
  const { data } = useQuery({
    queryKey: opsTicketKeys.waiting(query),
    queryFn: ({ signal }) => opsTicketsApi.waiting(query, { signal }),
    staleTime: 0,
  })
  const canChange = useSession(({ user }) => hasPermission(user?.perms ?? [], permissions.changeTicketOrder))
  const { submit, busy } = useSubmit(`ops_offer:${event}`, (_: null, key: string) => opsTicketsApi.offer(event, key))
  if (!data) return null
  const { totals, seats_expected, seats_available, reason } = data
  const offer = async () => {
    if (!(await submit(null))) return
    await queryClient.invalidateQueries({ queryKey: opsTicketKeys.waiting() })
    feedback.toast(t('ops.done'), { at: 'center' })
  }
  return (
    <View className={s.page}>
      <View className={s.card}>
        <View className={s.title} role="status">
          {reason ? reason.detail : t('opsTicket.offering')}
        </View>
        <View className={s.quiet}>
          {[
            t('opsTicket.waiting', { n: totals.waiting ?? 0 }),
            t('opsTicket.offered', { n: totals.offered ?? 0 }),
            seats_expected === null
              ? t('opsTicket.unlimited')
              : t('opsTicket.seats', { left: seats_available ?? 0, all: seats_expected }),
          ].join(' · ')}
        </View>
        {canChange && !reason && (totals.waiting ?? 0) > 0 ? (
          <View className={s.actions}>
            <Button size="s" busy={busy} onTap={() => void offer()}>
              {t('opsTicket.offerNow')}
            </Button>
          </View>
        ) : null}
      </View>
    </View>
  )
}
