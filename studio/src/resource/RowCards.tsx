import type { RowValues } from '@storefront/contract/resources/define'
import type { Field } from '@storefront/contract/resources/field'
import { Button, Card, Flex, Form, Typography } from 'antd'
import { useT } from '../i18n'
import { useMe } from '../session/useMe'
import { isWide, problemOf, requiresValue } from './draft'
import { emptyRow, moveRow, type RowsProps, withPlaces } from './rows'
import { fieldText, helpText } from './texts'

/** The items of a form's table as cards: each has more fields than a table is wide. */
export function RowCards({ control: FieldControl, resource, name, field, labels, thumbs, value, onChange }: RowsProps) {
  const t = useT()
  const exponent = useMe().data?.site.currency.exponent ?? 2
  const { status } = Form.Item.useStatus()
  const rows = (value ?? []) as readonly RowValues[]
  const isSingle = field.max === 1
  const labelOf = (column: string) => fieldText(t, resource, `${name}.${column}`)
  const change = (index: number, column: string, next: unknown) =>
    onChange?.(rows.map((row, n) => (n === index ? ({ ...row, [column]: next } as RowValues) : row)))
  const remove = (index: number) => onChange?.(rows.filter((_, n) => n !== index))
  const cell = (row: RowValues, index: number, column: string, one: Field) => {
    // Calm until the form was sent: a new row is empty, and that is no fault.
    const problem = status === 'error' ? problemOf(one, row[column] ?? null, row, exponent) : null
    return (
      <Form.Item
        key={column}
        className={isWide(one) || one.kind === 'shape' ? 'resource-field-wide' : undefined}
        label={labelOf(column)}
        required={requiresValue(one)}
        htmlFor={`${name}-${index}-${column}`}
        extra={one.help ? helpText(t, resource, `${name}.${column}`) : undefined}
        validateStatus={problem ? 'error' : ''}
        help={problem ? t(`resource.wrong.${problem}`) : undefined}
      >
        <FieldControl
          id={`${name}-${index}-${column}`}
          resource={resource}
          name={`${name}.${column}`}
          field={one}
          label={isSingle ? labelOf(column) : t('resource.rowField', { field: labelOf(column), n: index + 1 })}
          labels={labels}
          thumbs={thumbs}
          value={row[column]}
          onChange={(next) => change(index, column, next)}
        />
      </Form.Item>
    )
  }
  return (
    <Flex vertical gap={12}>
      {withPlaces(rows).map(({ row, index }) => (
        <Card
          key={row.id ?? `new-${index}`}
          size="small"
          title={isSingle ? null : <Typography.Text type="secondary">{index + 1}</Typography.Text>}
          extra={
            isSingle ? null : (
              <Flex gap={8}>
                {field.isOrdered && (
                  <>
                    <Button
                      aria-label={t('resource.moveRowUp', { n: index + 1 })}
                      disabled={index === 0}
                      onClick={() => onChange?.(moveRow(rows, index, index - 1))}
                    >
                      ↑
                    </Button>
                    <Button
                      aria-label={t('resource.moveRowDown', { n: index + 1 })}
                      disabled={index === rows.length - 1}
                      onClick={() => onChange?.(moveRow(rows, index, index + 1))}
                    >
                      ↓
                    </Button>
                  </>
                )}
                <Button danger aria-label={t('resource.removeRow', { n: index + 1 })} onClick={() => remove(index)}>
                  {t('studio.product.remove')}
                </Button>
              </Flex>
            )
          }
        >
          <div className="resource-fields">
            {Object.entries(field.fields).map(([column, one]) => cell(row, index, column, one))}
          </div>
          {isSingle && <Button onClick={() => remove(index)}>{t('resource.turnOff')}</Button>}
        </Card>
      ))}
      {rows.length < field.max && (
        <Button onClick={() => onChange?.([...rows, emptyRow(field)])} style={{ alignSelf: 'start' }}>
          {t(isSingle ? 'resource.turnOn' : 'resource.addRow')}
        </Button>
      )}
    </Flex>
  )
}
