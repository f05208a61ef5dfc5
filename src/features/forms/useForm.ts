import { useQuery } from '@tanstack/react-query'
import { untilNext } from '@/platform/use-now'
import { formsApi } from '@/services/api/forms'
import { keys } from '@/services/query'

/** Returns a form by its slug; requested again when it begins or ends while it is open. */
export function useForm(slug: string) {
  return useQuery({
    queryKey: keys.form(slug),
    queryFn: ({ signal }) => formsApi.form(slug, { signal }),
    refetchInterval: ({ state: { data } }) => (data ? (untilNext([data.start, data.end], Date.now()) ?? false) : false),
  })
}
