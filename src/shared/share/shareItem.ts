import { t } from '@/i18n'
import { feedback } from '@/platform/feedback'
import type { Shareable } from '@/platform/share/types'

/**
 * Opens the ways to share something. The sheet and the poster are fetched when they are wanted: few visitors share, and
 * all wait for a screen's file.
 * @param price for its poster: as it is shown, with its symbol
 */
export async function shareItem(item: Shareable, price = ''): Promise<void> {
  try {
    const { openShare } = await import('./openShare')
    await openShare(item, price)
  } catch {
    feedback.toast(t('share.failed'), { at: 'center' })
  }
}
