import type { ResvClosure, ResvSchedule } from '@storefront/contract/entities/reservations/reservation'
import { addDays } from '@storefront/contract/domain/day'
import { zonedTime } from '@storefront/contract/domain/zone'
import { Text, View } from '@tarojs/components'
import { type PlaceZone, spanLabel } from '@/features/reservations/place-time'
import { dayText } from '@/i18n/plan-text'
import { useBookingRights } from '@/features/ops/useSchedule'
import { type Translate, useT } from '@/i18n'
import { Button } from '@/ui/controls/Button'
import s from './Schedule.module.scss'

const MIDNIGHT = '00:00'

const timeOf = ({ offsets }: PlaceZone, moment: string) => zonedTime(offsets, Date.parse(moment))

/** `2026/03/01 周日 09:00 – 10:00` at the place; whole days without times. */
function closureTime(t: Translate, zone: PlaceZone, { start, end }: ResvClosure): string {
  const [first, last] = [timeOf(zone, start), timeOf(zone, end)]
  if (!first || !last) return ''
  if (first.time === MIDNIGHT && last.time === MIDNIGHT) return spanLabel(t, first.date, addDays(last.date, -1))
  const lastDay = last.date === first.date ? '' : `${dayText(t, last.date)} `
  return `${dayText(t, first.date)} ${first.time} – ${lastDay}${last.time}`
}

/** The closures of the shown days, each with a button that opens it again. */
export function Closures({
  schedule,
  onOpen,
}: {
  readonly schedule: ResvSchedule
  readonly onOpen: (id: number) => void
}) {
  const t = useT()
  const { canChange } = useBookingRights()
  const { closures, resvvariants, time_zone } = schedule
  if (closures.length === 0) return null
  return (
    <View className={s.group}>
      <View className={s.title} role="heading" aria-level={2}>
        {t('opsResv.closures')}
      </View>
      {closures.map((closure) => {
        const variant =
          resvvariants.find(({ id }) => id === closure.resvvariant)?.attributes_label ?? t('opsResv.allVariants')
        const time = closureTime(t, time_zone, closure)
        return (
          <View key={closure.id} className={s.closure}>
            <View className={s.fill}>
              <Text>{time}</Text>
              <View className={s.words}>{[variant, closure.reason].filter(Boolean).join(' · ')}</View>
            </View>
            {canChange ? (
              <Button size="s" kind="ghost" label={`${t('opsResv.open')} ${time}`} onTap={() => onOpen(closure.id)}>
                {t('opsResv.open')}
              </Button>
            ) : null}
          </View>
        )
      })}
    </View>
  )
}
