import { t } from '@/i18n'
import { router } from '@/router/router'
import type { ErrorDisplay } from '@/services/error-handler'
import { alert, message } from '@/ui/overlay/dialogs'
import { asksFirst, isClosed } from './login-gate'

/** Shows errors in the app's own dialogs. */
export const errorDisplay: ErrorDisplay = {
  alert: (text) => alert({ title: t('error.title'), text }),
  message: (text) => message(text, 'warning'),
  asksForLogin() {
    const { name, params } = router.here()
    return asksFirst() && isClosed(name, params['id'])
  },
}
