import { isEqual, setAt } from '../document/json'
import type { Path } from '../document/types'
import { beginningOf, isRequired, propertyOf, type Schema } from './schema'

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function setProperty(schema: Schema, value: unknown, name: string, path: Path, next: unknown): unknown {
  const inner = propertyOf(schema, name)
  const own = isObject(value) ? value : {}
  const after = setField(inner, own[name], path, next)
  const isBare = after === undefined || (inner.type === 'object' && isEqual(after, beginningOf(inner)))
  const remaining = isBare && !isRequired(schema, name) ? undefined : (after ?? beginningOf(inner))
  return setAt({ ...(beginningOf(schema) as object), ...own }, [name], remaining)
}

/**
 * A config with a value at a path, as its schema allows it: what an object has to have comes along, an optional part
 * that holds nothing any more goes.
 */
export function setField(schema: Schema, value: unknown, [key, ...rest]: Path, next: unknown): unknown {
  if (key === undefined) return next
  if (typeof key === 'string') return setProperty(schema, value, key, rest, next)
  const items = Array.isArray(value) ? value : []
  return items.map((item, index) => (index === key ? setField(schema.items ?? {}, item, rest, next) : item))
}
