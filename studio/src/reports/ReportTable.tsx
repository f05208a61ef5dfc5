import { columnsOf, type ReportName, type ReportUnit } from '@storefront/contract/domain/ops/report'
import { Table } from 'antd'
import { tableComponents } from '../app/table-parts'
import { useSiteFormat } from '../app/useSiteFormat'
import type { Reply } from '../calls/call'
import { useT } from '../i18n'
import { columnTitle } from './column-title'

type Report = Reply<'GET /studio/report/'>
type Pair = Report['total']

export interface ReportLine extends Pair {
  readonly key: string
  readonly name: string
}

/** The change in percent; a dash without anything before. */
function changeText(now: number, before: number): string {
  if (before === 0) return '–'
  const percent = Math.round((1000 * (now - before)) / Math.abs(before)) / 10
  return `${percent > 0 ? '+' : ''}${percent}%`
}

interface ReportTableProps {
  readonly report: ReportName
  /** Title of the first column. */
  readonly title: string
  readonly lines: readonly ReportLine[]
  readonly isCompared: boolean
}

/** Figures by line: each beside that of the other period, and the change of the first. */
export function ReportTable({ report, title, lines, isCompared }: ReportTableProps) {
  const t = useT()
  const { money } = useSiteFormat()
  const textOf = (value: string, unit: ReportUnit) => (unit === 'money' ? money(value) : value)
  const columns = columnsOf(report)
  return (
    <Table<ReportLine>
      rowKey="key"
      components={tableComponents}
      scroll={{ x: 'max-content' }}
      dataSource={[...lines]}
      pagination={lines.length > 31 ? { pageSize: 31, showSizeChanger: false } : false}
      locale={{ emptyText: t('reports.empty') }}
      columns={[
        { title, dataIndex: 'name', key: 'name' },
        ...columns.flatMap(([column, unit], place) => [
          {
            title: columnTitle(t, report, column),
            key: column,
            align: 'right' as const,
            render: (_: unknown, { now }: ReportLine) => textOf(now[column], unit),
          },
          ...(isCompared
            ? [
                {
                  title: t('reports.before'),
                  key: `${column}-before`,
                  align: 'right' as const,
                  render: (_: unknown, { before }: ReportLine) => before && textOf(before[column], unit),
                },
              ]
            : []),
          ...(isCompared && place === 0
            ? [
                {
                  title: t('reports.change'),
                  key: 'change',
                  align: 'right' as const,
                  render: (_: unknown, { now, before }: ReportLine) =>
                    before && changeText(Number(now[column]), Number(before[column])),
                },
              ]
            : []),
        ]),
      ]}
    />
  )
}
