import type { MobilePage, PageModule } from '@storefront/contract/entities/content/page'
import { useMemo } from 'react'
import { create } from 'zustand'
import type { ModuleRect } from '@/platform/preview-frame/types'
import type { ModuleConfig } from '../types'

/** Which of a list's items are read. */
export interface Slice {
  readonly tab: number
  readonly offset: number
  readonly limit: number
}

interface Live {
  readonly module: PageModule
  /** Reads further items of what is drawn; null for the stored module. */
  readonly loadItems: ((slice: Slice) => Promise<unknown>) | null
  /** Rises with each change. */
  readonly revision: number
}

/** A page as its builder has it (version 2): in the order in which it is drawn. */
interface DraftPage {
  readonly title: string
  readonly order: readonly number[]
}

interface PreviewState {
  /** An editor frames this page and is heard. */
  readonly isOn: boolean
  /** Modules as the editor has them just now, by id. */
  readonly live: Readonly<Record<number, Live>>
  /** The whole page as a builder of version 2 has it; null shows what visitors see, with what is live over it. */
  readonly draft: DraftPage | null
  readonly selected: number | null
  /** Tells the editor that a module's button was pressed. */
  readonly edit: (module: number) => void
  /** Tells a builder of version 2 where the pointer is, and what it pressed. */
  readonly point: ((kind: 'hover' | 'leave' | 'click', module: number, rect: ModuleRect) => void) | null
}

/** What a preview's editor lays over the page; outside a preview frame nothing. */
export const usePreview = create<PreviewState>()(() => ({ isOn: false, live: {}, draft: null, selected: null, edit: () => {}, point: null }))

/** A module as it is drawn: the stored one, or the editor's. */
export function usePreviewModule(stored: PageModule): Live {
  const live = usePreview((state) => state.live[stored.id])
  return live ?? { module: stored, loadItems: null, revision: 0 }
}

/** A page that a builder has and no visitor sees yet. */
const NEW_PAGE: MobilePage = { id: 0, slug: '', title: '', code: 200, modules: [], subpages: [], sub: null }

/** A page as it is drawn: the stored one, or the builder's draft, of which a module appears once it is rendered. */
export function usePreviewPage(stored: MobilePage | undefined): MobilePage | undefined {
  const draft = usePreview((state) => state.draft)
  const live = usePreview((state) => (state.draft ? state.live : null))
  return useMemo(() => {
    if (!draft || !live) return stored
    const modules = draft.order.flatMap((id) => live[id]?.module ?? [])
    return { ...(stored ?? NEW_PAGE), title: draft.title, modules }
  }, [stored, draft, live])
}

/** Whether a module with nothing to show goes without a trace (default); one that is being edited stays. */
export function useHidesWhenEmpty({ show_empty }: ModuleConfig): boolean {
  const isOn = usePreview((state) => state.isOn)
  return show_empty !== true && !isOn
}

/** Draws modules as the editor has them. */
export function setPreviewModules(changes: readonly Omit<Live, 'revision'>[]): void {
  usePreview.setState(({ live }) => {
    const next = { ...live }
    for (const change of changes) next[change.module.id] = { ...change, revision: (live[change.module.id]?.revision ?? 0) + 1 }
    return { live: next }
  })
}
