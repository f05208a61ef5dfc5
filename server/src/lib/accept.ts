/** No weight at all: the client refuses what it names so. */
const REFUSED = /^q=0(?:\.0*)?$/

/**
 * Returns the names that an Accept or Accept-Encoding header lists, in lower case, without those it refuses. `*` names
 * only itself.
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
