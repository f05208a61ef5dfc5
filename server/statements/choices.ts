/** Picks one of several values; the same key gets the same value for as long as one variant is evaluated. */
export type Choose = <T>(key: unknown, options: readonly T[]) => T

/** More variants of one statement than this are a mistake of the evaluation. */
const VARIANTS_MAX = 600

interface Decision {
  index: number
  count: number
}

/**
 * Runs `evaluate` once for each combination of what it chooses, and returns all results. Throws when there are more
 * than 600 of them.
 */
export function evaluateVariants<T>(evaluate: (choose: Choose) => T): T[] {
  const results: T[] = []
  const path: Decision[] = []
  do {
    if (results.length === VARIANTS_MAX) throw new Error(`more than ${VARIANTS_MAX} variants`)
    const steps = new Map<unknown, number>()
    const choose: Choose = (key, options) => {
      const step = steps.get(key) ?? steps.size
      if (!steps.has(key)) {
        steps.set(key, step)
        path[step] ??= { index: 0, count: options.length }
      }
      return options[path[step]?.index ?? 0] as (typeof options)[number]
    }
    results.push(evaluate(choose))
    path.length = Math.min(path.length, steps.size)
    while (path.length > 0 && (path.at(-1)?.index ?? 0) + 1 >= (path.at(-1)?.count ?? 0)) path.pop()
    const last = path.at(-1)
    if (last) last.index += 1
  } while (path.length > 0)
  return results
}
