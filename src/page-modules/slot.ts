import type { ModuleProps, ModuleRenderer } from './types'

/** The props of a module's place on its page. */
export interface SlotProps extends Omit<ModuleProps, 'items' | 'count'> {
  readonly renderer: ModuleRenderer
  /** Rises with each change of a live preview; 0 outside one. */
  readonly revision: number
  /** The last module of its page. */
  readonly last: boolean
}
