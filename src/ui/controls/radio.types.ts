import type { ReactNode } from 'react'
import type { PressableProps } from '@/platform/elements/types'

/** The part of a radio's properties that the group knows. */
type RadioProps = Pick<PressableProps, 'id' | 'role' | 'checked' | 'isTabStop' | 'onTap'>

export interface RadioKeysProps {
  readonly label: string
  readonly describedBy?: string
  readonly className?: string
  readonly values: readonly number[]
  /** One of `values`; any other number while none is chosen. */
  readonly value: number
  readonly onChange: (value: number) => void
  readonly renderRadio: (value: number, radio: RadioProps) => ReactNode
}
