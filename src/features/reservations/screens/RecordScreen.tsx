import type { ResvRecord } from '@storefront/contract/entities/reservations/reservation'
import { zonedTime } from '@storefront/contract/domain/zone'
import { useQuery } from '@tanstack/react-query'
import { View } from '@tarojs/components'
import { useDidShow } from '@tarojs/taro'
import { useRequireLogin } from '@/shared/screen/useRequireLogin'
import { useScreenState } from '@/shared/screen/useScreenState'
import { useT } from '@/i18n'
import { go, useRoute } from '@/router'
import { reservationKeys, reservationsApi } from '@/services/api/reservations'
import { Button } from '@/ui/controls/Button'
import { Screen } from '@/ui/layout/Screen'
import { CalendarButton } from '@/features/reservations/components/CalendarButton'
import s from '@/features/reservations/components/Record.module.scss'
import { Facts, RecordFacts } from '@/features/reservations/components/RecordFacts'
import { dayText } from '@/i18n/plan-text'
import { useCancelBooking } from '@/features/reservations/useCancelBooking'

/** reservation.resvrecord.detail: one of one's own bookings. */
export function RecordScreen() {
  const t = useT()
  const { params } = useRoute()
  const id = Number(params.id)
  const guard = useRequireLogin()
  const query = useQuery({
    queryKey: reservationKeys.booking(id),
    queryFn: ({ signal }) => reservationsApi.booking(id, { signal }),
    enabled: guard === null,
    staleTime: 0,
  })
  const screenState = useScreenState(query)
  const record = query.data
  useDidShow(() => {
    if (record) void query.refetch({ cancelRefetch: false })
  })
  return (
    <Screen
      title={t('reservation.record')}
      state={guard ?? screenState}
      bar={record ? <RecordActions record={record} /> : undefined}
    >
      {record ? <Inside record={record} /> : null}
    </Screen>
  )
}

/** The user's actions on a booking. One that is over can be booked again. */
function RecordActions({ record }: { readonly record: ResvRecord }) {
  const t = useT()
  const { cancel, busy } = useCancelBooking(record)
  const isOpen = record.status === 'pending' || record.status === 'confirmed'
  return (
    <View className={s.bar}>
      {record.actions.includes('cancel') ? (
        <Button kind="ghost" busy={busy} onTap={() => void cancel()}>
          {t('reservation.cancel')}
        </Button>
      ) : null}
      {isOpen ? (
        <CalendarButton record={record} />
      ) : (
        <Button onTap={() => void go('reservation.resv', { slug: record.resv.slug })}>{t('reservation.again')}</Button>
      )}
    </View>
  )
}

function Inside({ record }: { readonly record: ResvRecord }) {
  const t = useT()
  const { status, status_display, code, reason, answers } = record
  return (
    <View className={s.page}>
      <View className={s.card}>
        <View className={s.head} role="heading" aria-level={2}>
          {status_display}
        </View>
        <RecordFacts record={record} />
        {reason ? <Facts facts={[{ label: t('reservation.reason'), text: reason }]} /> : null}
      </View>
      {status === 'confirmed' ? (
        <View className={s.card}>
          <View className={s.code}>{code}</View>
          <View className={s.codeHint}>{t('reservation.codeHint')}</View>
        </View>
      ) : null}
      {answers.length > 0 ? (
        <View className={s.card}>
          <View className={s.section} role="heading" aria-level={2}>
            {t('reservation.answers')}
          </View>
          <Facts facts={answers.map(({ title, value }) => ({ label: title, text: value }))} />
        </View>
      ) : null}
      <CancelNotice record={record} />
    </View>
  )
}

/** Shows the deadline for cancelling the booking, in the place's zone. */
function CancelNotice({ record: { status, cancel_until, time_zone } }: { readonly record: ResvRecord }) {
  const t = useT()
  if (status !== 'pending' && status !== 'confirmed') return null
  const at = cancel_until === null ? Number.NaN : Date.parse(cancel_until)
  const until = zonedTime(time_zone.offsets, at)
  if (!until) return <View className={s.quiet}>{t('reservation.noCancel')}</View>
  return (
    <View className={s.quiet}>{t('reservation.cancelUntil', { time: `${dayText(t, until.date)} ${until.time}` })}</View>
  )
}
