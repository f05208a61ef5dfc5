import type { FormValues } from '@/forms/useSchemaForm'
import { type StoredValue, stored } from '@/platform/storage'
import { router } from '@/router/router'

/** The entered values, and the time of the last change, in milliseconds. */
export interface Draft {
  readonly values: FormValues
  readonly at: number
}

/** A draft on this device; `offer` is another one that nobody has restored or discarded yet. */
export interface DeviceDraft extends Draft {
  readonly offer?: Draft
}

/**
 * The time that a visitor's draft is offered to the next user who logs in here; short, because a device may have
 * several users.
 */
const VISITOR_MS = 24 * 3_600_000

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' &&
  value !== null &&
  typeof Reflect.get(value, 'at') === 'number' &&
  typeof Reflect.get(value, 'values') === 'object' &&
  Reflect.get(value, 'values') !== null

const isDeviceDraft = (value: unknown): value is DeviceDraft =>
  isDraft(value) && (Reflect.get(value, 'offer') === undefined || isDraft(Reflect.get(value, 'offer')))

/**
 * By site, user and form; what somebody typed is never removed to make room for a cache. The owner of a visitor's is
 * empty.
 */
export const deviceDraft = (owner: string, slug: string): StoredValue<DeviceDraft | null> =>
  stored<DeviceDraft | null>(`form-draft:${router.site().tenant}:${owner}:${slug}`, {
    version: 1,
    empty: null,
    check: isDeviceDraft,
  })

/** Returns the newest draft on this device for a user: their own, or what was typed here before they logged in. */
export function findDeviceDraft(owner: string, slug: string, now = Date.now()): DeviceDraft | null {
  const own = deviceDraft(owner, slug).read()
  const before = owner === '' ? null : deviceDraft('', slug).read()
  if (!before || now - before.at > VISITOR_MS) return own
  return own && own.at >= before.at ? own : before
}
