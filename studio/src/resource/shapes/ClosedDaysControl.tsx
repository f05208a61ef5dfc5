import { type ClosedDays, parseShape, shapeText } from '@storefront/contract/resources/shapes'
import { Checkbox, Flex, Tag } from 'antd'
import { DateField } from '../../editing/dates/DateFields'
import { useT } from '../../i18n'
import { formatDay } from '../../i18n/format'
import type { ShapeProps } from './shape-props'

/** Days that customers cannot choose: weekends, and days of their own. */
export function ClosedDaysControl({ id, label, value, onChange }: ShapeProps) {
  const t = useT()
  const days = (parseShape('closedDays', value) ?? {}) as ClosedDays
  const dates = days.dates ?? []
  const write = (part: ClosedDays) => onChange?.(shapeText('closedDays', { ...days, ...part }))
  return (
    <Flex role="group" aria-label={label} vertical gap={8} align="start">
      <Checkbox checked={days.weekend === true} onChange={({ target }) => write({ weekend: target.checked })}>
        {t('shape.weekends')}
      </Checkbox>
      <Flex gap={4} wrap>
        {dates.map((date) => (
          <Tag
            key={date}
            closable
            closeIcon={
              <span role="img" aria-label={`${t('studio.product.remove')} ${date}`}>
                ×
              </span>
            }
            onClose={(event) => {
              event.preventDefault()
              write({ dates: dates.filter((one) => one !== date) })
            }}
          >
            {formatDay(date)}
          </Tag>
        ))}
      </Flex>
      <DateField
        id={id}
        aria-label={t('shape.addDay')}
        value=""
        onChange={(day) => day && write({ dates: [...new Set([...dates, day])].sort() })}
      />
    </Flex>
  )
}
