import { MOBILE_LENGTH } from '@storefront/contract/constants'
import { TextField } from '@/ui/controls/TextField'
import type { Widget, WidgetProps } from '../types'
import { isLong, parseText } from './text'

function MobileWidget({ field, value, onChange, error }: WidgetProps<string>) {
  return (
    <TextField
      kind="tel"
      autoComplete="tel"
      label={field.title}
      isStacked={isLong(field)}
      value={value}
      placeholder={field.placeholder}
      maxLength={MOBILE_LENGTH}
      onChange={onChange}
      error={error}
    />
  )
}

export const mobile: Widget<string> = { empty: '', parse: parseText, Component: MobileWidget }
