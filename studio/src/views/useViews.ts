import type { SavedView, SavedViewChange } from '@storefront/contract/entities/studio/view'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocation, useSearchParams } from 'react-router'
import { call } from '../calls/call'
import { submitOnce } from '../calls/submit-key'

/** A list's state as a view keeps it: in one order, without the page. */
function viewQuery(params: URLSearchParams): string {
  const rest = new URLSearchParams(params)
  rest.delete('page')
  rest.sort()
  return rest.toString()
}

/** The list that the address shows: its key and its present state, without the page. */
export function useListState() {
  const list = useLocation().pathname.replace(/^\/|\/$/g, '')
  const [params] = useSearchParams()
  return { list, query: viewQuery(params) }
}

export const isSameQuery = (one: string, other: string): boolean =>
  viewQuery(new URLSearchParams(one)) === viewQuery(new URLSearchParams(other))

/** The saved views of a list, and what is done with them. */
export function useViews(list: string) {
  const client = useQueryClient()
  const queryKey = ['views', list]
  const onSuccess = () => client.invalidateQueries({ queryKey })
  const views = useQuery({ queryKey, queryFn: () => call('GET /studio/view/', { query: { list } }), staleTime: 60_000 })
  const save = useMutation({
    mutationFn: ({ view, change }: { view: SavedView | null; change: SavedViewChange }) => {
      if (view) return call('PUT /studio/view/{id}/', { params: { id: view.id }, body: change })
      const body = { ...change, list }
      return submitOnce('view-new', body, (key) => call('POST /studio/view/', { body, key }))
    },
    onSuccess,
  })
  const remove = useMutation({
    mutationFn: ({ id }: SavedView) => call('DELETE /studio/view/{id}/', { params: { id } }),
    onSuccess,
  })
  return { views: views.data?.results, save, remove }
}
