import type { ResvRecord } from '@storefront/contract/entities/reservations/reservation'
import { Text, View } from '@tarojs/components'
import { useT } from '@/i18n'
import { bookingTimeLabel, isOtherZone, zoneLabel } from '@/features/reservations/place-time'
import s from './Record.module.scss'

interface Fact {
  readonly label: string
  readonly text: string
}

/** Rows of a label and a text; a row without a text is left out. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <>
      {facts
        .filter(({ text }) => text !== '')
        .map(({ label, text }) => (
          <View key={`${label} ${text}`} className={s.fact}>
            <Text className={s.label}>{label}</Text>
            <Text className={s.text}>{text}</Text>
          </View>
        ))}
    </>
  )
}

/**
 * The booked object, the time, the place, and the code to give at the counter. Times are the place's; if the visitor's
 * own clock differs, it names the zone.
 */
export function RecordFacts({ record }: { readonly record: ResvRecord }) {
  const t = useT()
  const { resv, resvvariant, status_display, code, time_zone } = record
  const start = Date.parse(record.start)
  return (
    <>
      <Facts
        facts={[
          {
            label: t('reservation.item'),
            text: [resv.title, resvvariant.attributes_label].filter(Boolean).join(' · '),
          },
          { label: t('reservation.time'), text: bookingTimeLabel(t, record) },
          { label: t('reservation.place'), text: resv.address },
          { label: t('reservation.status'), text: status_display },
          { label: t('reservation.code'), text: code },
        ]}
      />
      {isOtherZone(time_zone, start) ? (
        <View className={s.zone}>{t('reservation.zone', { zone: zoneLabel(time_zone, start) })}</View>
      ) : null}
    </>
  )
}
