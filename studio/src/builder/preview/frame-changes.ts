import { isEqual } from '../document/json'
import type { DocumentState, ModuleDocument, ModuleId } from '../document/types'
import type { DraftMessage } from './frame-protocol'

/** A whole document, as a page is given it first. */
export function loadMessage({ title, order, modules }: DocumentState): DraftMessage {
  return { type: 'load', title, modules: order.flatMap((id) => modules[id] ?? []) }
}

const isHidingAlone = (before: ModuleDocument, after: ModuleDocument): boolean =>
  before.hidden !== after.hidden && isEqual({ ...before, hidden: after.hidden }, after)

/** Returns the messages about a module that both documents have. */
function moduleMessages(before: ModuleDocument, after: ModuleDocument): DraftMessage[] {
  if (before === after) return []
  return isHidingAlone(before, after)
    ? [{ type: 'hide', module: after.id, hidden: after.hidden }]
    : [{ type: 'change', module: after }]
}

/** The longest part of `order` that stands in the order of `target`: those modules need no move. */
function steadyIds(order: readonly ModuleId[], target: readonly ModuleId[]): ReadonlySet<ModuleId> {
  const places = order.map((id) => target.indexOf(id))
  const chains: { length: number; previous: number }[] = []
  for (const [index, place] of places.entries()) {
    let best = { length: 1, previous: -1 }
    for (let i = 0; i < index; i++) {
      const length = (chains[i]?.length ?? 0) + 1
      if ((places[i] ?? 0) < place && length > best.length) best = { length, previous: i }
    }
    chains.push(best)
  }
  const steady = new Set<ModuleId>()
  let last = chains.reduce(
    (best, { length }, index) => (length > (chains[best]?.length ?? 0) ? index : best),
    chains.length > 0 ? 0 : -1,
  )
  while (last >= 0) {
    steady.add(order[last] as ModuleId)
    last = chains[last]?.previous ?? -1
  }
  return steady
}

/**
 * The fewest moves, and the insertions, that turn one order into another: each puts a module behind the one that it
 * follows.
 */
function orderMessages(order: readonly ModuleId[], target: DocumentState): DraftMessage[] {
  const current = [...order]
  const steady = steadyIds(order, target.order)
  return target.order.flatMap((id, position): DraftMessage[] => {
    const module = target.modules[id]
    if (!module || steady.has(id)) return []
    const place = current.indexOf(id)
    if (place >= 0) current.splice(place, 1)
    const index = position === 0 ? 0 : current.indexOf(target.order[position - 1] as ModuleId) + 1
    current.splice(index, 0, id)
    return [place < 0 ? { type: 'insert', module, index } : { type: 'move', module: id, index }]
  })
}

/** Returns the messages that turn the preview of one document into that of another; none if both are the same. */
export function frameChanges(before: DocumentState, after: DocumentState): DraftMessage[] {
  const removals = before.order.filter((id) => !after.modules[id])
  const rest = before.order.filter((id) => after.modules[id])
  const changes = rest.flatMap((id) => {
    const [from, to] = [before.modules[id], after.modules[id]]
    return from && to ? moduleMessages(from, to) : []
  })
  return [
    ...(before.title === after.title ? [] : [{ type: 'page' as const, title: after.title }]),
    ...removals.map((module) => ({ type: 'remove' as const, module })),
    ...orderMessages(rest, after),
    ...changes,
  ]
}
