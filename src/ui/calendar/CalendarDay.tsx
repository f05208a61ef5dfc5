import { Text } from '@tarojs/components'
import { useEffect, useId, useRef } from 'react'
import { useT } from '@/i18n'
import { cx } from '@/lib/text'
import { Pressable } from '@/platform/elements/pressable'
import { focusOn } from '@/platform/focus'
import s from './Calendar.module.scss'
import { partsOf } from './calendar-dates'

interface CalendarDayProps {
  readonly date: string
  /** Empty for none. */
  readonly note: string
  readonly spokenNote: string
  readonly checked: boolean
  readonly disabled: boolean
  /** The tab key enters the calendar here. */
  readonly isTabStop: boolean
  /** A key led here: it takes the focus, once it stands there, and says so. */
  readonly isFocusDue: boolean
  readonly onFocused: () => void
  readonly onTap: () => void
}

/** A day's button over the whole of its cell, named by its full date: NutUI's cells have no role, name or keyboard. */
export function CalendarDay({
  date,
  note,
  spokenNote,
  checked,
  disabled,
  isTabStop,
  isFocusDue,
  onFocused,
  onTap,
}: CalendarDayProps) {
  const t = useT()
  const id = useId()
  const latest = useRef(onFocused)
  latest.current = onFocused
  useEffect(() => {
    if (!isFocusDue) return
    focusOn(id)
    latest.current()
  }, [isFocusDue, id])
  const parts = partsOf(date)
  const name = t('calendar.day', { year: parts.year, month: parts.month, day: parts.date })
  return (
    <>
      <Pressable
        id={id}
        isTabStop={isTabStop}
        className={cx(s.day, checked && s.on, disabled && s.off, note !== '' && s.noted)}
        label={spokenNote ? `${name} ${spokenNote}` : name}
        checked={checked}
        disabled={disabled}
        onTap={onTap}
      >
        <Text>{parts.date}</Text>
      </Pressable>
      {/* Beside the button, whose name has it already. */}
      {note ? (
        <Text className={cx(s.note, checked && s.noteOn)} aria-hidden>
          {note}
        </Text>
      ) : null}
    </>
  )
}
