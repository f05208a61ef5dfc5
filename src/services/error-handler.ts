import { TOAST_MS } from '@storefront/contract/constants'
import { t } from '@/i18n'
import { feedback } from '@/platform/feedback'
import { alert, message } from '@/ui/overlay/dialogs'
import { type FailedKind, type ErrorAction, errorActionFor } from './error-policy'
import { toLogin } from './login-redirect'

let isLeaving = false
let lastToast = { text: '', at: 0 }
const open = new Set<string>()
const handled = new WeakSet<object>()

/** Many calls of one screen may be refused at once: the visitor is sent to login one time. */
function redirectToLoginOnce(): void {
  if (isLeaving) return
  isLeaving = true
  const arrived = () => {
    isLeaving = false
  }
  toLogin().then(arrived, arrived)
}

/** The same words are not laid over themselves while they wait to be read. */
function alertOnce(text: string): void {
  if (open.has(text)) return
  open.add(text)
  const closed = () => void open.delete(text)
  alert({ title: t('error.title'), text }).then(closed, closed)
}

/** Ten calls that fail together for one reason are one line, as long as it can be seen. */
function toastOnce(text: string, say: () => void): void {
  const now = Date.now()
  if (lastToast.text === text && now - lastToast.at < TOAST_MS) return
  lastToast = { text, at: now }
  say()
}

/** What each kind of reaction does. */
const handlers: Readonly<Record<ErrorAction['kind'], (text: string) => void>> = {
  login: redirectToLoginOnce,
  modal: alertOnce,
  message: (text) => toastOnce(text, () => message(text, 'warning')),
  toast: (text) => toastOnce(text, () => feedback.toast(text, { at: 'bottom' })),
  silent() {},
}

/**
 * Tells of a failure as the catalogue says (spec 8). The same error object is told of once, so that a screen and
 * the query client may both hand it in.
 */
export function showError(error: unknown, of?: FailedKind): ErrorAction {
  const reaction = errorActionFor(error, of)
  if (typeof error === 'object' && error !== null) {
    if (handled.has(error)) return reaction
    handled.add(error)
  }
  handlers[reaction.kind](reaction.text)
  return reaction
}
