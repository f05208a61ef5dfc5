import { t } from '@/i18n'
import { clipboard } from '@/platform/clipboard'
import { feedback } from '@/platform/feedback'

/** Copies a text and says how it went (spec 8). */
export async function copyText(text: string): Promise<void> {
  const isDone = (await clipboard.copy(text)) === 'done'
  feedback.toast(t(isDone ? 'common.copied' : 'common.copyFailed'), { at: 'center' })
}
