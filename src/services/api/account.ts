import { call, type InputOf, type Read, withKey } from '../client'

export type VerifyKind = InputOf<'POST /base/user/verify/'>['body']['kind']
export type MiniVendor = InputOf<'POST /base/user/login_mini/'>['body']['vendor']
export type Particulars = InputOf<'PUT /base/user/me/'>['body']
export type Drag = InputOf<'POST /base/captcha/{id}/verify/'>['body']
export type AddressInput = InputOf<'POST /shop/shippingaddress/'>['body']
export type BankCardInput = InputOf<'POST /base/userbankcard/'>['body']
export type Proof = InputOf<'POST /base/user/fresh/'>['body']
export type ContactInput = InputOf<'POST /base/contact/'>['body']

/**
 * Login, the user, addresses, contacts and bank cards, one function a call.
 * If a call creates or moves something, its last argument is the idempotency key.
 */
export const accountApi = {
  /** Sends a code; `captcha` is the id of one that was passed, where the site asks for it. */
  verifyMobile: (mobile: string, kind: VerifyKind, captcha?: string) =>
    call('POST /base/user/verify/', { body: { mobile, kind, captcha } }),
  // A login that is refused with 401 is not to be answered with another login.
  loginMobile: (mobile: string, verify_code: string) =>
    call('POST /base/user/login_mobile/', { body: { mobile, verify_code } }, { renew: false }),
  loginMini: (vendor: MiniVendor, code: string) =>
    call('POST /base/user/login_mini/', { body: { vendor, code } }, { silent: true, renew: false }),
  /** By the code that WeChat's browser came back with. */
  loginWx: (code: string) => call('POST /base/user/login_wx/', { body: { code } }, { silent: true, renew: false }),
  /** Returns the kinds of proof that the user can give. */
  freshState: (options?: Read) => call('GET /base/user/fresh/', {}, options),
  freshCode: (captcha?: string) => call('POST /base/user/fresh/code/', { body: { captcha } }),
  freshLogin: (body: Proof, key: string) => call('POST /base/user/fresh/', { body }, withKey(key)),
  logout: () => call('POST /base/user/logout/', {}, { silent: true, renew: false }),
  overview: (options?: Read) => call('GET /base/user/me/overview/', {}, options),
  me: (options?: Read) => call('GET /base/user/me/', {}, options),
  updateMe: (body: Particulars) => call('PUT /base/user/me/', { body }),
  captcha: () => call('POST /base/captcha/', {}, { silent: true }),
  captchaVerify: (id: string, drag: Drag) =>
    call('POST /base/captcha/{id}/verify/', { params: { id }, body: drag }, { silent: true }),
  addresses: (options?: Read) => call('GET /shop/shippingaddress/', {}, options),
  address: (id: number, options?: Read) => call('GET /shop/shippingaddress/{id}/', { params: { id } }, options),
  addAddress: (body: AddressInput, key: string) => call('POST /shop/shippingaddress/', { body }, withKey(key)),
  editAddress: (id: number, body: AddressInput) => call('PUT /shop/shippingaddress/{id}/', { params: { id }, body }),
  removeAddress: (id: number) => call('DELETE /shop/shippingaddress/{id}/', { params: { id } }),
  banks: (options?: Read) => call('GET /base/bank/', {}, options),
  bankCards: (options?: Read) => call('GET /base/userbankcard/', {}, options),
  addBankCard: (body: BankCardInput, key: string) => call('POST /base/userbankcard/', { body }, withKey(key)),
  removeBankCard: (id: number) => call('DELETE /base/userbankcard/{id}/', { params: { id } }),
  contacts: (options?: Read) => call('GET /base/contact/', {}, options),
  contact: (id: number, options?: Read) => call('GET /base/contact/{id}/', { params: { id } }, options),
  addContact: (body: ContactInput, key: string) => call('POST /base/contact/', { body }, withKey(key)),
  editContact: (id: number, body: ContactInput) => call('PUT /base/contact/{id}/', { params: { id }, body }),
  removeContact: (id: number) => call('DELETE /base/contact/{id}/', { params: { id } }),
}
