import { type SavedKind, withSaved } from '@storefront/contract/domain/catalog/saved-products'
import { create } from 'zustand'
import { router } from '@/router/router'
import { stored } from '@/platform/storage'
import { catalogApi } from '@/services/api/catalog'
import { keys, queryClient } from '@/services/query'

/** A visitor's products on this device are requested by their ids in one call, whose length is limited. */
const DEVICE_MAX = 40

type SavedIds = Readonly<Record<SavedKind, readonly number[]>>

const NONE: SavedIds = { favourite: [], seen: [] }
const isIds = (value: unknown): value is number[] => Array.isArray(value) && value.every(Number.isSafeInteger)
const isSaved = (value: unknown): value is SavedIds =>
  typeof value === 'object' &&
  value !== null &&
  'favourite' in value &&
  isIds(value.favourite) &&
  'seen' in value &&
  isIds(value.seen)

const deviceOf = (tenant: string) => stored<SavedIds>(`saved:${tenant}`, { version: 1, empty: NONE, check: isSaved })

/** By site; read from the device when a site is first used. */
const store = create<Readonly<Record<string, SavedIds>>>()(() => ({}))

const tenantHere = (): string => router.site().tenant
const savedOf = (tenant: string): SavedIds => store.getState()[tenant] ?? deviceOf(tenant).read()

function write(kind: SavedKind, change: (ids: readonly number[]) => readonly number[]): void {
  const tenant = tenantHere()
  const before = savedOf(tenant)
  const next = { ...before, [kind]: change(before[kind]).slice(0, DEVICE_MAX) }
  store.setState({ [tenant]: next })
  deviceOf(tenant).write(next)
}

/** A visitor's products on this device, the newest first. */
export const deviceSaved = (kind: SavedKind): readonly number[] => savedOf(tenantHere())[kind]
export const addDeviceSaved = (kind: SavedKind, id: number): void => write(kind, (ids) => withSaved(kind, ids, [id]))
export const removeDeviceSaved = (kind: SavedKind, id: number): void =>
  write(kind, (ids) => ids.filter((other) => other !== id))
export const clearDeviceSaved = (kind: SavedKind): void => write(kind, () => [])

/** The same; subscribes to their changes. */
export function useDeviceSaved(kind: SavedKind): readonly number[] {
  const tenant = tenantHere()
  return store((state) => state[tenant]?.[kind]) ?? deviceOf(tenant).read()[kind]
}

let joining: Promise<void> | null = null

async function join(): Promise<void> {
  for (const kind of ['favourite', 'seen'] as const) {
    const ids = deviceSaved(kind)
    if (ids.length === 0) continue
    await (kind === 'favourite' ? catalogApi.addFavourites([...ids]) : catalogApi.addSeen([...ids]))
    // What was added meanwhile stays for the next time.
    write(kind, (now) => now.filter((id) => !ids.includes(id)))
    void queryClient.invalidateQueries({ queryKey: keys.saved(kind) })
  }
}

/**
 * Gives the user who logged in what they saved on this device as a visitor. Calls at once share one; after a failure it
 * stays on the device until the next call.
 */
export function joinDeviceSaved(): Promise<void> {
  joining ??= join()
    .catch(() => {})
    .finally(() => {
      joining = null
    })
  return joining
}
