import { useId } from 'react'
import { KeyGroup } from '@/platform/elements/key-group'
import { focusOn } from '@/platform/focus'
import type { RadioKeysProps } from './radio.types'

/** The steps of the keys among radios (WAI-ARIA, radio group). */
const STEPS: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowUp: (index) => Math.max(index - 1, 0),
  ArrowLeft: (index) => Math.max(index - 1, 0),
  ArrowDown: (index, last) => Math.min(index + 1, last),
  ArrowRight: (index, last) => Math.min(index + 1, last),
  Home: () => 0,
  End: (_, last) => last,
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
