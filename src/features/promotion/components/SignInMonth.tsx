import { addMonths, daysBetween, monthEnds } from '@storefront/contract/domain/day'
import { useQuery } from '@tanstack/react-query'
import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { useT } from '@/i18n'
import { cx } from '@/lib/text'
import { Pressable } from '@/platform/elements/pressable'
import { coinKeys, coinsApi } from '@/services/api/coins'
import { errorText } from '@/services/error-policy'
import { weekdayNames, weekOf } from '@/ui/calendar/calendar-dates'
import { Icon } from '@/ui/display/Icon'
import { Failure } from '@/ui/feedback/Failure'
import s from './Coins.module.scss'

/** Number of months back that the calendar shows. */
const MONTHS_BACK = 12

/** Returns all days of a month, `2026-05`. */
const monthDays = (month: string): string[] => daysBetween(...monthEnds(`${month}-01`))

/** Returns the month (YYYY-MM) so many months after another, before it with a negative count. */
const monthAfter = (month: string, months: number): string => addMonths(`${month}-01`, months).slice(0, 7)

interface SignInMonthProps {
  readonly today: string
  /** Signed days of this month; those of an earlier one are asked for when it is turned to. */
  readonly days: readonly string[]
}

/** A month of sign-ins under its weekdays; turns back a year. */
export function SignInMonth({ today, days }: SignInMonthProps) {
  const t = useT()
  const current = today.slice(0, 7)
  const [back, setBack] = useState(0)
  const month = monthAfter(current, -back)
  const earlier = useQuery({
    queryKey: coinKeys.signIn(month),
    queryFn: ({ signal }) => coinsApi.calendar({ signal }, month),
    enabled: back > 0,
  })
  const signedDays = back === 0 ? days : earlier.data?.days
  const isFailed = back > 0 && earlier.isError && !signedDays
  const [year, number] = [month.slice(0, 4), Number(month.slice(5))]
  const offset = weekOf(`${month}-01`).indexOf(`${month}-01`)
  return (
    <View>
      <View className={s.monthHead}>
        <Pressable
          className={s.turn}
          label={t('calendar.previousMonth')}
          disabled={back >= MONTHS_BACK}
          onTap={() => setBack(back + 1)}
        >
          <Icon name="left" size={16} />
        </Pressable>
        <View className={s.monthName} role="status">
          {t('calendar.month', { year, month: number })}
        </View>
        <Pressable
          className={s.turn}
          label={t('calendar.nextMonth')}
          disabled={monthAfter(month, 1) > current}
          onTap={() => setBack(back - 1)}
        >
          <Icon name="right" size={16} />
        </Pressable>
      </View>
      <View className={s.weekdays} aria-hidden>
        {weekdayNames(t('calendar.weekdays')).map((weekday) => (
          <Text key={weekday} className={s.weekday}>
            {weekday}
          </Text>
        ))}
      </View>
      {isFailed ? (
        <Failure text={errorText(earlier.error)} onRetry={() => void earlier.refetch()} />
      ) : (
        <View className={s.days} role="list" aria-busy={!signedDays}>
          {monthDays(month).map((day, index) => {
            const isSigned = signedDays?.includes(day) ?? false
            return (
              <View
                key={day}
                role="listitem"
                aria-label={signedDays ? t(isSigned ? 'coins.signedDay' : 'coins.unsignedDay', { day }) : day}
                className={cx(s.day, isSigned && s.signed, day === today && s.today)}
                style={index === 0 ? { gridColumnStart: offset + 1 } : undefined}
              >
                {String(Number(day.slice(8)))}
              </View>
            )
          })}
        </View>
      )}
    </View>
  )
}
