import { useQuery } from '@tanstack/react-query'
import { call } from '../calls/call'

const readCategories = async () => {
  const { results } = await call('GET /studio/category/', { query: { limit: 100, ordering: 'position' } })
  return results.map(({ id, values }) => ({ id, name: String(values.name) }))
}

/** The site's categories; none until they are there. */
export const useCategories = () =>
  useQuery({ queryKey: ['reference', 'category', 'names'], queryFn: readCategories, staleTime: 60_000 }).data ?? []
