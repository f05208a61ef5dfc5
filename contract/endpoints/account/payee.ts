import { Type } from '@sinclair/typebox'
import { Bank, BankCard, Contact } from '../../entities/account/payee'
import { ById, Ok, Page, MobileText } from '../../entities/common'
import { endpoint } from '../define'

const ContactInput = Type.Object({ name: Type.String({ maxLength: 50 }), mobile: MobileText })

/** The user's contacts and bank cards. */
export const payeeEndpoints = {
  contacts: endpoint({
    method: 'GET',
    path: '/base/contact/',
    summary: "The user's contacts, the newest first",
    reply: Page(Contact),
    auth: 'user',
  }),
  contact: endpoint({
    method: 'GET',
    path: '/base/contact/{id}/',
    summary: 'One contact',
    params: ById,
    reply: Contact,
    errors: ['notFound'],
    auth: 'user',
  }),
  addContact: endpoint({
    method: 'POST',
    path: '/base/contact/',
    summary: 'Adds a contact',
    body: ContactInput,
    reply: Contact,
    errors: ['nameRequired', 'mobileInvalid', 'contactFull'],
    auth: 'user',
    idempotent: true,
  }),
  editContact: endpoint({
    method: 'PUT',
    path: '/base/contact/{id}/',
    summary: 'Changes a contact',
    params: ById,
    body: ContactInput,
    reply: Contact,
    errors: ['nameRequired', 'mobileInvalid', 'notFound'],
    auth: 'user',
  }),
  removeContact: endpoint({
    method: 'DELETE',
    path: '/base/contact/{id}/',
    summary: 'Removes a contact',
    params: ById,
    reply: Ok,
    errors: ['notFound'],
    auth: 'user',
  }),
  banks: endpoint({
    method: 'GET',
    path: '/base/bank/',
    summary: 'Banks whose cards may be kept',
    reply: Page(Bank),
    auth: 'any',
  }),
  bankCards: endpoint({
    method: 'GET',
    path: '/base/userbankcard/',
    summary: "The user's bank cards, their numbers masked",
    reply: Page(BankCard),
    auth: 'user',
  }),
  addBankCard: endpoint({
    method: 'POST',
    path: '/base/userbankcard/',
    summary: 'Keeps a bank card',
    body: Type.Object({
      bank: Type.String({ maxLength: 20 }),
      holder: Type.String({ maxLength: 50 }),
      number: Type.String({ maxLength: 40 }),
    }),
    reply: BankCard,
    errors: ['nameRequired', 'bankUnknown', 'bankCardWrong', 'bankCardKept', 'bankCardFull'],
    auth: 'user',
    fresh: true,
    idempotent: true,
  }),
  removeBankCard: endpoint({
    method: 'DELETE',
    path: '/base/userbankcard/{id}/',
    summary: 'Forgets a bank card',
    params: ById,
    reply: Ok,
    errors: ['notFound'],
    auth: 'user',
  }),
}
