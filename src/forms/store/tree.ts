import { type FieldSchema, type FormSchema, isItemList } from '@storefront/contract/domain/forms/form'
import { getOwn } from '@storefront/contract/domain/get-own'
import { randomId } from '@/lib/hash'

/**
 * The items of a list under ids that stay with them: what was typed in one is found by its id, whatever is added, moved
 * or deleted around it.
 */
export class Rows {
  constructor(
    readonly ids: readonly string[],
    readonly byId: Readonly<Record<string, unknown>>,
  ) {}
}

/**
 * Values of a form while it is filled in: records by names, lists as `Rows`, single values as their widgets have them.
 */
export type Tree = Readonly<Record<string, unknown>>
/** Names of fields and ids of items that lead to a value. */
export type TreePath = readonly string[]

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Reads a stored value of a field that is neither a form nor a list of items; its widget knows how. */
export type ParseField = (field: FieldSchema, raw: unknown) => unknown

/** Returns a value as it was stored or sent, as the form holds it. What no longer fits its field is empty. */
export function parseValue(field: FieldSchema, raw: unknown, parseField: ParseField): unknown {
  const { form, items } = field
  if (form) return parseTree(form, isTree(raw) ? raw : {}, parseField)
  if (!items || !isItemList(field)) return parseField(field, raw)
  const rows = (Array.isArray(raw) ? raw : []).map(
    (item) => [randomId(8), parseValue(items, item, parseField)] as const,
  )
  return new Rows(
    rows.map(([id]) => id),
    Object.fromEntries(rows),
  )
}

export function parseTree({ properties }: FormSchema, values: Tree, parseField: ParseField): Tree {
  const fields = Object.entries(properties).filter(([, { fault }]) => fault === undefined)
  return Object.fromEntries(fields.map(([name, field]) => [name, parseValue(field, getOwn(values, name), parseField)]))
}

/** Returns a form's values without ids. Objects that single widgets hold have no rows within. */
export function plainTree({ properties }: FormSchema, tree: Tree): Record<string, unknown> {
  return Object.fromEntries(Object.entries(tree).map(([name, value]) => [name, plainField(properties[name], value)]))
}

function plainField(field: FieldSchema | undefined, value: unknown): unknown {
  if (value instanceof Rows) return value.ids.map((id) => plainField(field?.items, value.byId[id]))
  return field?.form && isTree(value) ? plainTree(field.form, value) : value
}

const childOf = (node: unknown, part: string): unknown =>
  node instanceof Rows ? getOwn(node.byId, part) : isTree(node) ? getOwn(node, part) : undefined

export const valueAt = (tree: unknown, path: TreePath): unknown => path.reduce(childOf, tree)

/** Returns a tree with one value changed; all that does not lead there stays the same object. */
export function withValue(node: unknown, [part, ...rest]: TreePath, change: (value: unknown) => unknown): unknown {
  if (part === undefined) return change(node)
  if (node instanceof Rows) {
    // The item went while something (an upload) was still under way for it.
    if (getOwn(node.byId, part) === undefined) return node
    return new Rows(node.ids, { ...node.byId, [part]: withValue(node.byId[part], rest, change) })
  }
  const record = isTree(node) ? node : {}
  return { ...record, [part]: withValue(getOwn(record, part), rest, change) }
}

/** Returns a path with places in lists instead of ids; -1 for an item that has gone. */
export function indexedPath(tree: unknown, path: TreePath): (string | number)[] {
  let node = tree
  return path.map((part) => {
    const place = node instanceof Rows ? node.ids.indexOf(part) : part
    node = childOf(node, part)
    return place
  })
}

/** Returns the path by ids of one with places, as rules name it. */
export function treePathOf(tree: unknown, parts: readonly string[]): TreePath {
  let node = tree
  return parts.map((part) => {
    const name = node instanceof Rows ? (node.ids[Number(part)] ?? part) : part
    node = childOf(node, name)
    return name
  })
}
