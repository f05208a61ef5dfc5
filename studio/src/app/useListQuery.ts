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
  // One call for several: the address takes the last of two changes at once.
  const setAll = (values: Readonly<Record<string, string | undefined>>) =>
    setParams((before) => {
      const next = new URLSearchParams(before)
      if (!('page' in values)) next.delete('page')
      for (const [name, value] of Object.entries(values)) {
        if (value) next.set(name, value)
        else next.delete(name)
      }
      return next
    })
  const set = (name: string, value: string | undefined) => setAll({ [name]: value })
  const query: ListParams = {
    ...{ limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE, search: text('search'), ordering: text('ordering') },
    ...Object.fromEntries(filters.map((name) => [name, text(name)])),
  }
  return { page, text, set, setAll, query }
}

/**
 * Returns the direction of a column in an ordering (`price` ascends, `-price` descends); null if the ordering is by
 * another.
 */
export const sortOrderOf = (ordering: string | undefined, column: string): 'ascend' | 'descend' | null =>
  ordering === column ? 'ascend' : ordering === `-${column}` ? 'descend' : null
