import { CONTACT_MAX } from '@storefront/contract/constants'
import type { Country } from '@storefront/contract/domain/country/country'
import { isMobile } from '@storefront/contract/domain/account/mobile'
import type { Contact } from '@storefront/contract/entities/account/payee'
import { useQuery } from '@tanstack/react-query'
import { type ContactInput, accountApi } from '@/services/api/account'
import { queryClient } from '@/services/query'

/** A name and a number as they stand in a form; a field that the form lacks is undefined. */
export interface Person {
  readonly name?: string
  readonly mobile?: string
}

const contactsQuery = {
  queryKey: ['contacts'] as const,
  queryFn: ({ signal }: { readonly signal: AbortSignal }) => accountApi.contacts({ signal }),
}

/** Returns the user's contacts, the newest first; `enabled` is false while nobody asks for them. */
export const useContacts = (enabled = true) => useQuery({ ...contactsQuery, enabled })

/** Loads the contacts as they are stored now. Rejects with `ApiError`. */
export const loadContacts = () => queryClient.fetchQuery({ ...contactsQuery, staleTime: 0 })

export const reloadContacts = () => queryClient.invalidateQueries({ queryKey: contactsQuery.queryKey })

/** Characters of a contact's name. */
const NAME_MAX = 50

/** Returns the contact to add for a person; null if a part is missing or wrong, or the list has them or is full. */
export function newContactOf(
  { name = '', mobile = '' }: Person,
  contacts: readonly Contact[],
  country: Country,
): ContactInput | null {
  const input = { name: name.trim(), mobile: mobile.trim() }
  const isValid = input.name !== '' && [...input.name].length <= NAME_MAX && isMobile(input.mobile, country)
  const isStored = contacts.some((one) => one.name === input.name && one.mobile === input.mobile)
  return isValid && !isStored && contacts.length < CONTACT_MAX ? input : null
}
