import { Button, Checkbox, Flex, Popover, Table, type TableProps, Tooltip } from 'antd'
import type { ReactNode } from 'react'
import { useT } from '../i18n'
import { Icon } from './Icon'
import { isFlag, isTexts, useStored } from './stored'
import { tableComponents } from './table-parts'
import './data-table.css'

interface DataTableProps<Row> extends Omit<TableProps<Row>, 'columns' | 'loading' | 'size'> {
  /** Names the list, whose columns this device remembers. */
  readonly name: string
  readonly columns: NonNullable<TableProps<Row>['columns']>
  readonly isLoading: boolean
  /** Rows in all; by default those of the pagination, else those given. */
  readonly total?: number
}

interface Choice {
  readonly id: string
  readonly title: ReactNode
}

interface ChooserProps {
  readonly choices: readonly Choice[]
  readonly hidden: readonly string[]
  readonly onChange: (hidden: readonly string[]) => void
}

/** Chooses the columns of a list. */
function ColumnChooser({ choices, hidden, onChange }: ChooserProps) {
  const t = useT()
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      content={
        <Flex vertical gap={8}>
          {choices.map(({ id, title }) => (
            <Checkbox
              key={id}
              checked={!hidden.includes(id)}
              onChange={({ target }) => onChange(target.checked ? hidden.filter((one) => one !== id) : [...hidden, id])}
            >
              {title}
            </Checkbox>
          ))}
        </Flex>
      }
    >
      <Button type="text" size="small" icon={<Icon name="columns" />}>
        {t('frame.columns')}
      </Button>
    </Popover>
  )
}

/**
 * The table of a list: it says that it loads, counts its rows, and lets the user choose columns and density. The first
 * column and those without a title cannot be hidden.
 */
export function DataTable<Row extends object>({
  name,
  columns,
  isLoading,
  total,
  locale,
  ...props
}: DataTableProps<Row>) {
  const t = useT()
  const [hidden, setHidden] = useStored<readonly string[]>(`studio.columns.${name}`, [], isTexts)
  const [isDense, setDense] = useStored('studio.dense', false, isFlag)
  const ids = columns.map((column, index) =>
    String(column.key ?? ('dataIndex' in column ? column.dataIndex : undefined) ?? index),
  )
  const choices = columns.flatMap(({ title }, index) =>
    index > 0 && typeof title === 'string' && title !== '' ? [{ id: ids[index] ?? '', title }] : [],
  )
  const count = total ?? (props.pagination || undefined)?.total ?? props.dataSource?.length ?? 0
  const isFirstLoad = isLoading && (props.dataSource?.length ?? 0) === 0
  return (
    <>
      <Flex justify="space-between" align="center" className="data-table-bar">
        <span role="status">{isLoading ? t('frame.loading') : t('frame.total', { n: count })}</span>
        <Flex gap={4}>
          <Tooltip title={t('frame.dense')}>
            <Button
              type="text"
              size="small"
              aria-label={t('frame.dense')}
              aria-pressed={isDense}
              icon={<Icon name="density" />}
              onClick={() => setDense(!isDense)}
            />
          </Tooltip>
          {choices.length > 1 && <ColumnChooser choices={choices} hidden={hidden} onChange={setHidden} />}
        </Flex>
      </Flex>
      <Table<Row>
        className="data-table"
        components={tableComponents}
        scroll={{ x: 'max-content' }}
        {...props}
        {...(isDense && { size: 'small' as const })}
        loading={isLoading}
        locale={isFirstLoad ? { ...locale, emptyText: t('frame.loading') } : locale}
        columns={columns.filter((_, index) => !hidden.includes(ids[index] ?? ''))}
      />
    </>
  )
}
