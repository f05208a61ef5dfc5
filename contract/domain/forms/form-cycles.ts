import { referencesOf } from './conditions'
import type { FieldSchema } from './form'

/** A field of a schema that is being read, and the names that lead to it and to what `./` means there. */
export interface ConditionalField {
  readonly path: readonly string[]
  readonly scope: readonly string[]
  readonly field: FieldSchema & { visible?: FieldSchema['visible'] }
}

const nameOf = (path: readonly string[]): string => path.join('.')

/** Returns a path and the paths around it, because a hidden object hides its fields. */
const chainOf = (path: readonly string[]): string[] => path.map((_, index) => nameOf(path.slice(0, index + 1)))

/** Returns the fields that decide whether a field is shown. */
function dependenciesOf({ path, scope, field }: ConditionalField): string[] {
  const references = field.visible ? referencesOf(field.visible) : []
  const read = references.flatMap((reference) =>
    chainOf(reference.startsWith('./') ? [...scope, ...reference.slice(2).split('.')] : reference.split('.')),
  )
  return [...read, ...chainOf(path.slice(0, -1))]
}

function isReachable(name: string, start: readonly string[], edges: ReadonlyMap<string, readonly string[]>): boolean {
  const visitedNames = new Set<string>()
  const open = [...start]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (next === name) return true
    if (visitedNames.has(next)) continue
    visitedNames.add(next)
    open.push(...(edges.get(next) ?? []))
  }
  return false
}

/**
 * Takes the conditions away that depend on themselves, each of a circle: which of them should hold first cannot be
 * said, so their fields are always shown.
 */
export function dropCycles(fields: readonly ConditionalField[]): void {
  const edges = new Map(fields.map((one) => [nameOf(one.path), dependenciesOf(one)]))
  const circular = fields.filter(
    (one) => one.field.visible && isReachable(nameOf(one.path), dependenciesOf(one), edges),
  )
  for (const { field } of circular) delete field.visible
}
