import { useSearchParams } from 'react-router'

export const PAGE_SIZE = 20
export type ListParams = Readonly<Record<string, string | number | boolean | undefined>>

/**
 * A list's page, search, order and filters stand in the address, so that a reload, a return and a shared link show the
 * same.
 */
export function useListQuery(filters: readonly string[]) {
  const [params, setParams] = useSearchParams()
  const page = Math.max(1, Number(params.get('page')) || 1)
  const text = (name: string) => params.get(name) ?? undefined
  const set = (name: string, value: string | undefined) =>
    setParams((before) => {
      const next = new URLSearchParams(before)
      if (value) next.set(name, value)
      else next.delete(name)
      if (name !== 'page') next.delete('page')
      return next
    })
  const query: ListParams = {
    ...{ limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE, search: text('search'), ordering: text('ordering') },
    ...Object.fromEntries(filters.map((name) => [name, text(name)])),
  }
  return { page, text, set, query }
}

/**
 * Returns the direction of a column in an ordering (`price` ascends, `-price` descends); null if the ordering is by
 * another.
 */
export const sortOrderOf = (ordering: string | undefined, column: string): 'ascend' | 'descend' | null =>
  ordering === column ? 'ascend' : ordering === `-${column}` ? 'descend' : null
