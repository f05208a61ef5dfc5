import { call, type InputOf, withKey } from '../client'

export type Binding = InputOf<'POST /base/user/bind_mobile/'>['body']
export type PhoneBinding = InputOf<'POST /base/user/bind_phone/'>['body']

/**
 * Binds a mobile number to the user: one that got a code, or one that a mini-program's vendor vouches for. Both take an
 * idempotency key.
 */
export const bindingApi = {
  bindMobile: (body: Binding, key: string) => call('POST /base/user/bind_mobile/', { body }, withKey(key)),
  bindPhone: (body: PhoneBinding, key: string) => call('POST /base/user/bind_phone/', { body }, withKey(key)),
}
