/** Brings two people's changes of one page together, by module id. */
import { isEqual } from './json'
import { denormalize, normalize } from './normalize'
import type { DocumentState, ModuleDocument, ModuleId, PageDocument } from './types'

/**
 * Something that both changed, each to something else: a module, the title or the settings. Null is a module that was
 * taken away.
 */
export type MergeConflict =
  | { readonly part: ModuleId; readonly mine: ModuleDocument | null; readonly theirs: ModuleDocument | null }
  | { readonly part: 'title'; readonly mine: string; readonly theirs: string }
  | { readonly part: 'settings'; readonly mine: DocumentState['settings']; readonly theirs: DocumentState['settings'] }

export interface Merge {
  /** Both sides' changes; mine where there is a conflict. */
  readonly merged: PageDocument
  readonly conflicts: readonly MergeConflict[]
}

/** One value of three: mine where I alone changed it or both did, else theirs. */
function mergeValue<T>(base: T, mine: T, theirs: T): { value: T; isConflict: boolean } {
  if (isEqual(mine, theirs) || isEqual(base, mine)) return { value: theirs, isConflict: false }
  return { value: mine, isConflict: !isEqual(base, theirs) }
}

/** A module that one side has and the other has not goes behind the one that it follows there. */
function withInsertions(order: readonly ModuleId[], others: readonly ModuleId[]): ModuleId[] {
  return others.reduce<ModuleId[]>(
    (result, id, index) => {
      if (result.includes(id)) return result
      const place = index === 0 ? 0 : result.indexOf(others[index - 1] as ModuleId) + 1
      return [...result.slice(0, place), id, ...result.slice(place)]
    },
    [...order],
  )
}

/** My order where I moved a module, else theirs; what the other side inserted stays beside its neighbour. */
function mergeOrder(base: DocumentState, mine: DocumentState, theirs: DocumentState): readonly ModuleId[] {
  const common = (state: DocumentState) =>
    state.order.filter((id) => base.modules[id] && mine.modules[id] && theirs.modules[id])
  const isMine = !isEqual(common(mine), common(base))
  return isMine ? withInsertions(mine.order, theirs.order) : withInsertions(theirs.order, mine.order)
}

/** Returns the merge of `mine` and `theirs`, both made from `base`. */
export function mergeDocuments(base: PageDocument, mine: PageDocument, theirs: PageDocument): Merge {
  const [before, own, other] = [normalize(base), normalize(mine), normalize(theirs)]
  const ids = new Set([...own.order, ...other.order, ...before.order])
  const moduleIn = (state: DocumentState, id: ModuleId) => state.modules[id] ?? null
  const modules = [...ids].map((id) => ({
    id,
    ...mergeValue(moduleIn(before, id), moduleIn(own, id), moduleIn(other, id)),
  }))
  const title = mergeValue(before.title, own.title, other.title)
  const settings = mergeValue(before.settings, own.settings, other.settings)
  const present = new Map(modules.flatMap(({ id, value }) => (value ? [[id, value]] : [])))
  const conflicts: MergeConflict[] = [
    ...(title.isConflict ? [{ part: 'title' as const, mine: own.title, theirs: other.title }] : []),
    ...(settings.isConflict ? [{ part: 'settings' as const, mine: own.settings, theirs: other.settings }] : []),
    ...modules.flatMap(({ id, isConflict }) =>
      isConflict ? [{ part: id, mine: moduleIn(own, id), theirs: moduleIn(other, id) }] : [],
    ),
  ]
  const state = {
    title: title.value,
    settings: settings.value,
    order: mergeOrder(before, own, other).filter((id) => present.has(id)),
    modules: Object.fromEntries(present),
  }
  return { merged: denormalize(state), conflicts }
}

/** The merged document with their side of the conflicts that `choices` name. */
export function settleConflicts(
  { merged, conflicts }: Merge,
  theirs: PageDocument,
  choices: ReadonlySet<MergeConflict['part']>,
): PageDocument {
  const state = normalize(merged)
  const modules: Record<ModuleId, ModuleDocument> = { ...state.modules }
  for (const { part, theirs: value } of conflicts) {
    if (typeof part !== 'number' || !choices.has(part)) continue
    if (value) modules[part] = value as ModuleDocument
    else delete modules[part]
  }
  return denormalize({
    title: choices.has('title') ? theirs.title : state.title,
    settings: choices.has('settings') ? theirs.settings : state.settings,
    order: withInsertions(
      state.order,
      theirs.modules.map(({ id }) => id),
    ).filter((id) => modules[id]),
    modules,
  })
}
