import { UpstreamError } from '../core/ports.types'
import { measureVendor } from '../lib/measurements'

/** An address outside that takes JSON, with the token that is sent along. */
export interface JsonTarget {
  readonly url: string
  readonly token?: string
}

/** Posts a body to a target. @throws UpstreamError when there is no reply within `timeoutMs`, or one that refuses it. */
export async function postJson(port: string, target: JsonTarget, body: object, timeoutMs: number): Promise<void> {
  const send = (headers: Readonly<Record<string, string>>) =>
    fetch(target.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(target.token !== undefined && { authorization: `Bearer ${target.token}` }),
        ...headers,
      },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
  const response = await measureVendor(port, send).catch((cause: unknown) => {
    throw new UpstreamError(port, `${port}: the service could not be reached`, { cause })
  })
  if (!response.ok) throw new UpstreamError(port, `${port}: the service answered ${response.status}`)
}
