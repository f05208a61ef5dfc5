import type { endpoints } from '@storefront/contract/endpoints'
import type { ErrorName } from '@storefront/contract/errors'
import { Api, newMobile } from '../../support/api'

/** The input of a call; made when its turn comes, since most need something that was made before. */
export interface Example {
  params?: Record<string, string | number>
  query?: Record<string, string | number>
  body?: unknown
  /** The error with which the demo refuses the call; tests of test/server have its reply. */
  refusal?: ErrorName
}
export type Endpoints = typeof endpoints
/** Makes an example; `api` is the caller, which an example may log in as somebody else. */
export type Make = (api: Api) => Example | Promise<Example>
/** The demo's first shopper, who holds vouchers and whose orders stand in every state. */
export const SHOPPER = '13800000001'

/** Returns an upload of a picture. */
export const picture = () => {
  // One transparent pixel.
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  )
  const form = new FormData()
  form.append('file', new Blob([png], { type: 'image/png' }), 'pixel.png')
  return { body: form }
}
/** Logs in another caller, by default a new user. */
export const someone = async (api: Api, mobile = newMobile()): Promise<Api> => {
  const other = new Api(api.server)
  await other.login(mobile)
  return other
}
export const uuidOf = async (api: Api) => (await api.ok<{ uuid: string }>('GET', '/base/user/me/')).uuid
/** The demo shop's owner, who may do everything. */
export const OWNER = '13900000001'
export const person = { name: '林小满', mobile: '13800000001' }
/** The example of a call that takes nothing. */
export const none: Make = () => ({})
/** Names the first item of a list. */
export const firstOf = (path: string) => async (api: Api) => {
  const { results } = await api.ok<{ results: { id: number }[] }>('GET', path)
  return { params: { id: results[0]?.id ?? 0 } }
}

/** Returns the day (YYYY-MM-DD) that many days after today, in the demo's zone. */
export const dayAfter = (days: number): string =>
  new Date(Date.now() + (days * 24 + 8) * 3_600_000).toISOString().slice(0, 10)
