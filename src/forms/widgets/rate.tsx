import { SCORE_MAX } from '@storefront/contract/domain/forms/form-limits'
import { useId } from 'react'
import { Rate } from '@/ui/controls/Rate'
import { describedBy, Field } from '@/ui/controls/TextField'
import type { Widget, WidgetProps } from '../types'
import { useControl } from './control'

/** A score in stars, from the field's minimum on. */
function RateWidget(props: WidgetProps<number | null>) {
  const { field, value, onChange } = props
  const { placeholder: _, ...control } = useControl(props)
  const errorId = `${useId()}e`
  const { minimum = 1, maximum = SCORE_MAX } = field
  const scores = Array.from({ length: maximum - minimum + 1 }, (_one, index) => minimum + index)
  return (
    <Field {...control} errorId={errorId} isStacked>
      <Rate
        label={field.title}
        scores={scores}
        score={value ?? 0}
        describedBy={describedBy(errorId, control)}
        onChange={onChange}
      />
    </Field>
  )
}

export const rate: Widget<number | null> = {
  empty: null,
  parse: (raw) => (typeof raw === 'number' && Number.isInteger(raw) ? raw : null),
  Component: RateWidget,
}
