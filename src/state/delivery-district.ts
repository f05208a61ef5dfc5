import { create } from 'zustand'
import { router } from '@/router/router'
import { stored } from '@/platform/storage'

/** Codes from the province down to the district that was chosen. */
type DistrictPath = readonly string[]

const isPath = (value: unknown): value is DistrictPath =>
  Array.isArray(value) &&
  (value.length === 0 || value.length === 3) &&
  value.every((code) => typeof code === 'string' && /^\d{2,6}$/.test(code))
const deviceOf = (tenant: string) =>
  stored<DistrictPath>(`delivery:${tenant}`, { version: 1, empty: [], check: isPath })

/** By site; read from the device when a site is first used. */
const store = create<Readonly<Record<string, DistrictPath>>>()(() => ({}))

/**
 * Returns the district that a visitor, or a user who looks for another person, wants things sent to; empty until one is
 * chosen.
 */
export function useDeliveryDistrict(): DistrictPath {
  const { tenant } = router.site()
  return store((state) => state[tenant]) ?? deviceOf(tenant).read()
}

export function setDeliveryDistrict(path: DistrictPath): void {
  const { tenant } = router.site()
  store.setState({ [tenant]: path })
  deviceOf(tenant).write(path)
}
