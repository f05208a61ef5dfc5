import { Picker, Text, View } from '@tarojs/components'
import { useState } from 'react'
import { useT } from '@/i18n'
import type { DateInputProps } from '@/platform/elements/types'

interface WheelProps extends Pick<DateInputProps, 'label' | 'disabled'> {
  readonly mode: 'date' | 'time'
  readonly value: string
  readonly shown: string
  readonly start?: string
  readonly end?: string
  readonly onPick: (text: string) => void
}

function Wheel({ mode, value, shown, start = '', end = '', label, disabled, onPick }: WheelProps) {
  const content = (
    <View aria-role="button" aria-label={`${label} ${shown}`}>
      <Text>{shown}</Text>
    </View>
  )
  const shared = {
    value,
    start,
    end,
    disabled,
    onChange: (event: { detail: { value: string } }) => onPick(event.detail.value),
  }
  return mode === 'date' ? (
    <Picker mode="date" {...shared}>
      {content}
    </Picker>
  ) : (
    <Picker mode="time" {...shared}>
      {content}
    </Picker>
  )
}

/** WeChat has a wheel for days and one for times: a moment is chosen on both, in either order. */
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
  const t = useT()
  const [half, setHalf] = useState({ date: '', time: '' })
  const shared = { label, disabled }
  if (kind !== 'datetime')
    return (
      <View id={id} className={className}>
        <Wheel
          {...shared}
          mode={kind}
          value={value}
          shown={value || placeholder}
          start={min}
          end={max}
          onPick={onChange}
        />
      </View>
    )
  const [date = '', time = ''] = value ? value.split(' ') : [half.date, half.time]
  const pick = (next: { readonly date: string; readonly time: string }) => {
    setHalf(next)
    if (next.date && next.time) onChange(`${next.date} ${next.time}`)
  }
  return (
    <View id={id} className={className} style="display:flex;gap:16px">
      <Wheel
        {...shared}
        mode="date"
        value={date}
        shown={date || t('form.pickDate')}
        start={min?.slice(0, 10)}
        end={max?.slice(0, 10)}
        onPick={(text) => pick({ date: text, time })}
      />
      <Wheel
        {...shared}
        mode="time"
        value={time}
        shown={time || t('form.pickTime')}
        onPick={(text) => pick({ date, time: text })}
      />
    </View>
  )
}
