import { t } from '@/i18n'
import { feedback } from '@/platform/feedback'
import { siteState } from '@/state/site'
import { openDialog } from '@/ui/overlay/store'
import { type ContactMethods, canContact } from './contact-methods'

/** Returns the site's own customer service. */
function siteContactMethods(): ContactMethods {
  const { site } = siteState()
  return { name: site?.contact_name ?? '', phone: site?.contact_phone ?? '', code: site?.contact_wx_qrcode ?? '' }
}

/**
 * Shows the contact methods, the site's customer service without `ways`; without any, a toast says that they will
 * follow (spec 2, contact button).
 */
export async function openContact(methods: ContactMethods = siteContactMethods()): Promise<void> {
  if (!canContact(methods)) return feedback.toast(t('common.contactSoon'), { at: 'center' })
  const { ContactSheet } = await import('./components/on-tap')
  await openDialog(ContactSheet, { methods })
}
