import { Input, type InputProps } from 'antd'
import { useTypedNumber } from './useTypedNumber'

interface AmountInputProps extends Omit<InputProps, 'value' | 'onChange'> {
  readonly value?: string | null
  readonly onChange?: (amount: string) => void
}

/** A field for an amount, a decimal string. What is no exact number stays as it was typed, for its form to refuse. */
export function AmountInput({ value, onChange, onBlur, ...input }: AmountInputProps) {
  const { text, change, leave } = useTypedNumber(value ?? '', (next) => onChange?.(next))
  return (
    <Input
      maxLength={40}
      {...input}
      inputMode="decimal"
      value={text}
      onChange={({ target }) => change(target.value)}
      onBlur={(event) => {
        leave()
        onBlur?.(event)
      }}
    />
  )
}
