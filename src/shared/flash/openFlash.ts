import type { FlashMessage } from '@storefront/contract/entities/site/flash-message'
import { wait } from '@/lib/async'
import { waitForNoToast } from '@/platform/feedback/toast-clock'
import { openDialog, waitForNoDialog } from '@/ui/overlay/store'
import { contentFor } from './contents'
import { FlashDialog } from './FlashDialog'

/**
 * Shows messages together and settles when they were closed; one without anything to show is left out. They wait for a
 * toast to go and for an open dialog to close, and go along to the next screen: a login's arrive just before it is
 * left.
 */
export async function openFlash(messages: readonly FlashMessage[]): Promise<void> {
  const contents = messages.flatMap((message) => {
    const Face = contentFor(message)
    return Face ? [{ message, Face }] : []
  })
  if (contents.length === 0) return
  // The reply that brought them reaches its screen now, which may say first that it worked.
  await wait(0)
  await waitForNoToast()
  await waitForNoDialog()
  await openDialog(FlashDialog, { messages: contents }, { stays: true })
}
