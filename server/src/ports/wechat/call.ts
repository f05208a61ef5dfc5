/** One call to WeChat's API, and what its error codes mean to all calls. */
import { type Address, resolveAddress } from '../config'
import { parseObject, send } from '../http'
import { UpstreamError } from '../../core/ports.types'

export const PORT = 'wechat'

const BUSY = -1
/**
 * Our own settings are wrong (id, secret, addresses let in), or the day's calls are used up: nothing the visitor could
 * do about it.
 */
const OURS: Readonly<Record<number, string>> = {
  40013: 'the app id or secret is wrong',
  40125: 'the app id or secret is wrong',
  40164: "this server's address is not on the account's list",
  45009: 'the quota of calls is used up',
}

export interface WechatCall {
  path: string
  query?: Readonly<Record<string, string>>
  /** Sent as JSON by POST; without it the call is a GET. */
  body?: Readonly<Record<string, unknown>>
}

/** `errcode` 0 means that the vendor did it. */
export interface WechatReply {
  errcode: number
  errmsg: string
  fields: Record<string, unknown>
}

/**
 * Asks, and asks a busy vendor (errcode -1) once more. Unsigned requests, so plain fetch: a library would add nothing.
 * @throws UpstreamError also when the vendor stays busy or blames our settings.
 */
export async function callWechat(base: Address, timeoutMs: number, call: WechatCall): Promise<WechatReply> {
  let reply = await callOnce(base, timeoutMs, call)
  if (reply.errcode === BUSY) reply = await callOnce(base, timeoutMs, call)
  const { errcode } = reply
  const ours = errcode === BUSY ? 'the vendor is busy' : OURS[errcode]
  if (ours) throw new UpstreamError(PORT, `${PORT}: ${ours} (${errcode})`, { undone: true })
  return reply
}

async function callOnce(base: Address, timeoutMs: number, { path, query, body }: WechatCall): Promise<WechatReply> {
  const search = query ? `?${new URLSearchParams(query)}` : ''
  const init = body
    ? { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
    : {}
  const reply = await send(PORT, `${resolveAddress(base)}${path}${search}`, init, timeoutMs)
  // The vendor answers JSON with status 200 and often the content type text/plain.
  const fields = parseObject(PORT, reply.bytes.toString('utf8'))
  return {
    errcode: typeof fields.errcode === 'number' ? fields.errcode : 0,
    errmsg: typeof fields.errmsg === 'string' && fields.errmsg !== '' ? fields.errmsg : 'refused',
    fields,
  }
}

/** The vendor's codes for a token that it no longer takes. */
const STALE = new Set([40001, 40014, 42001])

export const isTokenExpired = ({ errcode }: WechatReply): boolean => STALE.has(errcode)
