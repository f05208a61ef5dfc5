import { addDays } from '@storefront/contract/domain/day'
import { isDate } from '@storefront/contract/domain/date-time'
import {
  columnsOf,
  isCurrent,
  neededPermission,
  reportComparisons,
  type ReportName,
  reportNames,
} from '@storefront/contract/domain/ops/report'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Card, Flex, Select, Typography } from 'antd'
import { useSearchParams } from 'react-router'
import { ScreenHead } from '../app/ScreenHead'
import { Failed, Loading } from '../app/StateView'
import { useSiteFormat } from '../app/useSiteFormat'
import { call } from '../calls/call'
import { currentLanguage, useT } from '../i18n'
import { formatDay } from '../i18n/format'
import { siteLocal } from '../i18n/site-moment'
import { useCan, useMe } from '../session/useMe'
import { columnTitle } from './column-title'
import { ReportChart } from './ReportChart'
import { ReportFileButtons } from './ReportFileButtons'
import { periods, ReportPeriod } from './ReportPeriod'
import { ReportTable } from './ReportTable'
import './reports.css'

/** Reports: one of the table, of days that stand in the address, beside another period. */
export function ReportScreen() {
  const t = useT()
  const { money } = useSiteFormat()
  const zone = useMe().data?.site.time_zone ?? 'UTC'
  const [params, setParams] = useSearchParams()
  const today = siteLocal(new Date().toISOString(), zone).slice(0, 10)
  const dayIn = (name: string, other: string): string => {
    const text = params.get(name) ?? ''
    return isDate(text) ? text : other
  }
  const can = useCan()
  const names = reportNames.filter((name) => {
    const need = neededPermission(name)
    return need === null || can(need)
  })
  const report: ReportName = names.find((name) => name === params.get('report')) ?? 'sales'
  const to = dayIn('to', today)
  const from = dayIn('from', addDays(to, 1 - periods.month))
  const compare = reportComparisons.find((name) => name === params.get('compare'))
  const query = { report, from, to, compare }
  const set = (part: Partial<Record<keyof typeof query, string | undefined>>) => {
    const entries = Object.entries({ ...query, ...part }).flatMap(([name, value]) => (value ? [[name, value]] : []))
    setParams(Object.fromEntries(entries) as Record<string, string>)
  }
  const result = useQuery({
    queryKey: ['report', currentLanguage(), query],
    queryFn: () => call('GET /studio/report/', { query }),
    placeholderData: keepPreviousData,
  })
  const [[column, unit] = ['count', 'number'] as const] = columnsOf(report)
  const title = columnTitle(t, report, column)
  const data = result.data
  return (
    <>
      <ScreenHead title={t('reports.title')}>
        <ReportFileButtons query={query} />
      </ScreenHead>
      <Flex gap={12} wrap align="center" className="report-filters">
        <Select
          aria-label={t('reports.choose')}
          value={report}
          options={names.map((value) => ({ value, label: t(`reports.titles.${value}`) }))}
          onChange={(value) => set({ report: value })}
        />
        {isCurrent(report) ? (
          <Typography.Text type="secondary">{t('reports.current')}</Typography.Text>
        ) : (
          <ReportPeriod {...query} today={today} onChange={set} />
        )}
      </Flex>
      {result.isError && <Failed error={result.error} onRetry={() => void result.refetch()} />}
      {!result.isError && !data && <Loading />}
      {!result.isError && data && (
        <div aria-busy={result.isFetching}>
          {data.days.length > 0 && (
            <Card>
              <ReportChart
                name={title}
                days={data.days.map(({ date, now, before }) => ({
                  date,
                  now: Number(now[column]),
                  text: unit === 'money' ? money(now[column]) : now[column],
                  before: before && Number(before[column]),
                }))}
              />
            </Card>
          )}
          <section aria-label={t('reports.byKey', { name: t(`reports.titles.${report}`) })}>
            <h2>{t('reports.byKey', { name: t(`reports.titles.${report}`) })}</h2>
            <ReportTable
              report={report}
              // The stock's value stands by category.
              title={t(`reports.titles.${report === 'stock' ? 'category' : report}`)}
              isCompared={data.before !== null}
              lines={[...data.rows, { key: '~total', name: t('reports.total'), ...data.total }]}
            />
          </section>
          {data.days.length > 0 && (
            <section aria-label={t('reports.byDay')}>
              <h2>{t('reports.byDay')}</h2>
              <ReportTable
                report={report}
                title={t('reports.day')}
                isCompared={data.before !== null}
                lines={data.days.map(({ date, ...pair }) => ({ key: date, name: formatDay(date), ...pair }))}
              />
            </section>
          )}
        </div>
      )}
    </>
  )
}
