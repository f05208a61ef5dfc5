import type { FormDetail } from '@storefront/contract/entities/forms/form'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import type { FormValues } from '@/forms/useSchemaForm'
import { untilNext } from '@/lib/use-now'
import { formsApi } from '@/services/api/forms'
import { keys } from '@/services/query'
import { useSession } from '@/state/session'

/** A form by its slug; requested again when it begins or ends while it is open. */
export function useForm(slug: string) {
  return useQuery({
    queryKey: keys.form(slug),
    queryFn: ({ signal }) => formsApi.form(slug, { signal }),
    refetchInterval: ({ state: { data } }) => (data ? (untilNext([data.start, data.end], Date.now()) ?? false) : false),
  })
}

/**
 * The initial values of the form: what this user has saved before, or nothing. Undefined until that is known, and
 * constant afterwards: a login in between does not discard what is being typed.
 */
export function useSavedAnswers({ slug, config }: FormDetail): FormValues | undefined {
  const status = useSession((state) => state.status)
  const { data, isPending } = useQuery({
    queryKey: keys.savedForm(slug),
    queryFn: ({ signal }) => formsApi.savedForm(slug, { signal }),
    enabled: config.enable_temp_save && status === 'user',
    // Always requests the latest saved values: a cached response would undo a later save.
    staleTime: 0,
    gcTime: 0,
  })
  const initialValues = useRef<FormValues | undefined>(undefined)
  const isKnown = !config.enable_temp_save || status === 'visitor' || (status === 'user' && !isPending)
  if (isKnown) initialValues.current ??= data?.saved_data ?? {}
  return initialValues.current
}
