/** No weight at all: the client refuses what it names so. */
const REFUSED = /^q=0(?:\.0*)?$/

/**
 * What an Accept or Accept-Encoding header names, in lower case, without what it refuses. `*` names nothing but itself.
 */
export function acceptedNames(header: string): ReadonlySet<string> {
  const ranges = header
    .toLowerCase()
    .split(',')
    .map((range) => range.split(';').map((part) => part.trim()))
  return new Set(
    ranges.flatMap(([name = '', ...parameters]) =>
      parameters.some((parameter) => REFUSED.test(parameter)) ? [] : [name],
    ),
  )
}
