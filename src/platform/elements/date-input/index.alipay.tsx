import { isDateTime } from '@storefront/contract/domain/date-time'
import { Text, View } from '@tarojs/components'
import { my } from '@/platform/vendor/alipay'
import type { DateInputProps } from '@/platform/elements/types'

const formats = { date: 'yyyy-MM-dd', time: 'HH:mm', datetime: 'yyyy-MM-dd HH:mm' } as const

/** Alipay's picker element has no dates; its call opens one wheel for days, times or both. */
export function DateInput({
  id,
  kind,
  value,
  min,
  max,
  label,
  placeholder,
  disabled,
  className,
  onChange,
}: DateInputProps) {
  const display = value || placeholder
  const open = () =>
    my().datePicker({
      format: formats[kind],
      currentDate: value || undefined,
      startDate: min,
      endDate: max,
      success: ({ date }) => {
        if (isDateTime(kind, date)) onChange(date)
      },
      // Closed without a choice: what stood there stays.
      fail: () => {},
    })
  return (
    <View
      id={id}
      className={className}
      aria-role="button"
      aria-label={`${label} ${display}`}
      aria-disabled={disabled}
      onClick={disabled ? undefined : open}
    >
      <Text>{display}</Text>
    </View>
  )
}
