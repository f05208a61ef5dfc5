import { t } from '@/i18n'
import { feedback } from '@/platform/feedback'

interface AskOptions {
  readonly title?: string
  readonly confirmText?: string
  /** The deed cannot be taken back. */
  readonly danger?: boolean
}

/** Asks before a deed; true when the visitor confirms. */
export const ask = (text: string, { title = t('common.tip'), confirmText = t('common.confirm'), danger }: AskOptions = {}): Promise<boolean> =>
  feedback.modal({ title, text, confirmText, cancelText: t('common.cancel'), danger })

/** Says something that has to be read; settles when it is closed. */
export async function tell(text: string, title = t('common.tip')): Promise<void> {
  await feedback.modal({ title, text, confirmText: t('common.gotIt') })
}
