import type { FormSchema } from '@storefront/contract/domain/forms/form'
import { draftOf } from '@storefront/contract/domain/forms/form-values'
import type { FormValues } from '@/forms/useSchemaForm'
import { stableJson } from '@/lib/hash'
import type { DeviceDraft, Draft } from './device-draft'

/** The initial values of a form, and another draft that may be chosen instead. */
export interface FormStart {
  readonly values: FormValues
  readonly offer: Draft | null
}

/** Two drafts are the same when what is kept of them is: pictures' addresses and the order of names aside. */
export const isSameDraft = (schema: FormSchema, one: FormValues, other: FormValues): boolean =>
  stableJson(draftOf(schema, one)) === stableJson(draftOf(schema, other))

/**
 * Returns the draft to begin with, of the one on the server and the one on this device: the only one, or if they differ
 * the older one. The newer one is offered, so that neither replaces the other unasked. An offer that is still open
 * stays one.
 */
export function chooseDraft(schema: FormSchema, server: Draft | null, device: DeviceDraft | null): FormStart {
  if (!device) return { values: server?.values ?? {}, offer: null }
  const open = device.offer ?? null
  if (!server || isSameDraft(schema, server.values, device.values)) return { values: device.values, offer: open }
  if (open) return { values: device.values, offer: server.at > device.at ? server : open }
  return server.at > device.at ? { values: device.values, offer: server } : { values: server.values, offer: device }
}
