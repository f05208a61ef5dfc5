import { useQuery } from '@tanstack/react-query'
import { call } from '../calls/call'

/** The site's categories; none until they are there. */
export const useCategories = () => useQuery({ queryKey: ['categories'], queryFn: () => call('GET /studio/category/'), staleTime: 60_000 }).data?.results ?? []
