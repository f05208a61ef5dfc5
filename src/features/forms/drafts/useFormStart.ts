import type { FormSchema } from '@storefront/contract/domain/forms/form'
import type { FormDetail } from '@storefront/contract/entities/forms/form'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { formsApi } from '@/services/api/forms'
import { keys } from '@/services/query'
import { useStartFailure } from '@/shared/screen/useStartFailure'
import { useSession } from '@/state/session'
import { chooseDraft, type FormStart } from './choose-draft'
import { findDeviceDraft } from './device-draft'

const EMPTY: FormStart = { values: {}, offer: null }

/**
 * Returns the initial values of the form: the draft on the server or on this device, or nothing. Undefined until that
 * is known, and constant afterwards: a login in between does not discard the input. Without the server (offline, or a
 * failure) the device's draft is used.
 */
export function useFormStart({ slug, config }: FormDetail, schema: FormSchema): FormStart | undefined {
  const status = useSession((state) => state.status)
  const owner = useSession((state) => state.user?.uuid ?? '')
  const isStartLost = useStartFailure() !== null
  const { data, isPending } = useQuery({
    queryKey: keys.savedForm(slug),
    queryFn: ({ signal }) => formsApi.savedForm(slug, { signal }),
    enabled: config.enable_temp_save && status === 'user',
    // Always requests the latest saved values: a cached response would undo a later save.
    staleTime: 0,
    gcTime: 0,
    // What is on the device must not wait for a network that is not there.
    networkMode: 'always',
    retry: false,
  })
  const start = useRef<FormStart | undefined>(undefined)
  if (!config.enable_temp_save) return EMPTY
  const isKnown = isStartLost || status === 'visitor' || (status === 'user' && !isPending)
  if (isKnown && !start.current) {
    const serverDraft = data?.saved_data ? { values: data.saved_data, at: Date.parse(data.saved_at ?? '') || 0 } : null
    start.current = chooseDraft(schema, serverDraft, findDeviceDraft(owner, slug))
  }
  return start.current
}
