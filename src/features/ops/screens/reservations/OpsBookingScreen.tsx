import { formatMobile } from '@storefront/contract/domain/account/mobile'
import { opsRecordActions } from '@storefront/contract/domain/reservations/record'
import type { OpsResvRecord } from '@storefront/contract/entities/reservations/reservation'
import { permissions } from '@storefront/contract/permissions'
import { useQuery } from '@tanstack/react-query'
import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { NoteCard } from '@/features/ops/components/NoteCard'
import s from '@/features/ops/components/Ops.module.scss'
import { MoveSheet } from '@/features/ops/components/schedule/MoveSheet'
import { useBookingStep } from '@/features/ops/useBookingStep'
import { useOps } from '@/features/ops/useOps'
import { reloadBookings, useBookingRights } from '@/features/ops/useSchedule'
import { Facts, RecordFacts } from '@/features/reservations/components/RecordFacts'
import { Dial } from '@/shared/device/Dial'
import { useScreenState } from '@/shared/screen/useScreenState'
import { useT } from '@/i18n'
import { dateTimeText } from '@/lib/time'
import { useRoute } from '@/router'
import { opsReservationKeys, opsReservationsApi } from '@/services/api/ops/reservations'
import { replaceQueryData } from '@/services/query'
import { Button } from '@/ui/controls/Button'
import { Screen } from '@/ui/layout/Screen'

/** ops.resvrecord.detail: one booking, as who receives its customer sees it. */
export function OpsBookingScreen() {
  const t = useT()
  const { params } = useRoute()
  const id = Number(params.id)
  const guard = useOps(permissions.readReservation)
  const { canChange } = useBookingRights()
  const query = useQuery({
    queryKey: opsReservationKeys.booking(id),
    queryFn: ({ signal }) => opsReservationsApi.booking(id, { signal }),
    enabled: guard === null,
    staleTime: 0,
  })
  const screenState = useScreenState(query)
  const record = query.data
  return (
    <Screen
      title={t('opsResv.booking')}
      state={guard ?? screenState}
      bar={record && canChange ? <Actions record={record} /> : undefined}
    >
      {record ? <Inside record={record} canChange={canChange} /> : null}
    </Screen>
  )
}

/** The actions on a booking: the steps of its lifecycle, and another slot. */
function Actions({ record }: { readonly record: OpsResvRecord }) {
  const t = useT()
  const { act, move, busy } = useBookingStep(record)
  const [isMoving, setMoving] = useState(false)
  const canMove = record.status === 'pending' || record.status === 'confirmed'
  const offeredActions = opsRecordActions.filter((action) => record.actions.includes(action))
  if (offeredActions.length === 0 && !canMove) return null
  return (
    <View className={s.bar}>
      {canMove ? (
        <Button kind="ghost" busy={busy} onTap={() => setMoving(true)}>
          {t('opsResv.move')}
        </Button>
      ) : null}
      {offeredActions.map((action) => (
        <Button
          key={action}
          kind={action === 'approve' || action === 'finish' ? 'primary' : action === 'no_show' ? 'secondary' : 'ghost'}
          busy={busy}
          onTap={() => void act(action)}
        >
          {t(`opsResv.action.${action}`)}
        </Button>
      ))}
      {isMoving ? (
        <MoveSheet
          record={record}
          busy={busy}
          onClose={() => setMoving(false)}
          onMove={(body) => {
            // A question about a full slot must not stand under the sheet.
            setMoving(false)
            void move(body)
          }}
        />
      ) : null}
    </View>
  )
}

function Inside({ record, canChange }: { readonly record: OpsResvRecord; readonly canChange: boolean }) {
  const t = useT()
  const { id, user, note, reason, overbook_reason, source, answers, created: createdAt } = record
  return (
    <View className={s.page}>
      <View className={s.card}>
        <View className={s.who}>
          <View>
            <View className={s.big}>{user.name}</View>
            <Text className={s.quiet}>
              {[formatMobile(user.mobile ?? ''), t(`opsResv.source.${source}`), dateTimeText(createdAt)]
                .filter(Boolean)
                .join('  ')}
            </Text>
          </View>
          <Dial name={user.name} number={user.mobile} />
        </View>
      </View>
      <View className={s.card}>
        <RecordFacts record={record} />
        <Facts
          facts={[
            { label: t('opsResv.reason'), text: reason },
            { label: t('opsResv.overbookReason'), text: overbook_reason },
          ]}
        />
      </View>
      {answers.length > 0 ? (
        <View className={s.card}>
          <View className={s.title} role="heading" aria-level={2}>
            {t('opsResv.answers')}
          </View>
          <Facts facts={answers.map(({ title, value }) => ({ label: title, text: value }))} />
        </View>
      ) : null}
      <NoteCard
        action={`ops_booking_note:${id}`}
        note={note}
        canEdit={canChange}
        save={async (text) => {
          replaceQueryData(opsReservationKeys.booking(id), await opsReservationsApi.noteBooking(id, text))
          void reloadBookings()
          return true
        }}
      />
    </View>
  )
}
