import type { EditableProps } from '../../types'

/** Nobody edits in a mini-program. */
export const Editable = ({ children }: EditableProps) => <>{children}</>
