import { useQuery } from '@tanstack/react-query'
import { call } from '../../../calls/call'

/** A region with the regions in it, as a tree shows them. */
export interface RegionNode {
  readonly value: string
  readonly title: string
  readonly children?: RegionNode[]
}

const PARENT_DIGITS = 2

/** Returns the regions as a tree, by the prefixes of their codes. */
export function regionTree(regions: readonly { readonly code: string; readonly name: string }[]): RegionNode[] {
  const children = new Map<string, RegionNode[]>()
  for (const { code, name } of [...regions].sort((a, b) => b.code.length - a.code.length)) {
    const parent = code.slice(0, -PARENT_DIGITS)
    const below = children.get(code)
    const node = { value: code, title: name, ...(below && { children: below }) }
    children.set(parent, [...(children.get(parent) ?? []), node])
  }
  return children.get('') ?? []
}

/** The regions of the country as a tree, and their names; they never change while the studio is open. */
export function useRegions() {
  return useQuery({
    queryKey: ['regions'],
    queryFn: async () => {
      const { results } = await call('GET /studio/region/')
      return { tree: regionTree(results), names: new Map(results.map(({ code, name }) => [code, name])) }
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
}
