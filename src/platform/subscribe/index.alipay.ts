import { promisify, my } from '@/platform/vendor/alipay'
import type { Subscribe } from './types'

interface Subscribed {
  readonly behavior?: string
  readonly result?: { readonly subscribeEntityIds?: readonly string[] }
}

/** Alipay asks for three at most at a time. */
const MOST = 3

export const subscribe: Subscribe = {
  isSupported: () => my().requestSubscribeMessage !== undefined,
  async request(templates) {
    const api = my()
    if (templates.length === 0 || !api.requestSubscribeMessage) return []
    const entityIds = templates.slice(0, MOST)
    try {
      const { behavior, result } = await promisify<Subscribed>((end) =>
        api.requestSubscribeMessage?.({ entityIds, ...end }),
      )
      if (behavior !== 'subscribe') return []
      const grantedIds = result?.subscribeEntityIds ?? entityIds
      return entityIds.filter((id) => grantedIds.includes(id))
    } catch {
      return []
    }
  },
}
