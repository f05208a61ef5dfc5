import type { Contact } from '@storefront/contract/entities/account/payee'
import type { Person } from './contacts'

/** Takes the contact that was chosen for a person's fields. */
export type TakeContact = (contact: Contact) => void

export interface ContactPickerProps {
  /** The person of the fields now: ticked in the list. */
  readonly person: Person
  readonly onChoose: TakeContact
  readonly onClose: () => void
}

let takeContact: TakeContact | null = null

/** Remembers the fields that wait for a contact while the screen of contacts is open. */
export const requestContact = (take: TakeContact): void => {
  takeContact = take
}

/** Whether fields wait for a contact: they are gone after a reload. */
export const isContactRequested = (): boolean => takeContact !== null

/** Gives the chosen contact to the fields that wait for one. */
export function answerContactRequest(contact: Contact): void {
  takeContact?.(contact)
  takeContact = null
}
