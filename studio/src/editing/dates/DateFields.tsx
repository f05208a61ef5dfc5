import { utcDate } from '@storefront/contract/domain/dayjs'
import { currentDateFormats, useT } from '../../i18n'
import { usePicker } from './picker-config'

interface DateFieldProps {
  readonly id?: string
  readonly 'aria-label'?: string
  readonly value?: string | null
  readonly onChange?: (value: string) => void
  /** First and last day that can be chosen, as YYYY-MM-DD. */
  readonly min?: string
  readonly max?: string
  /** Default the form in which a date is typed. */
  readonly placeholder?: string
}

/**
 * Forms in which a date can be typed, beside that of the user's language. All figures are there in each, because a text
 * is taken as soon as it is a date.
 */
const TYPED_DAYS = ['YYYY-MM-DD', 'YYYY/MM/DD', 'YYYY.MM.DD', 'YYYYMMDD']
const TYPED_TIMES = ['HH:mm', 'HH.mm']
const DAY = 'YYYY-MM-DD'
const MOMENT = 'YYYY-MM-DDTHH:mm'
const typedMoments = TYPED_DAYS.flatMap((day) => TYPED_TIMES.flatMap((time) => [`${day} ${time}`, `${day}T${time}`]))

interface FieldProps extends DateFieldProps {
  readonly stored: string
  readonly shown: string
  readonly accepts: readonly string[]
  readonly hasTime: boolean
}

/** A field of a date of the site's calendar. Its value is local text, '' for none. */
function Field({ value, onChange, min, max, placeholder, stored, shown, accepts, hasTime, ...props }: FieldProps) {
  const t = useT()
  const Picker = usePicker()
  return (
    <Picker
      {...props}
      value={value ? utcDate(value) : null}
      onChange={(date) => onChange?.(date ? date.format(stored) : '')}
      // It hears of a typed date at once, as a form expects; onChange waits for the field to be left.
      onCalendarChange={(date) => {
        if (date && !Array.isArray(date)) onChange?.(date.format(stored))
      }}
      format={[shown, ...accepts]}
      showTime={hasTime && { format: 'HH:mm' }}
      needConfirm={false}
      minDate={min ? utcDate(min) : undefined}
      maxDate={max ? utcDate(max) : undefined}
      placeholder={placeholder ?? t(hasTime ? 'frame.momentHint' : 'frame.dateHint')}
      style={{ width: '100%', maxWidth: hasTime ? 280 : 220 }}
    />
  )
}

/** A day with its weekday; the value is `2026-03-01`, '' for none. */
export function DateField(props: DateFieldProps) {
  return <Field {...props} stored={DAY} shown={currentDateFormats().dayField} accepts={TYPED_DAYS} hasTime={false} />
}

/** A local time of the site with its weekday; the value is `2026-03-01T09:30`, '' for none. */
export function DateTimeField(props: DateFieldProps) {
  return <Field {...props} stored={MOMENT} shown={currentDateFormats().momentField} accepts={typedMoments} hasTime />
}

/** A time of the day; the value is `09:30`, '' for none. */
export function TimeField({ value, onChange, ...props }: Omit<DateFieldProps, 'min' | 'max'>) {
  const { TimePicker } = usePicker()
  return (
    <TimePicker
      {...props}
      value={value ? utcDate(`2023-01-01T${value}`) : null}
      onChange={(time) => onChange?.(time && !Array.isArray(time) ? time.format('HH:mm') : '')}
      onCalendarChange={(time) => {
        if (time && !Array.isArray(time)) onChange?.(time.format('HH:mm'))
      }}
      format={TYPED_TIMES}
      needConfirm={false}
      style={{ width: 120 }}
    />
  )
}
