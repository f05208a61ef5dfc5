import { Text } from '@tarojs/components'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useT } from '@/i18n'
import { pastDayText, planText } from '@/i18n/plan-text'
import { Pressable } from '@/platform/elements/pressable'
import type { DateInputProps } from '@/platform/elements/types'
import { focusOn } from '@/platform/focus'
import { Sheet } from '@/ui/overlay/Sheet'

/** Loaded with the first field that is opened: most visitors fill in none. */
const Columns = lazy(() => import('./MomentColumns').then((module) => ({ default: module.MomentColumns })))

/** A button that shows the chosen moment and opens columns to choose it: browsers' own fields differ, and speak theirs. */
export function MomentInput({
  id,
  kind,
  value,
  isPast,
  min,
  max,
  label,
  placeholder,
  describedBy,
  disabled,
  className,
  focusRequestId = 0,
  onChange,
}: DateInputProps) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    if (focusRequestId > 0) focusOn(id)
  }, [focusRequestId, id])
  const display = (isPast && value ? pastDayText(t, value) : planText(t, value)) || placeholder
  const pick = (text: string) => {
    setOpen(false)
    onChange(text)
    focusOn(id)
  }
  return (
    <>
      <Pressable
        id={id}
        className={className}
        label={`${label} ${display}`}
        expanded={isOpen}
        disabled={disabled}
        describedBy={describedBy}
        onTap={() => setOpen(true)}
      >
        <Text>{display}</Text>
      </Pressable>
      <Sheet open={isOpen} title={label} onClose={() => setOpen(false)}>
        <Suspense>
          <Columns kind={kind} value={value} min={min} max={max} onPick={pick} />
        </Suspense>
      </Sheet>
    </>
  )
}
