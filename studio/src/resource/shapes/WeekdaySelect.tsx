import { Select } from 'antd'
import { useT } from '../../i18n'
import { formatWeekday } from '../../i18n/format'
import { useCountry } from '../../session/useMe'

const DAYS = [0, 1, 2, 3, 4, 5, 6]

interface WeekdaySelectProps {
  readonly value: readonly number[]
  /** Called with at least one day. */
  readonly onChange: (weekdays: number[]) => void
}

/** Days of the week, 1 for Monday, in the order of the site's country. */
export function WeekdaySelect({ value, onChange }: WeekdaySelectProps) {
  const t = useT()
  const first = useCountry()?.firstWeekday ?? 1
  const days = DAYS.map((day) => ((first - 1 + day) % DAYS.length) + 1)
  const isEveryDay = value.length === DAYS.length
  return (
    <Select
      mode="multiple"
      aria-label={t('shape.weekdays')}
      value={days.filter((day) => value.includes(day))}
      options={days.map((day) => ({ value: day, label: formatWeekday(day) }))}
      maxTagCount={isEveryDay ? 0 : 'responsive'}
      maxTagPlaceholder={isEveryDay ? t('shape.everyDay') : undefined}
      onChange={(next: number[]) => next.length > 0 && onChange([...next].sort())}
      style={{ width: 220 }}
    />
  )
}
