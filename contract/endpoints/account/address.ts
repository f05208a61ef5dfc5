import { Type } from '@sinclair/typebox'
import { Address } from '../../entities/account/address'
import { ById, Ok, Page, MobileText, TEXT_OPTION } from '../../entities/common'
import { endpoint } from '../define'

/** Fields of a shipping address when it is saved. */
const AddressInput = Type.Object({
  name: Type.String({ maxLength: 50 }),
  mobile: MobileText,
  /** Country of the regions; else the shop's own. */
  country: Type.Optional(Type.String({ maxLength: 2 })),
  province: Type.String({ maxLength: 2 }),
  city: Type.String({ maxLength: 4 }),
  district: Type.String({ maxLength: 6 }),
  village: Type.Optional(Type.String({ maxLength: 10 })),
  address: Type.String({ maxLength: 200 }),
  postcode: Type.Optional(Type.String({ maxLength: 12, [TEXT_OPTION]: 'code' })),
  is_default: Type.Boolean(),
})
const addressErrors = ['mobileInvalid', 'regionWrong'] as const

/** The user's shipping addresses. */
export const addressEndpoints = {
  addresses: endpoint({
    method: 'GET',
    path: '/shop/shippingaddress/',
    summary: "The user's addresses, the default first",
    reply: Page(Address),
    auth: 'user',
  }),
  address: endpoint({
    method: 'GET',
    path: '/shop/shippingaddress/{id}/',
    summary: 'One address',
    params: ById,
    reply: Address,
    errors: ['notFound'],
    auth: 'user',
  }),
  addAddress: endpoint({
    method: 'POST',
    path: '/shop/shippingaddress/',
    summary: 'Adds an address',
    body: AddressInput,
    reply: Address,
    errors: [...addressErrors, 'addressFull'],
    auth: 'user',
    idempotent: true,
  }),
  editAddress: endpoint({
    method: 'PUT',
    path: '/shop/shippingaddress/{id}/',
    summary: 'Changes an address',
    params: ById,
    body: AddressInput,
    reply: Address,
    errors: [...addressErrors, 'notFound'],
    auth: 'user',
  }),
  removeAddress: endpoint({
    method: 'DELETE',
    path: '/shop/shippingaddress/{id}/',
    summary: 'Removes an address',
    params: ById,
    reply: Ok,
    errors: ['notFound'],
    auth: 'user',
  }),
}
