import { useQuery } from '@tanstack/react-query'
import { View } from '@tarojs/components'
import { useMemo, useState } from 'react'
import { useT } from '@/i18n'
import { dateText } from '@/lib/time'
import { useRoute } from '@/router'
import { eventsApi } from '@/services/api/events'
import { keys } from '@/services/query'
import { Calendar } from '@/ui/calendar/Calendar'
import s from './EventTools.module.scss'

/** As many as one request gives: a month with more marks its first ones. */
const MONTH_MAX = 100

/** Days with how many events begin on each; the chosen day is the list's from and to, a second tap takes it back. */
export function EventCalendar() {
  const t = useT()
  const { params, setQuery } = useRoute()
  const [span, setSpan] = useState({ first: '', last: '' })
  const query = { from: span.first, to: span.last, limit: MONTH_MAX, offset: 0 }
  // What does not come is left out without a word: the days can be chosen all the same.
  const { data } = useQuery({
    queryKey: keys.events(query),
    queryFn: ({ signal }) => eventsApi.events(query, { signal }),
    enabled: span.first !== '',
  })
  const counts = useMemo(() => {
    const byDay = new Map<string, number>()
    for (const { start } of data?.results ?? []) {
      const day = dateText(start).replace(/\//g, '-')
      byDay.set(day, (byDay.get(day) ?? 0) + 1)
    }
    return byDay
  }, [data])
  const chosenDay = params.from && params.from === params.to ? params.from : ''
  return (
    <View className={s.calendar}>
      <Calendar
        label={t('event.byDay')}
        value={chosenDay}
        note={(date) => {
          const n = counts.get(date)
          return n ? t('event.dayCount', { n }) : ''
        }}
        onPageChange={(first, last) => setSpan({ first, last })}
        onChange={(date) =>
          setQuery(date === chosenDay ? { from: undefined, to: undefined } : { from: date, to: date })
        }
      />
    </View>
  )
}
