import type { FlashMessage } from '@storefront/contract/entities/site/flash-message'
import { wait } from '@/lib/async'
import { feedback } from '@/platform/feedback'
import { waitForPassing } from '@/platform/feedback/passing'
import { openDialog, waitForNoDialog } from '@/ui/overlay/store'
import { contentFor } from './contents'
import { FlashDialog } from './FlashDialog'
import { gainsText, isEarned } from './gains'

/**
 * Shows messages and settles when they were closed; one without anything to show is left out. What a dialog shows comes
 * first, together; coins that were earned are a line beside what earned them. They wait for a toast to go and for an
 * open dialog to close, and go along to the next screen: a login's arrive just before it is left.
 */
export async function openFlash(messages: readonly FlashMessage[]): Promise<void> {
  const contents = messages.flatMap((message) => {
    const Face = contentFor(message)
    return Face && !isEarned(message) ? [{ message, Face }] : []
  })
  const gains = gainsText(messages.filter(isEarned))
  // The reply that brought them reaches its screen now, which may say first that it worked.
  await wait(0)
  if (contents.length > 0) {
    await waitForTurn()
    await openDialog(FlashDialog, { messages: contents }, { stays: true })
  }
  if (gains === '') return
  await waitForTurn()
  feedback.toast(gains, { at: 'tap' })
}

/** Resolves once no message shows, neither one that passes nor one to be closed. */
async function waitForTurn(): Promise<void> {
  await waitForPassing()
  await waitForNoDialog()
}
