import { copyText } from '@/features/device/copyText'
import { share } from '@/platform/share'
import { showError } from '@/services/react'
import { shortLink } from '@/services/short-link'
import type { ShareChannel, Shareable } from '@/platform/types'
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

/** Copies a short link to what is shared, with its tracking; what refuses it says why. */
async function copyShort(item: Shareable): Promise<void> {
  const link = await shortLink(item.link('link')).catch((error: unknown) => void showError(error))
  if (link) await copyText(link)
}

/**
 * Opens the share sheet over the screen in front and does what was chosen there.
 * @param price for the poster, as it is shown; empty for what has no price
 */
export async function openShare(item: Shareable, price = ''): Promise<void> {
  const choice = await openDialog<object, ShareChoice>(ShareSheet, {})
  if (!choice) return
  if (choice.kind === 'link') await copyText(item.link('link'))
  else if (choice.kind === 'short') await copyShort(item)
  else if (choice.kind === 'code') await openDialog(CodeDialog, { item })
  else if (choice.kind === 'poster') await openDialog(PosterDialog, { item, price })
  else if (choice.kind === 'send') await send(item, choice.channel)
}
