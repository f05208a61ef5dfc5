import { t } from '@/i18n'
import { feedback } from '@/platform/feedback'
import { permissions } from '@/platform/permissions'
import type { FailureReason } from '@/platform/result'
import { alert, confirm } from '@/ui/overlay/dialogs'

/** A right that was refused for good is given back on the system's own page alone. */
async function showDenied(): Promise<void> {
  if (!(await permissions.blocked())) return feedback.toast(t('device.denied'), { at: 'center' })
  if (await confirm({ text: t('device.deniedAsk'), confirmText: t('device.toSettings') })) await permissions.open()
}

/** Shows why the device or its vendor gave no result; nothing when the user has cancelled. */
export async function showDeviceError(reason: FailureReason): Promise<void> {
  switch (reason) {
    case 'cancelled':
      return
    case 'denied':
      return showDenied()
    case 'missing':
      return alert({ title: t('common.tip'), text: t('device.inApp') })
    case 'unsupported':
      return feedback.toast(t('device.unsupported'), { at: 'center' })
    case 'failed':
      return feedback.toast(t('device.failed'), { at: 'center' })
  }
}
