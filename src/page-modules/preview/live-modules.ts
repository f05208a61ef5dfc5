import { type Live, usePreview } from './store'

/** Draws modules as the editor has them. */
export function setPreviewModules(changes: readonly Omit<Live, 'revision'>[]): void {
  usePreview.setState(({ live }) => {
    const next = { ...live }
    for (const change of changes)
      next[change.module.id] = { ...change, revision: (live[change.module.id]?.revision ?? 0) + 1 }
    return { live: next }
  })
}
