import { timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { randomToken } from './random'

const HEADER = 'x-inner-call'
/** Known to this process alone, which shows it when it calls itself. */
const SECRET = randomToken()

/** Returns the headers of a call that this server makes to itself. */
export const innerCallHeaders = (): Record<string, string> => ({ [HEADER]: SECRET })

/** Whether a request comes from this very process: it is not a visitor's, and no rate limit counts it. */
export function isInnerCall(headers: IncomingHttpHeaders): boolean {
  const secret = Buffer.from(String(headers[HEADER] ?? ''))
  return secret.length === SECRET.length && timingSafeEqual(secret, Buffer.from(SECRET))
}
