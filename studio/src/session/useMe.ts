import { type Country, countryOf } from '@storefront/contract/domain/country/country'
import { hasPermission } from '@storefront/contract/has-permission'
import type { Permission } from '@storefront/contract/permissions'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call, onUnauthorized, type Reply } from '../calls/call'
import { CallError } from '../calls/error'
import { currentLanguage, showLanguage } from '../i18n'

export type Me = Reply<'GET /studio/me/'>
const KEY = ['me']

/** Returns the current user; null if nobody is logged in. */
async function readMe(): Promise<Me | null> {
  try {
    return await call('GET /studio/me/')
  } catch (error) {
    if (error instanceof CallError && error.status === 401) return null
    throw error
  }
}

export const useMe = () => useQuery({ queryKey: KEY, queryFn: readMe, staleTime: 60_000 })

/** Returns the site's country; null while nobody is logged in, who alone is told of the site. */
export function useCountry(): Country | null {
  const site = useMe().data?.site
  return site ? countryOf(site.country) : null
}

/** Returns the check of the user's permissions. */
export function useCan(): (need: Permission) => boolean {
  const perms = useMe().data?.perms ?? []
  return (need) => hasPermission(perms, need)
}

/** Leads to the login, and forgets what was read for whoever was logged in. */
export function forgetSession(client: QueryClient): void {
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== KEY[0] })
  client.setQueryData(KEY, null)
}

/** Reads who is logged in again, and shows their language. */
export async function startSession(client: QueryClient): Promise<void> {
  await client.invalidateQueries({ queryKey: KEY })
}

/** Answers a refused session anywhere with the login. */
export function useSessionEnd(): void {
  const client = useQueryClient()
  useEffect(() => onUnauthorized(() => client.getQueryData(KEY) && forgetSession(client)), [client])
}

/** Shows the language that the user chose, on whatever device that was. */
export function useOwnLanguage(language: string | undefined): void {
  useEffect(() => {
    if (language !== undefined && language !== currentLanguage()) void showLanguage(language)
  }, [language])
}
