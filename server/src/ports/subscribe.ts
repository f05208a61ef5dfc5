/** Common part of all vendors' messages. */
import { type SubscribeMessage, type SubscribeResult, UpstreamError } from '../core/ports.types'

/** The values in the form that the vendors share: `{ keyword1: { value: '...' } }`. */
export const messageData = (fields: SubscribeMessage['fields']): Record<string, { value: string }> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, { value }]))

/**
 * Returns the result of sending a message. Without an answer the message may have been sent: `unknown`, which must not
 * be retried.
 * @throws UpstreamError when it was certainly not sent.
 */
export async function outcomeOf<T>(sending: () => Promise<T>): Promise<T | SubscribeResult> {
  try {
    return await sending()
  } catch (error) {
    if (!(error instanceof UpstreamError) || error.undone) throw error
    return { state: 'unknown', reason: error.message }
  }
}
