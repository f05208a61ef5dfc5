import { t } from '@/i18n'
import { feedback } from '@/platform/feedback'
import type { ShareResult } from '@/platform/share/types'

/** Says what became of sharing; a visitor who changed their mind is told nothing. */
export function reportShare(result: ShareResult): void {
  if (result === 'copied') feedback.toast(t('common.copied'), { at: 'center' })
  else if (result === 'done') feedback.toast(t('share.done'), { at: 'center' })
  else if (result === 'failed') feedback.toast(t('share.failed'), { at: 'center' })
}
