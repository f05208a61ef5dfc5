import type { EditableProps } from '@/platform/elements/types'

/** Mini-programs have no editing. */
export const Editable = ({ children }: EditableProps) => <>{children}</>
