import { type Hours, parseShape, shapeText } from '@storefront/contract/resources/shapes'
import { Button, Flex, Typography } from 'antd'
import { NumberText } from '../../editing/NumberInput'
import { TimeField } from '../../editing/dates/DateFields'
import { useT } from '../../i18n'
import { HoursGenerator } from './HoursGenerator'
import { WeekdaySelect } from './WeekdaySelect'
import { withPlaces } from '../rows'
import type { ShapeProps } from './shape-props'

/** Opening hours: each row is a time on some days of the week, with its places. */
export function HoursControl({ id, label, value, onChange }: ShapeProps) {
  const t = useT()
  const hours = (parseShape('hours', value) ?? []) as Hours
  const write = (next: Hours) => onChange?.(shapeText('hours', next))
  const change = (index: number, part: Partial<Hours[number]>) =>
    write(hours.map((row, n) => (n === index ? { ...row, ...part } : row)))
  return (
    <Flex id={id} role="group" aria-label={label} vertical gap={8} align="start">
      {withPlaces(hours).map(({ row, index }) => (
        <Flex key={index} gap={8} wrap align="center">
          <WeekdaySelect value={row.weekdays} onChange={(weekdays) => change(index, { weekdays })} />
          <TimeField
            aria-label={t('shape.from', { n: index + 1 })}
            value={row.start_time}
            onChange={(text) => text && change(index, { start_time: text })}
          />
          <span>–</span>
          <TimeField
            aria-label={t('shape.to', { n: index + 1 })}
            value={row.end_time}
            onChange={(text) => text && change(index, { end_time: text })}
          />
          <NumberText
            aria-label={t('shape.places', { n: index + 1 })}
            min={1}
            max={100_000}
            precision={0}
            value={row.quota}
            onChange={(quota) => typeof quota === 'number' && change(index, { quota })}
            suffix={t('shape.placesUnit')}
            style={{ width: 120 }}
          />
          <Button
            danger
            aria-label={t('shape.removeHours', { n: index + 1 })}
            onClick={() => write(hours.filter((_, n) => n !== index))}
          >
            {t('studio.product.remove')}
          </Button>
        </Flex>
      ))}
      {hours.length === 0 && <Typography.Text type="secondary">{t('shape.noHours')}</Typography.Text>}
      <HoursGenerator onAdd={(rows) => write([...hours, ...rows])} />
    </Flex>
  )
}
