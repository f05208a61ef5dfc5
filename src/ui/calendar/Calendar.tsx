import { addDays, monthEnds } from '@storefront/contract/domain/day'
import { Text, View } from '@tarojs/components'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useT } from '@/i18n'
import { today as siteToday } from '@/lib/time'
import { KeyGroup } from '@/platform/elements/key-group'
import { Pressable } from '@/platform/elements/pressable'
import { Icon } from '@/ui/display/Icon'
import s from './Calendar.module.scss'
import { CalendarDay } from './CalendarDay'
import { CalendarMonth } from './CalendarMonth'
import { partsOf, weekdayNames, weekOf } from './calendar-dates'
import { dayAfterKey } from './calendar-keys'

export interface CalendarProps {
  /** The purpose of the day that is chosen. */
  readonly label: string
  /** A whole month, or a single week where there is little room. */
  readonly mode?: 'month' | 'week'
  /** `YYYY-MM-DD`; empty while nothing is chosen. */
  readonly value: string
  readonly onChange: (date: string) => void
  /** Bounds, included. */
  readonly min?: string
  readonly max?: string
  /** Days between the bounds that cannot be chosen: weekends, days without a free place. */
  readonly isDisabled?: (date: string) => boolean
  /** A word below a day's number: what is left on it. */
  readonly note?: (date: string) => string
  /** The words after the date in the name of a day; the note without it. */
  readonly spokenNote?: (date: string) => string
  /** The day near which it opens while none is chosen; the site's without it. */
  readonly today?: string
  /** Called with the first and the last day of the month or week that is shown, also of the first one. */
  readonly onPageChange?: (first: string, last: string) => void
}

/** The span of a page in each mode, and the texts of the buttons to the page before and after it. */
const MODES = {
  month: { spanOf: monthEnds, before: 'calendar.previousMonth', after: 'calendar.nextMonth' },
  week: {
    spanOf: (date: string) => [weekOf(date)[0] ?? date, weekOf(date)[6] ?? date] as const,
    before: 'calendar.previousWeek',
    after: 'calendar.nextWeek',
  },
} as const

/** Returns the day between the bounds that is next to `date`. */
const nearest = (date: string, min: string, max: string): string =>
  date < min ? min : max !== '' && date > max ? max : date

/** A day, chosen from a page of days; it opens at the chosen one, or near today. The tab key enters its days once. */
export function Calendar({
  label,
  mode = 'month',
  value,
  onChange,
  min = '',
  max = '',
  isDisabled,
  note,
  spokenNote = note,
  today = siteToday(),
  onPageChange,
}: CalendarProps) {
  const t = useT()
  const [shownDate, setShownDate] = useState(() => value || nearest(today, min, max))
  const [movedTo, setMovedTo] = useState({ date: '', isFocusDue: false })
  const { spanOf, before, after } = MODES[mode]
  const [first, last] = spanOf(shownDate)
  const { year, month } = partsOf(shownDate)
  const latest = useRef(onPageChange)
  latest.current = onPageChange
  useEffect(() => latest.current?.(first, last), [first, last])
  // A day that was chosen elsewhere comes into sight with it: an effect would come after a turn of the page.
  const [seenValue, setSeenValue] = useState(value)
  if (value !== seenValue) {
    setSeenValue(value)
    if (value !== '') setShownDate(value)
  }

  const isShown = (date: string): boolean => date >= first && date <= last
  const tabStop = [movedTo.date, value, today].find(isShown) ?? nearest(first, min, last)
  const moveBy = (key: string): boolean => {
    const date = dayAfterKey(key, tabStop, min, max)
    if (date === null) return false
    setShownDate(date)
    setMovedTo({ date, isFocusDue: true })
    return true
  }
  const dayOf = (date: string) => (
    <CalendarDay
      date={date}
      note={note?.(date) ?? ''}
      spokenNote={spokenNote?.(date) ?? ''}
      checked={date === value}
      disabled={date < min || (max !== '' && date > max) || (isDisabled?.(date) ?? false)}
      isTabStop={date === tabStop}
      isFocusDue={movedTo.isFocusDue && date === movedTo.date}
      onFocused={() => setMovedTo({ date, isFocusDue: false })}
      onTap={() => {
        setMovedTo({ date, isFocusDue: false })
        onChange(date)
      }}
    />
  )
  const heading = (
    <View className={s.head}>
      <Pressable
        className={s.turn}
        label={t(before)}
        disabled={first <= min}
        onTap={() => setShownDate(addDays(first, -1))}
      >
        <Icon name="left" size={16} />
      </Pressable>
      <View className={s.title} role="status">
        {t('calendar.month', { year, month })}
      </View>
      <Pressable
        className={s.turn}
        label={t(after)}
        disabled={max !== '' && last >= max}
        onTap={() => setShownDate(addDays(last, 1))}
      >
        <Icon name="right" size={16} />
      </Pressable>
    </View>
  )
  return (
    <KeyGroup className={s.calendar} label={label} onKey={moveBy}>
      {mode === 'month' ? (
        <CalendarMonth shownDate={shownDate} value={value} heading={heading} dayOf={dayOf} />
      ) : (
        <>
          {heading}
          <CalendarWeek shownDate={shownDate} dayOf={dayOf} />
        </>
      )}
    </KeyGroup>
  )
}

function CalendarWeek({
  shownDate,
  dayOf,
}: {
  readonly shownDate: string
  readonly dayOf: (date: string) => ReactNode
}) {
  const weekdays = weekdayNames(useT()('calendar.weekdays'))
  return (
    <View className={s.week}>
      {weekOf(shownDate).map((date, index) => (
        <View key={date} className={s.column}>
          <Text className={s.weekday}>{weekdays[index]}</Text>
          <View className={s.cell}>{dayOf(date)}</View>
        </View>
      ))}
    </View>
  )
}
