import { t } from '@/i18n'
import { feedback } from '@/platform/feedback'
import { siteState } from '@/state/site'
import { openDialog } from '@/ui/overlay/store'

/** Shows the ways to reach customer service; with none the shop says that they will come (spec 2, contact button). */
export async function openContact(): Promise<void> {
  const { site } = siteState()
  if (!site?.contact_phone && !site?.contact_wx_qrcode) return feedback.toast(t('common.contactSoon'), { at: 'center' })
  const { ContactSheet } = await import('./ContactSheet')
  await openDialog(ContactSheet, {})
}
