/** The parameters of an address. Empty and undefined values are left out of it. */
export type Params = Readonly<Record<string, string | number | boolean | null | undefined>>

/** Parameters as a screen reads them: decoded text. */
export type Query = Readonly<Record<string, string>>

/** Text of the parameters that have a value. */
export function textOf(params: Params): Query {
  return Object.fromEntries(
    Object.entries(params).flatMap(([key, value]) =>
      value === undefined || value === null || value === '' ? [] : [[key, String(value)]],
    ),
  )
}

/** `?a=1&b=2`, or nothing when there are no values. */
export function queryString(query: Query): string {
  const pairs = Object.entries(query).map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(value)}`)
  return pairs.length > 0 ? `?${pairs.join('&')}` : ''
}

/** Decodes a part of an address; a part that is badly encoded stays as it is. */
export function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Returns values of a query, with or without its `?`. The last of several values counts. */
export function parseQuery(search: string): Query {
  const pairs = search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => {
      const at = pair.indexOf('=')
      const [key, value] = at < 0 ? [pair, ''] : [pair.slice(0, at), pair.slice(at + 1)]
      return [decode(key.replace(/\+/g, ' ')), decode(value.replace(/\+/g, ' '))] as const
    })
  return Object.fromEntries(pairs)
}
