import type { BodyOf, EndpointKey, EndpointsByKey, ParamsOf, QueryOf, ReplyOf } from '@storefront/contract/endpoints'
import { UPLOAD } from '@storefront/contract/constants'
import { currentLanguage, t } from '../i18n'
import { errors } from '@storefront/contract/errors'
import { CallError } from './error'
import { API_PATH } from './place'

/** The endpoints that the studio calls: its own, and the captcha of the login. */
export type StudioKey = Extract<EndpointKey, `${string} /studio/${string}` | `POST /base/captcha/${string}`>

type Part<Name extends string, Value> = [Value] extends [undefined]
  ? unknown
  : Partial<Value> extends Value
    ? { readonly [name in Name]?: Value }
    : { readonly [name in Name]: Value }

/**
 * The input of a call, as its declaration says; a call that creates or moves something requires its idempotency key.
 */
type InputOf<K extends StudioKey> = Part<'params', ParamsOf<EndpointsByKey[K]>> &
  Part<'query', QueryOf<EndpointsByKey[K]>> &
  Part<'body', BodyOf<EndpointsByKey[K]>> &
  (EndpointsByKey[K] extends { readonly idempotent: true } ? { readonly key: string } : unknown) &
  (EndpointsByKey[K] extends { readonly upload: true } ? { readonly file: Blob } : unknown)
type Arguments<K extends StudioKey> =
  Partial<InputOf<K>> extends InputOf<K> ? [input?: InputOf<K>] : [input: InputOf<K>]
export type Reply<K extends StudioKey> = ReplyOf<EndpointsByKey[K]>
export type Body<K extends StudioKey> = BodyOf<EndpointsByKey[K]>

interface AnyInput {
  readonly params?: Readonly<Record<string, string | number>>
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>
  readonly body?: unknown
  readonly key?: string
  readonly file?: Blob
}

/** The listener to the end of the session, and the function that asks the user for a proof of identity. */
const listeners = { unauthorized: () => {}, freshLogin: async () => false }
export const onUnauthorized = (listener: () => void): void => {
  listeners.unauthorized = listener
}
/** @param listener tells whether the user did, so that the call is made again */
export const onFreshLogin = (listener: () => Promise<boolean>): void => {
  listeners.freshLogin = listener
}

const csrfToken = (): string => /(?:^|; )csrftoken=([^;]*)/.exec(document.cookie)?.[1] ?? ''

function urlOf(path: string, { params = {}, query = {} }: AnyInput): string {
  const filledPath = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const entries = Object.entries(query).filter(([, value]) => value !== undefined && value !== '')
  const search = new URLSearchParams(entries.map(([name, value]) => [name, String(value)])).toString()
  return `${API_PATH}${filledPath}${search && `?${search}`}`
}

function bodyOf({ body, file }: AnyInput): BodyInit | undefined {
  if (file) {
    const form = new FormData()
    form.append('file', file)
    return form
  }
  return body === undefined ? undefined : JSON.stringify(body)
}

async function attempt(method: string, path: string, input: AnyInput): Promise<Response> {
  const headers = {
    accept: 'application/json',
    'accept-language': currentLanguage(),
    ...(method !== 'GET' && { 'x-csrftoken': csrfToken() }),
    ...(input.body !== undefined && { 'content-type': 'application/json' }),
    ...(input.key !== undefined && { 'idempotency-key': input.key }),
  }
  try {
    return await fetch(urlOf(path, input), { method, headers, body: bodyOf(input), credentials: 'same-origin' })
  } catch {
    throw new CallError(0, '', t('studio.offline'))
  }
}

interface Refusal {
  detail?: string
  err_code?: string
  fields?: Record<string, string>
}

async function refusalOf(response: Response): Promise<CallError> {
  const refusal = (await response.json().catch(() => ({}))) as Refusal
  return new CallError(response.status, refusal.err_code ?? '', refusal.detail ?? t('studio.failed'), refusal.fields)
}

/** Does what a refusal asks for; whether the call is worth another attempt then. */
async function remedy(refusal: CallError): Promise<boolean> {
  if (refusal.is('freshLogin')) return listeners.freshLogin()
  if (!refusal.is('csrf')) return false
  // The cookie is new or over: any read sets it, and nothing was done yet.
  await attempt('GET', '/studio/me/', {})
  return true
}
const MB = 1024 * 1024

/** Refuses a file that the server would refuse, before a byte of it is sent. */
function checkSize(file: Blob | undefined): void {
  if (file && file.size > UPLOAD.maxBytes) {
    const size = (Math.ceil((file.size / MB) * 10) / 10).toLocaleString(currentLanguage())
    throw new CallError(413, errors.tooLarge.code, t('studio.fileTooBig', { size, max: UPLOAD.maxBytes / MB }))
  }
}

/** One for a new cookie, one for a fresh login. */
const REMEDIES_MAX = 2

/** Makes a call of the endpoint table, by its key. Rejects with a CallError. */
export async function call<K extends StudioKey>(key: K, ...args: Arguments<K>): Promise<Reply<K>> {
  const [method = 'GET', path = ''] = key.split(' ')
  const input = (args[0] ?? {}) as AnyInput
  checkSize(input.file)
  for (let n = 0; ; n += 1) {
    const response = await attempt(method, path, input)
    if (response.ok) return (await response.json()) as Reply<K>
    const refusal = await refusalOf(response)
    if (n < REMEDIES_MAX && (await remedy(refusal))) continue
    if (refusal.status === 401) listeners.unauthorized()
    throw refusal
  }
}
