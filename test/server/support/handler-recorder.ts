import { type EndpointRow, endpoints } from '@storefront/contract/endpoints'
import { routes } from '../../../server/src/domains'
import { fail } from '../../../server/src/core/failure'
import { sampleOf } from '../../support/sample'
import type { Client } from './client'

/** Input that reached a handler. */
export interface HandlerInput {
  params: unknown
  query: unknown
  body: unknown
}

/** Status of a recorded handler's reply: a failure that no call declares. */
export const RECORDER_STATUS = 409

/**
 * Puts recorders in the place of all handlers for a test file, before the app is built of them: what reaches one is
 * seen, and nothing else happens.
 */
export function recordHandlers(): HandlerInput[] {
  const inputs: HandlerInput[] = []
  const record = async (_ctx: unknown, { params, query, body }: HandlerInput) => {
    inputs.push({ params, query, body })
    return fail('keyReused')
  }
  const originals = Object.values(routes).map((handlers) => [handlers, { ...handlers }] as const)
  for (const [handlers] of originals) for (const name of Object.keys(handlers)) Reflect.set(handlers, name, record)
  // Other files of the worker have the same modules.
  afterAll(() => {
    for (const [handlers, own] of originals) Object.assign(handlers, own)
  })
  return inputs
}

/** Every call of the table with its key, for `test.each`. */
export const calls = Object.values(endpoints).flatMap((domain) =>
  Object.values<EndpointRow>(domain).map((row): [string, EndpointRow] => [`${row.method} ${row.path}`, row]),
)

type Extra = (names: readonly string[]) => object
const asText = (query: object) =>
  new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)])).toString()

/** Sends a call with a sample of everything that it declares, `extra` beside it in each object. */
export function sendSample(
  client: Client,
  { method, path, params, query, body, upload }: EndpointRow,
  extra: Extra = () => ({}),
) {
  const values = Object.entries((params ? sampleOf(params) : {}) as Record<string, unknown>)
  const url = values.reduce((text, [name, value]) => text.replace(`{${name}}`, String(value)), path)
  const search = asText((query ? sampleOf(query, extra) : extra([])) as object)
  const payload = body ? sampleOf(body, extra) : extra([])
  const csrf = client.cookies.get('csrftoken')
  return client.send({
    method,
    url: `${client.base}${url}?${search}`,
    headers: {
      ...(csrf && { 'x-csrftoken': csrf }),
      ...(method !== 'GET' && !upload && { 'content-type': 'application/json' }),
    },
    ...(method !== 'GET' && !upload && { payload: JSON.stringify(payload) }),
  })
}
