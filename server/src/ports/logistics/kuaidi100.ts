import { createHash } from 'node:crypto'
import { type Address, resolveAddress } from '../config'
import { asObject, parseObject, send, textField } from '../http'
import { type LogisticsPort, type TrackNode, type TrackResult, UpstreamError } from '../../core/ports.types'

const PORT = 'logistics'
/** A user waits for the answer, and what is known already is shown without it. */
const PATIENCE_MS = 4000

/** Upper-case MD5 of param, key and customer, one after the other. */
export const kuaidi100Sign = (param: string, key: string, customer: string): string =>
  createHash('md5')
    .update(param + key + customer)
    .digest('hex')
    .toUpperCase()

/** Meanings of the vendor's return codes; all others mean that the account may not ask. */
const meanings: Readonly<Record<string, 'nothing' | 'wrong' | 'unreachable'>> = {
  '400': 'wrong',
  '408': 'wrong',
  '500': 'nothing',
  '501': 'unreachable',
  '502': 'unreachable',
}

/** Signed for by the receiver, or by another person on their behalf (301 to 304). */
const isSigned = (state: string): boolean => /^3(0[1-4])?$/.test(state)

/** `2026-05-06 12:00:00` in China's time. */
function nodeOf(value: unknown): TrackNode | null {
  const row = asObject(value)
  const text = textField(row, 'context')
  const at = new Date(`${(textField(row, 'ftime') ?? textField(row, 'time') ?? '').replace(' ', 'T')}+08:00`)
  return text === null || Number.isNaN(at.getTime()) ? null : { at, text }
}

function read(reply: Record<string, unknown>): TrackResult {
  const code = textField(reply, 'returnCode')
  if (reply.result === false || code !== null) {
    const reason = `${code ?? ''} ${textField(reply, 'message') ?? ''}`.trim()
    const result = meanings[code ?? ''] ?? 'refused'
    return result === 'nothing' ? { result } : { result, reason }
  }
  if (!Array.isArray(reply.data)) return { result: 'unreachable', reason: `${PORT}: the reply is invalid` }
  const nodes = reply.data.flatMap((row: unknown) => nodeOf(row) ?? [])
  return nodes.length === 0 ? { result: 'nothing' } : { result: 'ok', isSigned: isSigned(String(reply.state)), nodes }
}

/** Kuaidi100's real-time query (poll/query.do): a form with `customer`, `sign` and `param`, answered by JSON. */
export function kuaidi100(base: Address, timeoutMs: number): LogisticsPort {
  return {
    async track({ customer, key }, { company, number, mobileTail }) {
      const param = JSON.stringify({
        com: company,
        num: number,
        ...(mobileTail !== '' && { phone: mobileTail }),
        show: '0',
        order: 'desc',
      })
      const body = new URLSearchParams({ customer, sign: kuaidi100Sign(param, key, customer), param })
      try {
        const reply = await send(
          PORT,
          `${resolveAddress(base)}/poll/query.do`,
          { method: 'POST', body },
          Math.min(timeoutMs, PATIENCE_MS),
        )
        return read(parseObject(PORT, reply.bytes.toString('utf8')))
      } catch (error) {
        if (error instanceof UpstreamError) return { result: 'unreachable', reason: error.message }
        throw error
      }
    },
  }
}
