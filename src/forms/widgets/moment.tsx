import { type DateTimeKind, isDateTime } from '@storefront/contract/domain/date-time'
import { dateTimeKindOf } from '@storefront/contract/domain/forms/form'
import { today } from '@/lib/time'
import { DateField } from '@/ui/controls/DateField'
import type { Widget, WidgetProps } from '../types'
import { useControl } from './control'

function MomentWidget(props: WidgetProps<string>) {
  const { field, value, onChange } = props
  const { past, future } = field.dates ?? {}
  return (
    <DateField
      {...useControl(props)}
      kind={dateTimeKindOf(field) ?? 'date'}
      value={value}
      clearable
      min={past ? today() : undefined}
      max={future ? today() : undefined}
      onChange={onChange}
    />
  )
}

/** A stored moment with seconds or a browser's `T` is the same moment. */
const readable = (raw: string): string => raw.replace('T', ' ').replace(/^((?:.+ )?\d{2}:\d{2}):\d{2}(?:\.\d+)?$/, '$1')

const momentWidget = (kind: DateTimeKind): Widget<string> => ({
  empty: '',
  parse: (raw) => (typeof raw === 'string' && isDateTime(kind, readable(raw)) ? readable(raw) : ''),
  Component: MomentWidget,
})

export const date = momentWidget('date')
export const time = momentWidget('time')
export const datetime = momentWidget('datetime')
