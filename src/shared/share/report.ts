import { t } from '@/i18n'
import { feedback } from '@/platform/feedback'
import type { ShareResult } from '@/platform/share/types'

/** Shows the result of sharing; a cancelled share shows nothing. */
export function reportShare(result: ShareResult): void {
  if (result === 'copied') feedback.toast(t('common.copied'), { at: 'center' })
  else if (result === 'done') feedback.toast(t('share.done'), { at: 'center' })
  else if (result === 'failed') feedback.toast(t('share.failed'), { at: 'center' })
}
