import { Input } from 'antd'
import { DateField } from '../editing/dates/DateFields'
import type { FilteredList } from './OperationList'

const PRICE = /^\d{1,12}(\.\d{1,6})?$/

interface FilterProps extends FilteredList {
  /** The filter's name in the list's address. */
  readonly name: string
  readonly label: string
}

interface FilterTextProps extends FilterProps {
  /** Pixels; as wide as its place without them. */
  readonly width?: number
  /** Applies nothing but amounts. */
  readonly isAmount?: boolean
}

/** A text that narrows a list; it applies with Enter or when its field is left. */
export function FilterText({ name, label, width, isAmount = false, filters, setAll }: FilterTextProps) {
  const apply = (value: string) => {
    const text = value.trim()
    if (isAmount && text !== '' && !PRICE.test(text)) return
    if (text !== (filters[name] ?? '')) setAll({ [name]: text || undefined })
  }
  return (
    <Input
      key={`${name} ${filters[name] ?? ''}`}
      aria-label={label}
      placeholder={label}
      allowClear
      maxLength={40}
      inputMode={isAmount ? 'decimal' : 'text'}
      defaultValue={filters[name]}
      onPressEnter={({ currentTarget }) => apply(currentTarget.value)}
      onBlur={({ target }) => apply(target.value)}
      style={{ width: width ?? '100%' }}
    />
  )
}

interface FilterDayProps extends FilterProps {
  readonly width?: number | string
  /** ISO days that it may not pass. */
  readonly min?: string
  readonly max?: string
}

/** A day that narrows a list. */
export function FilterDay({ name, label, width = 184, filters, setAll, ...bounds }: FilterDayProps) {
  return (
    <div style={{ width }}>
      <DateField
        aria-label={label}
        placeholder={label}
        value={filters[name]}
        onChange={(text) => setAll({ [name]: text || undefined })}
        {...bounds}
      />
    </div>
  )
}
