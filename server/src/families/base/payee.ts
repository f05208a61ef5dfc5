import type { holder } from '@storefront/contract/endpoints/holder'
import type { Handlers } from '../../kernel/handler'
import { addBankCard, listBankCards, listBanks, removeBankCard } from '../account/payee/bank-cards'
import { addContact, editContact, listContacts, readContact, removeContact } from '../account/payee/contacts'

/** Handlers of the calls on the people and the bank cards that a user keeps. */
export const holderHandlers: Pick<Handlers<'base'>, keyof typeof holder> = {
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
