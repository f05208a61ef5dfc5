import { type ReactNode, useId } from 'react'
import { KeyGroup } from '@/platform/elements/key-group'
import type { PressableProps } from '@/platform/elements/types'
import { focusOn } from '@/platform/focus'

/** The steps of the keys among radios (WAI-ARIA, radio group). */
const STEPS: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowUp: (index) => Math.max(index - 1, 0),
  ArrowLeft: (index) => Math.max(index - 1, 0),
  ArrowDown: (index, last) => Math.min(index + 1, last),
  ArrowRight: (index, last) => Math.min(index + 1, last),
  Home: () => 0,
  End: (_, last) => last,
}

/** The part of a radio's properties that the group knows. */
export type RadioProps = Pick<PressableProps, 'id' | 'role' | 'checked' | 'isTabStop' | 'onTap'>

interface RadioKeysProps {
  readonly label: string
  readonly describedBy?: string
  readonly className?: string
  readonly values: readonly number[]
  /** One of `values`; any other number while none is chosen. */
  readonly value: number
  readonly onChange: (value: number) => void
  readonly renderRadio: (value: number, radio: RadioProps) => ReactNode
}

/** One of several numbers. The tab key enters the radios once; the arrows choose the one before or after. */
export function RadioKeys({ label, describedBy, className, values, value, onChange, renderRadio }: RadioKeysProps) {
  const id = useId()
  const chosenIndex = values.indexOf(value)
  const moveBy = (key: string): boolean => {
    const step = STEPS[key]
    const next = step && values[step(chosenIndex, values.length - 1)]
    if (next === undefined) return false
    onChange(next)
    focusOn(id + next)
    return true
  }
  return (
    <KeyGroup role="radiogroup" label={label} describedBy={describedBy} className={className} onKey={moveBy}>
      {values.map((one, index) =>
        renderRadio(one, {
          id: id + one,
          role: 'radio',
          checked: one === value,
          isTabStop: index === Math.max(chosenIndex, 0),
          onTap: () => onChange(one),
        }),
      )}
    </KeyGroup>
  )
}
