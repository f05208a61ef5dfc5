import NutCalendarCard, {
  type CalendarCardDay,
  type CalendarCardRef,
} from '@nutui/nutui-react-taro/dist/es/packages/calendarcard'
import NutConfigProvider, { getDefaultConfig } from '@nutui/nutui-react-taro/dist/es/packages/configprovider'
import '@nutui/nutui-react-taro/dist/es/packages/calendarcard/style/css'
import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { useT } from '@/i18n'
import { deviceDay } from '@/lib/time'
import { useCountry } from '../country'
import s from './Calendar.module.scss'
import { dateOf, partsOf } from './calendar-dates'

interface CalendarMonthProps {
  /** A day of the month that is shown. */
  readonly shownDate: string
  /** The chosen day; empty for none. */
  readonly value: string
  readonly heading: ReactNode
  readonly dayOf: (date: string) => ReactNode
}

/**
 * Six rows of a month (spec 9: 42 cells), laid out by NutUI. The heading and the days in the cells are ours, because
 * NutUI's have no names. The cells of the months around it stay empty.
 */
export function CalendarMonth({ shownDate, value, heading, dayOf }: CalendarMonthProps) {
  const weekdays = useT()('calendar.weekdays')
  const { firstWeekday } = useCountry()
  const card = useRef<CalendarCardRef>(null)
  const { year, month } = partsOf(shownDate)
  useEffect(() => card.current?.jumpTo(year, month), [year, month])

  const locale = useMemo(() => {
    const { locale: words } = getDefaultConfig()
    return { ...words, calendaritem: { ...words.calendaritem, weekdays: weekdays.split(' ') } }
  }, [weekdays])
  const cellOf = (day: CalendarCardDay) => (day.type === 'current' ? dayOf(dateOf(day)) : null)
  return (
    // NutUI reads the names of the days of the week once.
    <NutConfigProvider key={weekdays} locale={locale}>
      {/* An empty list is controlled as well; nothing at all would let NutUI keep a day of its own. */}
      <NutCalendarCard
        ref={card}
        className={s.month}
        firstDayOfWeek={firstWeekday % 7}
        title={heading}
        value={value ? [deviceDay(value)] : []}
        renderDay={cellOf}
      />
    </NutConfigProvider>
  )
}
