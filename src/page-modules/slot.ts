import type { ModuleProps, ModuleRenderer } from './types'

/** What a module's place on its page knows. */
export interface SlotProps extends Omit<ModuleProps, 'items' | 'count'> {
  readonly renderer: ModuleRenderer
  /** Rises with each change of a live preview; 0 outside one. */
  readonly revision: number
  /** The last module of its page. */
  readonly last: boolean
}
