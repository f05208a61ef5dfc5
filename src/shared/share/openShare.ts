import { hasPermission } from '@storefront/contract/has-permission'
import { copyText } from '@/shared/device/copyText'
import { t } from '@/i18n'
import { clipboard } from '@/platform/clipboard'
import { feedback } from '@/platform/feedback'
import { share } from '@/platform/share'
import { showError } from '@/services/error-handler'
import { shortLink } from '@/services/short-link'
import type { ShareChannel, Shareable } from '@/platform/share/types'
import { session } from '@/state/session'
import { confirm } from '@/ui/overlay/dialogs'
import { openDialog } from '@/ui/overlay/store'
import { CodeDialog } from './CodeDialog'
import { PosterDialog } from './PosterDialog'
import { reportShare } from './report'
import { ShareGuide } from './ShareGuide'
import { type ShareChoice, ShareSheet } from './ShareSheet'

/** Sends by the place's own means; in WeChat's browser the visitor is shown the menu that does it. */
async function send(item: Shareable, channel?: ShareChannel): Promise<void> {
  const result = await share.send(item, channel)
  if (result === 'guided') await openDialog(ShareGuide, {})
  else reportShare(result)
}

/** Fetches the short link while the sheet is open, if the user may have one: a tap then copies it without a wait. */
function fetchShort(item: Shareable): Promise<string | undefined> | undefined {
  if (!hasPermission(session().user?.perms ?? [], 'base.read_shortlink')) return undefined
  return shortLink(item.link('link')).catch(() => undefined)
}

/**
 * Copies a short link to what is shared, with its tracking; what refuses it says why. A browser that copies only in the
 * moment of a tap (Safari, after a wait for the network) gets another tap, on a dialog that shows the link.
 */
async function copyShort(item: Shareable, shortLinkRequest: Promise<string | undefined> | undefined): Promise<void> {
  const link =
    (await shortLinkRequest) ?? (await shortLink(item.link('link')).catch((error: unknown) => void showError(error)))
  if (!link) return
  if ((await clipboard.copy(link)) === 'done') feedback.toast(t('common.copied'), { at: 'center' })
  else if (await confirm({ title: t('share.copyShort'), text: link, confirmText: t('common.copy') }))
    await copyText(link)
}

/**
 * Opens the share sheet over the screen in front and does what was chosen there.
 * @param price for the poster, as it is shown; empty for what has no price
 */
export async function openShare(item: Shareable, price = ''): Promise<void> {
  const shortLinkRequest = fetchShort(item)
  const choice = await openDialog<object, ShareChoice>(ShareSheet, {})
  if (!choice) return
  if (choice.kind === 'link') await copyText(item.link('link'))
  else if (choice.kind === 'short') await copyShort(item, shortLinkRequest)
  else if (choice.kind === 'code') await openDialog(CodeDialog, { item })
  else if (choice.kind === 'poster') await openDialog(PosterDialog, { item, price })
  else if (choice.kind === 'send') await send(item, choice.channel)
}
