import { Input, type InputProps, Typography } from 'antd'
import { useState } from 'react'
import { useT } from '../i18n'
import { type NumberLimits, numberProblem } from './number-problem'
import { useTypedNumber } from './useTypedNumber'

type Control = Omit<InputProps, 'value' | 'onChange' | 'min' | 'max'> & NumberLimits

/** The value of a number field: a number, null for none, or an invalid text as typed. */
export type TypedValue = number | string | null

interface NumberTextProps extends Control {
  readonly value?: TypedValue
  readonly onChange?: (next: TypedValue) => void
  /** Says itself, below the field, what is wrong with a text that is none of its numbers; else its form does. */
  readonly showsProblem?: boolean
}

/**
 * The text field of a number: takes every way of writing one, and gives a text that is none of its numbers as it is.
 */
export function NumberText({
  value = null,
  onChange,
  onFocus,
  onBlur,
  min,
  max,
  precision,
  showsProblem = false,
  ...input
}: NumberTextProps) {
  const t = useT()
  const [isLeft, setLeft] = useState(true)
  const limits = { min, max, precision }
  const { text, language, change, leave } = useTypedNumber(value === null ? '' : String(value), (next) =>
    onChange?.(next === '' ? null : numberProblem(t, next, limits, language) ? next : Number(next)),
  )
  const problem = showsProblem && isLeft && typeof value === 'string' ? numberProblem(t, value, limits, language) : null
  return (
    <>
      <Input
        maxLength={40}
        style={{ width: 160 }}
        {...input}
        status={problem ? 'error' : undefined}
        inputMode={precision === 0 && min !== undefined && min >= 0 ? 'numeric' : 'decimal'}
        value={text}
        onChange={({ target }) => change(target.value)}
        onFocus={(event) => {
          setLeft(false)
          onFocus?.(event)
        }}
        onBlur={(event) => {
          setLeft(true)
          leave()
          onBlur?.(event)
        }}
      />
      {problem && (
        <Typography.Text type="danger" role="alert" style={{ display: 'block' }}>
          {problem}
        </Typography.Text>
      )}
    </>
  )
}

interface NumberInputProps extends Control {
  readonly value: number | null
  readonly onChange: (next: number | null) => void
}

/**
 * A number outside of a form. What is none of its numbers stays in the field with the reason, and the value stays what
 * it was.
 */
export function NumberInput({ value, onChange, ...control }: NumberInputProps) {
  // A refused text goes once the value changes from elsewhere.
  const [refusal, setRefusal] = useState<{ readonly text: string; readonly value: number | null } | null>(null)
  return (
    <NumberText
      {...control}
      showsProblem
      value={refusal !== null && refusal.value === value ? refusal.text : value}
      onChange={(next) => {
        setRefusal(typeof next === 'string' ? { text: next, value } : null)
        if (typeof next !== 'string') onChange(next)
      }}
    />
  )
}
