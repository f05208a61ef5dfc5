import { isBlank as isBlankText } from '../text/invisible'

export type Fields = Readonly<Record<string, unknown>>

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether a value counts as not filled. False is an answer; an empty list and a text that shows nothing are none. */
export function isBlank(value: unknown): boolean {
  return (
    value === undefined ||
    value === null ||
    (typeof value === 'string' && isBlankText(value)) ||
    (Array.isArray(value) && value.length === 0)
  )
}

/** Names of fields and places in lists that lead to a value. */
export type Path = readonly (string | number)[]

/**
 * Returns a path as one text, like a JSON pointer (RFC 6901): a name of its own at the top, `guests/0/name` further in.
 */
export const keyOf = (path: Path): string =>
  path.map((part) => String(part).replace(/~/g, '~0').replace(/\//g, '~1')).join('/')

/** Returns the names and places of a key. */
export const partsOf = (key: string): string[] =>
  key.split('/').map((part) => part.replace(/~1/g, '/').replace(/~0/g, '~'))
