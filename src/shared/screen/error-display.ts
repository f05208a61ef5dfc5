import { t } from '@/i18n'
import type { ErrorDisplay } from '@/services/error-handler'
import { alert, message } from '@/ui/overlay/dialogs'

/** Shows errors in the app's own dialogs. */
export const errorDisplay: ErrorDisplay = {
  alert: (text) => alert({ title: t('error.title'), text }),
  message: (text) => message(text, 'warning'),
}
