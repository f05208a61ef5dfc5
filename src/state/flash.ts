import type { FlashMessage } from '@storefront/contract/entities/content'
import { t } from '@/i18n'
import { feedback } from '@/platform/feedback'
import { goLink } from '@/routes/navigate'

/** Messages are shown one after the other: a second dialog would cover the first unread. */
let last: Promise<void> = Promise.resolve()

async function show({ description = '', subDescription = '', link }: FlashMessage): Promise<void> {
  const text = [description, subDescription].filter(Boolean).join('\n')
  if (!text) return
  const wantsLink = await feedback.modal({
    text,
    confirmText: t(link ? 'common.view' : 'common.gotIt'),
    cancelText: link && t('common.close'),
  })
  if (link && wantsLink) await goLink(link)
}

/** Shows messages that came with a reply or wait for this user (spec 2). */
export function showFlash(messages: readonly FlashMessage[]): void {
  for (const message of messages) last = last.then(() => show(message)).catch(() => {})
}
