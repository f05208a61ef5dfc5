import { addDays } from '@storefront/contract/domain/day'
import {
  countsVisitors,
  type ReportComparison,
  reportComparisons,
  type ReportName,
} from '@storefront/contract/domain/ops/report'
import { Flex, Segmented, Select } from 'antd'
import { DateField } from '../editing/dates/DateFields'
import { useT } from '../i18n'

/** Periods that end today, by their days. */
export const periods = { week: 7, month: 30, quarter: 90, year: 365 } as const
type Period = keyof typeof periods
const LONGEST_OF_VISITORS = 'quarter'

interface Days {
  readonly from: string
  readonly to: string
  readonly compare: ReportComparison | undefined
}

interface ReportPeriodProps extends Days {
  readonly report: ReportName
  /** Today in the site's zone, as YYYY-MM-DD. */
  readonly today: string
  readonly onChange: (part: Partial<Days>) => void
}

/** The days of a report, and the period that it is compared with. */
export function ReportPeriod({ report, from, to, compare, today, onChange }: ReportPeriodProps) {
  const t = useT()
  const choices = (Object.keys(periods) as Period[]).filter(
    (period) => !countsVisitors(report) || periods[period] <= periods[LONGEST_OF_VISITORS],
  )
  const period = choices.find((name) => to === today && from === addDays(today, 1 - periods[name]))
  return (
    <>
      <Segmented
        aria-label={t('reports.period')}
        value={period ?? ''}
        options={choices.map((value) => ({ value, label: t(`reports.periods.${value}`) }))}
        onChange={(value) => onChange({ from: addDays(today, 1 - periods[value as Period]), to: today })}
      />
      <Flex gap={8}>
        <DateField
          aria-label={t('reports.from')}
          value={from}
          max={to}
          onChange={(day) => day && onChange({ from: day })}
        />
        <DateField
          aria-label={t('reports.to')}
          value={to}
          min={from}
          onChange={(day) => day && onChange({ to: day })}
        />
      </Flex>
      <Select
        aria-label={t('reports.compare')}
        value={compare ?? 'none'}
        options={(['none', ...reportComparisons] as const).map((value) => ({
          value,
          label: t(`reports.comparisons.${value}`),
        }))}
        onChange={(value: ReportComparison | 'none') => onChange({ compare: value === 'none' ? undefined : value })}
      />
    </>
  )
}
