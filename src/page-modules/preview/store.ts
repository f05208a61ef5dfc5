import type { MobilePage, PageModule } from '@storefront/contract/entities/content/page'
import type { ComponentType, ReactNode } from 'react'
import { create } from 'zustand'
import type { ModuleRect } from '@/platform/preview-frame/types'
import type { ModuleConfig } from '../types'

/** The slice of a list that is read. */
export interface Slice {
  readonly tab: number
  readonly offset: number
  readonly limit: number
}

/** A module as it is drawn in a preview. */
export interface Live {
  readonly module: PageModule
  /** Reads further items of what is drawn; null for the stored module. */
  readonly loadItems: ((slice: Slice) => Promise<unknown>) | null
  /** Rises with each change. */
  readonly revision: number
}

/** A module with the edit button around it. */
export type ModuleFrame = ComponentType<{ readonly module: PageModule; readonly children: ReactNode }>

interface PreviewState {
  /** Drawn around modules that may be edited; null unless an editor frames this page and is heard. */
  readonly Frame: ModuleFrame | null
  /** Modules as the editor has them just now, by id. */
  readonly live: Readonly<Record<number, Live>>
  /** The whole page as a builder of version 2 has it; null shows what visitors see, with what is live over it. */
  readonly draft: MobilePage | null
  readonly selected: number | null
  /** Tells the editor that a module's button was pressed. */
  readonly edit: (module: number) => void
  /** Tells a builder of version 2 where the pointer is, and what it pressed. */
  readonly point: ((module: number) => (kind: 'hover' | 'leave' | 'click', rect: ModuleRect) => void) | null
}

/** The editing overlay of a preview's editor; outside a preview frame it is off. */
export const usePreview = create<PreviewState>()(() => ({
  Frame: null,
  live: {},
  draft: null,
  selected: null,
  edit: () => {},
  point: null,
}))

/** Returns a module as it is drawn: the stored one, or the editor's. */
export function usePreviewModule(stored: PageModule): Live {
  const live = usePreview((state) => state.live[stored.id])
  return live ?? { module: stored, loadItems: null, revision: 0 }
}

/** Whether a module with nothing to show goes without a trace (default); one that is being edited stays. */
export function useHidesWhenEmpty({ show_empty }: ModuleConfig): boolean {
  const isEdited = usePreview((state) => state.Frame !== null)
  return show_empty !== true && !isEdited
}
