import type { FunctionComponent } from 'react'
import type { DateInputProps } from '@/platform/elements/types'

/** The vendor's wheel. There is none on H5, where a day is chosen by its parts (src/ui/controls/MomentInput.tsx). */
export declare const DateInput: FunctionComponent<DateInputProps>
