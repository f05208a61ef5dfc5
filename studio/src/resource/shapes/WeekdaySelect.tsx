import { Select } from 'antd'
import { useT } from '../../i18n'
import { formatWeekday } from '../../i18n/format'

const DAYS = [1, 2, 3, 4, 5, 6, 7]

interface WeekdaySelectProps {
  readonly value: readonly number[]
  /** Called with at least one day. */
  readonly onChange: (weekdays: number[]) => void
}

/** Days of the week, from Monday (1) on. */
export function WeekdaySelect({ value, onChange }: WeekdaySelectProps) {
  const t = useT()
  const isEveryDay = value.length === DAYS.length
  return (
    <Select
      mode="multiple"
      aria-label={t('shape.weekdays')}
      value={[...value].sort()}
      options={DAYS.map((day) => ({ value: day, label: formatWeekday(day) }))}
      maxTagCount={isEveryDay ? 0 : 'responsive'}
      maxTagPlaceholder={isEveryDay ? t('shape.everyDay') : undefined}
      onChange={(days: number[]) => days.length > 0 && onChange([...days].sort())}
      style={{ width: 220 }}
    />
  )
}
