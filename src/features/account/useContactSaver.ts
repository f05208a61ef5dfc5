import type { Contact } from '@storefront/contract/entities/account/payee'
import { useState } from 'react'
import { type ContactInput, accountApi } from '@/services/api/account'
import { clearIdempotencyKey, getIdempotencyKey, isFinal } from '@/services/idempotency-key'
import { siteCountry } from '@/ui/country'
import { loadContacts, newContactOf, type Person, reloadContacts } from './contacts'

async function addContact(input: ContactInput): Promise<Contact> {
  try {
    const contact = await accountApi.addContact(input, getIdempotencyKey('contact:save', input))
    clearIdempotencyKey('contact:save', input)
    return contact
  } catch (error) {
    if (isFinal(error)) clearIdempotencyKey('contact:save', input)
    throw error
  }
}

/** Adds the people who are not among the contacts yet, one after the other, so that no one is added twice. */
async function saveAll(people: readonly Person[]): Promise<void> {
  let contacts: readonly Contact[] = (await loadContacts()).results
  for (const person of people) {
    const input = newContactOf(person, contacts, siteCountry())
    if (input) contacts = [await addContact(input), ...contacts]
  }
}

/**
 * Returns which people of a screen the user ticked to keep as contacts, by the place of their fields, and saves them
 * after its submit.
 */
export function useContactSaver() {
  const [places, setPlaces] = useState<ReadonlySet<string>>(new Set())
  return {
    isMarked: (place: string) => places.has(place),
    mark: (place: string, isMarked: boolean) =>
      setPlaces((was) => new Set(isMarked ? [...was, place] : [...was].filter((one) => one !== place))),
    /** Saves those who were ticked. A failure is silent: what the user came for has succeeded. */
    save(people: Readonly<Record<string, Person>>): void {
      const markedPeople = Object.entries(people).flatMap(([place, person]) => (places.has(place) ? [person] : []))
      if (markedPeople.length > 0)
        void saveAll(markedPeople)
          .catch(() => {})
          .finally(reloadContacts)
    },
  }
}

export type ContactSaver = ReturnType<typeof useContactSaver>
