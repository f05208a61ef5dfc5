import { subscribe } from '@/platform/subscribe'
import { siteApi } from '@/services/api/site'
import { siteState } from '@/state/site'

const requests = new Map<string, Promise<void>>()

async function requestMessages(order: string): Promise<void> {
  const grantedTemplates = await subscribe.request(siteState().config.subscribe.order)
  // Whether a message may be sent is no reason to hold up the payment, or to speak of an error.
  if (grantedTemplates.length > 0) void siteApi.notifyConfig(grantedTemplates, order).catch(() => {})
}

/**
 * Asks for leave to send messages about an order, where the vendor has such messages; once an order and visit. Has to
 * be called from a tap. Never rejects: a no is a no.
 * @param order its number
 */
export function askForOrderMessages(order: string): Promise<void> {
  if (!subscribe.isSupported() || siteState().config.subscribe.order.length === 0) return Promise.resolve()
  const request = requests.get(order) ?? requestMessages(order).catch(() => {})
  requests.set(order, request)
  return request
}
