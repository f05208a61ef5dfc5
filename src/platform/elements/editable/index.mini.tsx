import type { EditableProps } from '@/platform/elements/types'

/** Nobody edits in a mini-program. */
export const Editable = ({ children }: EditableProps) => <>{children}</>
