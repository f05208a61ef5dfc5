import type { RowValues } from '@storefront/contract/resources/define'
import type { Field } from '@storefront/contract/resources/field'
import { Button, Flex, Table } from 'antd'
import { Icon } from '../app/Icon'
import { useRowDrop } from '../editing/useRowDrop'
import { useT } from '../i18n'
import { emptyRow, moveRow, type RowsProps } from './rows'
import { fieldText } from './texts'

/** The items of a form's table, each with its controls. */
export function RowsTable({
  control: FieldControl,
  resource,
  name,
  field,
  labels,
  thumbs,
  value,
  onChange,
}: RowsProps) {
  const t = useT()
  const rows = (value ?? []) as readonly RowValues[]
  const names = Object.keys(field.fields)
  const labelOf = (column: string) => fieldText(t, resource, `${name}.${column}`)
  const change = (index: number, column: string, next: unknown) =>
    onChange?.(rows.map((row, n) => (n === index ? ({ ...row, [column]: next } as RowValues) : row)))
  const add = () => onChange?.([...rows, emptyRow(field)])
  const moveTo = (index: number, place: number) => onChange?.(moveRow(rows, index, place))
  const drop = useRowDrop(`application/x-storefront-rows-${resource}-${name.toLowerCase()}`, (source, target, edge) => {
    const order = rows.map((_, n) => n).filter((n) => n !== source)
    moveTo(source, order.indexOf(target) + (edge === 'after' ? 1 : 0))
  })
  return (
    <Flex vertical gap={12} align="start">
      {rows.length > 0 && (
        <Table<{ row: RowValues; index: number }>
          rowKey="index"
          size="small"
          pagination={false}
          scroll={{ x: 'max-content' }}
          dataSource={rows.map((row, index) => ({ row, index }))}
          onRow={({ index }) => {
            const edge = drop.edgeAt(index)
            return field.isOrdered
              ? { ...drop.dropProps(index), className: edge ? `resource-row-${edge}` : undefined }
              : {}
          }}
          columns={[
            // The row is dragged by this alone: its texts are selected by dragging, too.
            ...(field.isOrdered
              ? [
                  {
                    title: <span className="visually-hidden">{t('resource.dragRow')}</span>,
                    width: 32,
                    render: (_: unknown, { index }: { index: number }) => (
                      <span className="resource-row-handle" title={t('resource.dragRow')} {...drop.dragProps(index)}>
                        <Icon name="handle" />
                      </span>
                    ),
                  },
                ]
              : []),
            ...names.map((column) => ({
              title: labelOf(column),
              render: (_: unknown, { row, index }: { row: RowValues; index: number }) => (
                <FieldControl
                  resource={resource}
                  name={`${name}.${column}`}
                  field={field.fields[column] as Field}
                  label={t('resource.rowField', { field: labelOf(column), n: index + 1 })}
                  labels={labels}
                  thumbs={thumbs}
                  value={row[column]}
                  onChange={(next) => change(index, column, next)}
                />
              ),
            })),
            {
              title: t('resource.actions'),
              render: (_: unknown, { index }) => (
                <Flex gap={8}>
                  {field.isOrdered && (
                    <>
                      <Button
                        aria-label={t('resource.moveRowUp', { n: index + 1 })}
                        disabled={index === 0}
                        onClick={() => moveTo(index, index - 1)}
                      >
                        ↑
                      </Button>
                      <Button
                        aria-label={t('resource.moveRowDown', { n: index + 1 })}
                        disabled={index === rows.length - 1}
                        onClick={() => moveTo(index, index + 1)}
                      >
                        ↓
                      </Button>
                    </>
                  )}
                  <Button
                    danger
                    aria-label={t('resource.removeRow', { n: index + 1 })}
                    onClick={() => onChange?.(rows.filter((_, n) => n !== index))}
                  >
                    {t('studio.product.remove')}
                  </Button>
                </Flex>
              ),
            },
          ]}
        />
      )}
      <Button onClick={add} disabled={rows.length >= field.max}>
        {t('resource.addRow')}
      </Button>
    </Flex>
  )
}
