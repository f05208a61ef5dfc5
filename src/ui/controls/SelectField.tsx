import { useState } from 'react'
import { type Option, OptionSheet } from '@/ui/overlay/OptionSheet'
import { PickField } from './PickField'

export interface SelectFieldProps {
  readonly label: string
  readonly options: readonly Option[]
  /** Empty while nothing is chosen. */
  readonly value: string
  readonly onChange: (value: string) => void
  readonly placeholder?: string
  readonly error?: string | null
  readonly isRequired?: boolean
  readonly description?: string
  readonly isStacked?: boolean
}

/** One of several options, chosen in a sheet. */
export function SelectField({
  label,
  options,
  value,
  onChange,
  placeholder,
  error,
  isRequired,
  description,
  isStacked,
}: SelectFieldProps) {
  const [open, setOpen] = useState(false)
  const chosenLabel = options.find((option) => option.value === value)?.label
  return (
    <>
      <PickField
        label={label}
        chosenText={chosenLabel}
        placeholder={placeholder}
        error={error}
        isRequired={isRequired}
        description={description}
        isStacked={isStacked}
        isOpen={open}
        onOpen={() => setOpen(true)}
      />
      <OptionSheet
        open={open}
        title={label}
        options={options}
        value={value}
        onClose={() => setOpen(false)}
        onPick={(newValue) => {
          onChange(newValue)
          setOpen(false)
        }}
      />
    </>
  )
}
