import type { PageModule } from '@storefront/contract/entities/content/page'
import { create } from 'zustand'
import type { FromEditor } from '@/platform/preview-frame/types'
import type { ModuleConfig } from '../types'

/** What an editor sent of a module. */
export type PreviewChange = Pick<Extract<FromEditor, { type: 'config' }>, 'config' | 'style' | 'name'>

interface Live {
  readonly module: PageModule
  /** What it is drawn from, for its further items; null for the stored one. */
  readonly change: PreviewChange | null
  /** Rises with each change. */
  readonly revision: number
}

interface PreviewState {
  /** An editor frames this page and is heard. */
  readonly isOn: boolean
  /** Modules as the editor has them just now, by id. */
  readonly live: Readonly<Record<number, Live>>
  readonly selected: number | null
  /** Tells the editor that a module's button was pressed. */
  readonly edit: (module: number) => void
}

/** What a preview's editor lays over the page; outside a preview frame nothing. */
export const usePreview = create<PreviewState>()(() => ({ isOn: false, live: {}, selected: null, edit: () => {} }))

/** A module as it is drawn: the stored one, or the editor's. */
export function usePreviewModule(stored: PageModule): Live {
  const live = usePreview((state) => state.live[stored.id])
  return live ?? { module: stored, change: null, revision: 0 }
}

/** Whether a module with nothing to show goes without a trace (default); one that is being edited stays. */
export function useHidesWhenEmpty({ show_empty }: ModuleConfig): boolean {
  const isOn = usePreview((state) => state.isOn)
  return show_empty !== true && !isOn
}

/** Draws a module as the editor has it. */
export function setPreviewModule(module: PageModule, change: PreviewChange): void {
  usePreview.setState(({ live }) => ({ live: { ...live, [module.id]: { module, change, revision: (live[module.id]?.revision ?? 0) + 1 } } }))
}
