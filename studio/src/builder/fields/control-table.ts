import { type ComponentType, createContext, useContext } from 'react'
import type { Path } from '../document/types'
import type { FieldKind } from './kinds'
import type { Schema } from './schema'

/** The value that a control edits. */
export interface FieldProps {
  readonly label: string
  readonly schema: Schema
  readonly path: Path
  /** It may not be empty. */
  readonly isRequired: boolean
}

/** Controls by the kind of a field. A context, because controls of lists and groups hold fields themselves. */
export const ControlTable = createContext<Partial<Record<FieldKind, ComponentType<FieldProps>>>>({})
export const useControl = (kind: FieldKind): ComponentType<FieldProps> | undefined => useContext(ControlTable)[kind]
