import { useMemo } from 'react'
import { useDrafts } from '@/state/drafts'
import type { ModuleItem } from '../types'

/** Returns the drafts on this device as items of a module (spec 3, note.localdraftmodule). */
export function useDraftItems(): readonly ModuleItem[] {
  const drafts = useDrafts()
  return useMemo(() => drafts.map((draft) => ({ ...draft, ctype: 'note.draft' })), [drafts])
}
