import { registrationStatuses } from '@storefront/contract/domain/events/registration'
import { permissions } from '@storefront/contract/permissions'
import { useQuery } from '@tanstack/react-query'
import { View } from '@tarojs/components'
import { useMemo } from 'react'
import s from '@/features/ops/components/Ops.module.scss'
import { ExportCard, type ListExport } from '@/features/ops/components/submissions/ExportCard'
import { SigninCode } from '@/features/ops/components/SigninCode'
import { opsRegistrationList } from '@/features/ops/registrationList'
import { useOps } from '@/features/ops/useOps'
import { useT } from '@/i18n'
import { useRoute } from '@/router'
import { opsContentApi, opsContentKeys } from '@/services/api/ops/content'
import { registrationKeys, registrationsApi } from '@/services/api/registrations'
import { ListScreen } from '@/shared/list/ListScreen'

const registrationExport = (event: number): ListExport => ({
  action: `event:${event}`,
  filters: ['search', 'from', 'to', 'status'],
  start: ({ status, ...filter }, key) => {
    const oneStatus = registrationStatuses.find((name) => name === status)
    return opsContentApi.exportRegistrations(event, { ...filter, ...(oneStatus && { status: oneStatus }) }, key)
  },
  taskKey: opsContentKeys.registrationExport,
  task: opsContentApi.registrationExport,
})

/** event.event.eventregistration: who registered for an event. */
export function OpsRegistrationListScreen() {
  const t = useT()
  const { params } = useRoute()
  const event = Number(params.id)
  const guard = useOps(permissions.readEventRegistration)
  const fixedQuery = useMemo(() => ({ event }), [event])
  return (
    <ListScreen
      spec={opsRegistrationList}
      fixedQuery={fixedQuery}
      title={t('opsRegistration.title')}
      state={guard ?? undefined}
      before={
        guard ? null : (
          <>
            <Totals event={event} />
            <SigninCode event={event} />
            <ExportCard {...registrationExport(event)} />
          </>
        )
      }
    />
  )
}

/** The number of registrations of each status, and the number of seats left. */
function Totals({ event }: { readonly event: number }) {
  const t = useT()
  const query = { event, limit: 1, offset: 0 }
  const { data } = useQuery({
    queryKey: registrationKeys.ops(query),
    queryFn: ({ signal }) => registrationsApi.ops(query, { signal }),
    staleTime: 0,
  })
  if (!data) return null
  const { totals, seats_expected, seats_available } = data
  const seats =
    seats_expected === null
      ? t('opsRegistration.unlimited')
      : t('opsRegistration.seats', { left: seats_available ?? 0, all: seats_expected })
  const counts = Object.entries({
    confirmed: totals.confirmed ?? 0,
    signed_in: totals.signed_in ?? 0,
    pending: totals.pending ?? 0,
  } as const)
  return (
    <View className={s.totals} role="status">
      {[...counts.map(([status, n]) => `${t(`opsRegistration.statuses.${status as 'confirmed'}`)} ${n}`), seats].join(
        ' · ',
      )}
    </View>
  )
}
