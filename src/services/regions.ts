import type { Region } from '@storefront/contract/entities/account/address'
import { CLIENT_LOG } from '@storefront/contract/constants'
import { siteApi } from './api/site'
import { logClient } from './log'

/** Returns the level below a region; a code's length tells which one it is (spec 3). */
export async function regionsBelow(parent: Region | null): Promise<readonly Region[]> {
  if (!parent) return (await siteApi.districts('province')).results
  return (await siteApi.districts(parent.level === 'province' ? 'city' : 'district', parent.code)).results
}

/** Logs a stored address whose region is not there, or that is none at all (spec 8.1); nothing is shown of it. */
export const logWrongRegion = (codes: readonly string[]): void =>
  logClient(CLIENT_LOG.addressValue, `no region ${codes.join('/')}`)

/** Returns the names from the province down; a municipality is a city of its own name, said once. */
export const regionLabel = (path: readonly Region[]): string =>
  path
    .map(({ name }) => name)
    .filter((name, index, names) => name !== names[index - 1])
    .join(' ')
