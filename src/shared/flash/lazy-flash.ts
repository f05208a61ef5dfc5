import type { FlashMessage } from '@storefront/contract/entities/site/flash-message'

/** `openFlash`, with what shows messages: a browser fetches it with the first of them. */
export const openFlash = async (messages: readonly FlashMessage[]): Promise<void> =>
  (await import('./openFlash')).openFlash(messages)
