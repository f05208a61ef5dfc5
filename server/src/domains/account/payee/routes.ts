import type { payeeEndpoints } from '@storefront/contract/endpoints/account/payee'
import type { Routes } from '../../../http/call/handler'
import { addBankCard, listBankCards, listBanks, removeBankCard } from './bank-cards'
import { addContact, editContact, listContacts, readContact, removeContact } from './contacts'

/** Handlers of contract/endpoints/account/payee. */
export const payeeRoutes: Routes<typeof payeeEndpoints> = {
  contacts: listContacts,
  contact: (ctx, { params }) => readContact(ctx, params.id),
  addContact: (ctx, { body }) => addContact(ctx, body),
  editContact: (ctx, { params, body }) => editContact(ctx, params.id, body),
  removeContact: (ctx, { params }) => removeContact(ctx, params.id),
  banks: listBanks,
  bankCards: listBankCards,
  addBankCard: (ctx, { body }) => addBankCard(ctx, body),
  removeBankCard: (ctx, { params }) => removeBankCard(ctx, params.id),
}
