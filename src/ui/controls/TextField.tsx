import { Text, View } from '@tarojs/components'
import { type ReactNode, useId } from 'react'
import { InputElement } from '@/platform/elements/input'
import { TextareaElement } from '@/platform/elements/textarea'
import type { InputProps, TextareaProps } from '@/platform/elements/types'
import { useT } from '@/i18n'
import { cx, fitText, textLength } from '@/lib/text'
import s from './TextField.module.scss'

interface Around {
  /** The error, in the reader's language. */
  readonly error?: string | null
  /** The purpose of the field, below the control. */
  readonly description?: string
  /** It must be filled: a mark stands at its label. */
  readonly isRequired?: boolean
  /** Stands at the right end: a button that sends a code, a unit. */
  readonly trailing?: ReactNode
  /** Label above instead of at the left: for long labels and for text areas. */
  readonly isStacked?: boolean
  /** Many lines: the label stands beside the first. */
  readonly tall?: boolean
}

export type TextFieldProps = Omit<InputProps, 'id' | 'errorId' | 'describedBy' | 'className'> & Around
export type TextAreaProps = Omit<
  TextareaProps,
  'id' | 'errorId' | 'describedBy' | 'className' | 'fit' | 'maxLength' | 'rows'
> &
  Around & {
    /** The text is cut here, a line break counted as 2, and a counter shows how much of it is used (spec 5). */
    readonly max?: number
    /** One line beside its label, which grows with the text: for what few people write. */
    readonly isLine?: boolean
  }

const descriptionIdOf = (errorId: string): string => `${errorId}d`
const requiredIdOf = (errorId: string): string => `${errorId}r`

/** Ids of the texts that say more about a control: those that are there. */
export const describedBy = (errorId: string, { error, description, isRequired }: Around): string | undefined =>
  [isRequired && requiredIdOf(errorId), description && descriptionIdOf(errorId), error && errorId]
    .filter(Boolean)
    .join(' ') || undefined

/** The mark of what must be filled; those who do not see it hear a word. */
export function RequiredMark({ errorId }: { readonly errorId: string }) {
  const t = useT()
  return (
    <View id={requiredIdOf(errorId)} className={s.required} role="img" aria-label={t('common.required')}>
      *
    </View>
  )
}

/** A row with its label, whatever is filled in, and under it what is wrong. */
export function Field({
  label,
  error,
  errorId,
  description,
  isRequired,
  trailing,
  isStacked,
  tall,
  children,
}: Around & { readonly label: string; readonly errorId: string; readonly children: ReactNode }) {
  return (
    <View className={cx(s.field, isStacked && s.stacked, tall && s.tall)}>
      <View className={s.line}>
        <View className={s.label}>
          <Text>{label}</Text>
          {isRequired ? <RequiredMark errorId={errorId} /> : null}
        </View>
        <View className={s.control}>{children}</View>
        {trailing}
      </View>
      {description ? (
        <View id={descriptionIdOf(errorId)} className={s.description}>
          {description}
        </View>
      ) : null}
      {error ? (
        <View id={errorId} className={s.error} role="alert">
          {error}
        </View>
      ) : null}
    </View>
  )
}

export function TextField({ error, description, isRequired, trailing, isStacked, ...input }: TextFieldProps) {
  const id = useId()
  const errorId = `${id}e`
  return (
    <Field
      label={input.label}
      error={error}
      errorId={errorId}
      description={description}
      isRequired={isRequired}
      trailing={trailing}
      isStacked={isStacked}
    >
      <InputElement
        {...input}
        id={id}
        className={s.input}
        errorId={error ? errorId : undefined}
        describedBy={describedBy(errorId, { error, description, isRequired })}
      />
    </Field>
  )
}

/** Lines that a text takes in about the width of a phone. */
const LINE_LENGTH = 30
const MAX_LINES = 6
const DEFAULT_ROWS = 3
const lineCount = (text: string): number =>
  Math.min(
    MAX_LINES,
    text.split('\n').reduce((count, line) => count + Math.max(1, Math.ceil(textLength(line) / LINE_LENGTH)), 0),
  )

export function TextArea({
  error,
  description,
  isRequired,
  trailing,
  isLine = false,
  isStacked = !isLine,
  max,
  ...area
}: TextAreaProps) {
  const id = useId()
  const errorId = `${id}e`
  return (
    <Field
      label={area.label}
      error={error}
      errorId={errorId}
      description={description}
      isRequired={isRequired}
      trailing={trailing}
      isStacked={isStacked}
      tall
    >
      <TextareaElement
        {...area}
        id={id}
        rows={isLine ? lineCount(area.value) : DEFAULT_ROWS}
        fit={max === undefined ? undefined : (text) => fitText(text, max)}
        className={cx(s.input, isLine ? s.grow : s.area)}
        errorId={error ? errorId : undefined}
        describedBy={describedBy(errorId, { error, description, isRequired })}
      />
      {max === undefined || (isLine && area.value === '') ? null : (
        <Counter usedCount={textLength(area.value)} max={max} />
      )}
    </Field>
  )
}

/** A counter of a text area's used characters. Screen readers get it as a sentence. */
function Counter({ usedCount, max }: { readonly usedCount: number; readonly max: number }) {
  const t = useT()
  return (
    <View
      className={cx(s.counter, usedCount >= max && s.full)}
      role="note"
      aria-label={t('input.count', { n: usedCount, max })}
    >
      {`${usedCount}/${max}`}
    </View>
  )
}
