import { lastOf } from '@storefront/contract/domain/last-of'
import { Text, View } from '@tarojs/components'
import { useT } from '@/i18n'
import { Collapse } from '@/ui/layout/Collapse'
import s from './Data.module.scss'

/** Number of rows that are shown at first; a longer table opens on request. */
const ROWS_SHOWN = 7

export interface ChartDay {
  /** YYYY-MM-DD */
  readonly date: string
  readonly value: number
  /** The value as a text, as in the table. */
  readonly text: string
}

/** Returns the position of a bar in percent of the chart's height: below zero it hangs from the line. */
export function barOf(value: number, low: number, high: number): { readonly bottom: number; readonly height: number } {
  const span = high - low || 1
  return { bottom: (100 * (Math.min(value, 0) - low)) / span, height: (100 * Math.abs(value)) / span }
}

const shortDay = (date: string): string => date.slice(5).replace('-', '/')

/** A figure by day: bars, which readers get as one picture with its name, and below them the same as a table. */
export function DayChart({
  title,
  metric,
  days,
}: {
  readonly title: string
  readonly metric: string
  readonly days: readonly ChartDay[]
}) {
  const t = useT()
  const high = Math.max(0, ...days.map(({ value }) => value))
  const low = Math.min(0, ...days.map(({ value }) => value))
  const best = days.find(({ value }) => value === high)
  const [first, last] = [days[0], lastOf(days)]
  if (!first || !last) return null
  const label = t('opsData.chart', { metric, from: first.date, to: last.date, most: best?.text ?? '0' })
  const table = (
    <View role="table" aria-label={title}>
      <View className={s.row} role="row">
        <View className={s.rowHead} role="columnheader">
          {t('opsData.date')}
        </View>
        <View className={s.rowHead} role="columnheader">
          {metric}
        </View>
      </View>
      {days.map(({ date, text }) => (
        <View key={date} className={s.row} role="row">
          <View role="cell">{date}</View>
          <View className={s.cell} role="cell">
            {text}
          </View>
        </View>
      ))}
    </View>
  )
  return (
    <View className={s.card}>
      <View className={s.title} role="heading" aria-level={2}>
        {title}
      </View>
      <View className={s.most} aria-hidden>
        {best && high > 0 ? `${best.text} · ${shortDay(best.date)}` : ''}
      </View>
      <View className={s.chart} role="img" aria-label={label}>
        {days.map(({ date, value }) => {
          const { bottom, height } = barOf(value, low, high)
          return (
            <View key={date} className={s.column}>
              <View className={value < 0 ? s.lossBar : s.bar} style={`bottom:${bottom}%;height:${height}%`} />
            </View>
          )
        })}
      </View>
      <View className={s.axis} aria-hidden>
        <Text>{shortDay(first.date)}</Text>
        {days.length > 1 ? <Text>{shortDay(last.date)}</Text> : null}
      </View>
      {days.length > ROWS_SHOWN ? (
        <Collapse label={t('opsData.table')} contentKey={`${first.date}/${days.length}`}>
          {table}
        </Collapse>
      ) : (
        table
      )}
    </View>
  )
}
