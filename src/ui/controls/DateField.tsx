import { type DateTimeKind, dateTimeViolation } from '@storefront/contract/domain/date-time'
import { useId } from 'react'
import { type Translate, useT } from '@/i18n'
import { Pressable } from '@/platform/elements/pressable'
import { cx } from '@/lib/text'
import s from './DateField.module.scss'
import { MomentInput } from './MomentInput'
import { Icon } from '@/ui/display/Icon'
import { describedBy, Field } from './TextField'
import field from './TextField.module.scss'

export interface DateFieldProps {
  readonly kind: DateTimeKind
  readonly label: string
  /** `YYYY-MM-DD`, `HH:mm` or `YYYY-MM-DD HH:mm`; empty while nothing is chosen. */
  readonly value: string
  readonly onChange: (text: string) => void
  /** Bounds of the same kind, included. */
  readonly min?: string
  readonly max?: string
  readonly placeholder?: string
  /** A further error; the field itself reports a value that is no moment or out of bounds. */
  readonly error?: string | null
  readonly isRequired?: boolean
  readonly description?: string
  /** Label above: it is long. */
  readonly isStacked?: boolean
  /** A day of the past, shown without its weekday. */
  readonly isPast?: boolean
  /** It may be emptied again. */
  readonly clearable?: boolean
  readonly focusRequestId?: number
}

interface Bounds {
  readonly min?: string
  readonly max?: string
}

/** Words for what is wrong with a chosen moment, or null. */
export function dateTimeError(
  t: Translate,
  kind: DateTimeKind,
  text: string,
  { min = '', max = '' }: Bounds,
): string | null {
  const violation = dateTimeViolation(kind, text, { min: min || undefined, max: max || undefined })
  if (violation === 'early') return t('form.early', { moment: min })
  if (violation === 'late') return t('form.late', { moment: max })
  return violation && t(`form.${kind}`)
}

/** A day, a time or both, chosen by its parts. */
export function DateField({
  kind,
  label,
  value,
  onChange,
  min,
  max,
  placeholder,
  error,
  isRequired,
  description,
  isStacked,
  isPast,
  clearable,
  focusRequestId,
}: DateFieldProps) {
  const t = useT()
  const id = useId()
  const errorId = `${id}e`
  const message = dateTimeError(t, kind, value, { min, max }) ?? error
  const clear = clearable && value !== '' && (
    <Pressable className={s.clear} label={`${t('common.clear')} ${label}`} onTap={() => onChange('')}>
      <Icon name="close" size={16} />
    </Pressable>
  )
  return (
    <Field
      label={label}
      error={message}
      errorId={errorId}
      description={description}
      isRequired={isRequired}
      isStacked={isStacked}
      trailing={clear}
    >
      <MomentInput
        id={id}
        kind={kind}
        value={value}
        isPast={isPast}
        min={min}
        max={max}
        label={label}
        placeholder={placeholder ?? t('common.choose')}
        errorId={message ? errorId : undefined}
        describedBy={describedBy(errorId, { error: message, description, isRequired })}
        className={cx(field.input, s.input, !value && s.none)}
        focusRequestId={focusRequestId}
        onChange={onChange}
      />
    </Field>
  )
}
