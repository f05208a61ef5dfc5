import { subscribe } from '@/platform/subscribe'
import { siteApi } from '@/services/api/site'
import { siteState } from '@/state/site'

/**
 * Requests permission to send the message of a product that is back or cheaper, where the vendor has such messages. Has
 * to be called from a tap. Never rejects: without permission no message is sent.
 */
export async function askForMessages(topic: 'stock' | 'price'): Promise<void> {
  const templates = siteState().config.subscribe[topic]
  if (!subscribe.isSupported() || templates.length === 0) return
  try {
    const grantedTemplates = await subscribe.request(templates)
    // The subscription does not wait for this request: it is valid without the message.
    if (grantedTemplates.length > 0) void siteApi.notifyConfig(grantedTemplates).catch(() => {})
  } catch {
    // The subscription continues without the message.
  }
}
