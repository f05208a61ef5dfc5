import type { Path } from './types'

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Properties that are there: `undefined` is no value of JSON. */
const keysOf = (value: Record<string, unknown>): string[] =>
  Object.keys(value).filter((key) => value[key] !== undefined)

/** Whether two values are the same JSON, whatever the order of their properties, which the database does not keep. */
export function isEqual(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (Array.isArray(a))
    return Array.isArray(b) && a.length === b.length && a.every((item, index) => isEqual(item, b[index]))
  if (!isObject(a) || !isObject(b)) return false
  const keys = keysOf(a)
  return keys.length === keysOf(b).length && keys.every((key) => Object.hasOwn(b, key) && isEqual(a[key], b[key]))
}

/** The value at a path; undefined where there is none. */
export function getAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null && Object.hasOwn(inner, key)
        ? (inner as Record<string | number, unknown>)[key]
        : undefined,
    value,
  )
}

/**
 * A value with another one at a path, which `undefined` takes away. Parts beside the path stay the same objects, and so
 * does the whole where nothing is different.
 */
export function setAt<T>(value: T, path: Path, next: unknown): T {
  const [key, ...rest] = path
  if (key === undefined) return (isEqual(value, next) ? value : next) as T
  const before = getAt(value, [key])
  const after = rest.length === 0 && isEqual(before, next) ? before : setAt(before, rest, next)
  if (after === before) return value
  if (Array.isArray(value)) return value.map((item, index) => (index === key ? after : item)) as T
  const { [key]: _, ...others } = (value ?? {}) as Record<string | number, unknown>
  return (after === undefined ? others : { ...(value ?? {}), [key]: after }) as T
}

/** JSON with sorted properties: the same text for equal values. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join()}]`
  if (!isObject(value)) return JSON.stringify(value) ?? 'null'
  return `{${keysOf(value)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonicalJson(value[key])}`)
    .join()}}`
}
