import { t } from '@/i18n'
import { updates } from '@/platform/updates'
import { confirm } from '@/ui/overlay/dialogs'

/** A newer version was fetched: whether to restart now is the visitor's to say, who may be filling in an order. */
export function listenForUpdates(): void {
  updates.listen((apply) => {
    const question = {
      title: t('device.update.title'),
      text: t('device.update.text'),
      confirmText: t('device.update.apply'),
      cancelText: t('device.update.later'),
    }
    void confirm(question).then((isConfirmed) => {
      if (isConfirmed) apply()
    })
  })
}
