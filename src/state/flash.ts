import type { FlashMessage } from '@storefront/contract/entities/site/flash-message'
import { siteApi } from '@/services/api/site'
import { keepTrying } from '@/services/keep-trying'
import { isRepeatable } from '@/services/query'

type Show = (messages: readonly FlashMessage[]) => Promise<void>

let show: Show = async () => {}
/** Messages of one reply are shown together; those of the next wait, or they would cover the first unread. */
let last: Promise<void> = Promise.resolve()

/** Sets the function that shows messages and settles when they are closed. Called once at the start. */
export function onFlash(showFn: Show): void {
  show = showFn
}

/** Shows messages that came with a reply or wait for this user (spec 2). */
export function showFlash(messages: readonly FlashMessage[]): void {
  if (messages.length > 0) last = last.then(() => show(messages)).catch(() => {})
}

/**
 * Asks for what waits for the user since they were last here. Never rejects; a lost reply is asked for again in the
 * background.
 */
export async function loadFlash(): Promise<void> {
  if (!(await tryFlash())) void keepTrying(tryFlash)
}

/** False when the reply was lost; after a refusal the next start asks again. */
async function tryFlash(): Promise<boolean> {
  try {
    const { results } = await siteApi.flashMessages()
    showFlash(results)
    return true
  } catch (error) {
    return !isRepeatable(error)
  }
}
