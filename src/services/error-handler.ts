import { TOAST_MS } from '@storefront/contract/constants'
import { feedback } from '@/platform/feedback'
import { type FailedKind, type ErrorAction, errorActionFor } from './error-policy'
import { redirectToLogin } from './login-redirect'

/** The display of errors that a toast is too small for. */
export interface ErrorDisplay {
  /** Shows a text that has to be read; resolves when it is closed. */
  readonly alert: (text: string) => Promise<unknown>
  /** Shows a line at the top of the screen. */
  readonly message: (text: string) => void
  /** Whether the screen in front asks the visitor to log in: a refused call must not lead away before the answer. */
  readonly asksForLogin: () => boolean
}

const toast = (text: string): void => feedback.toast(text, { at: 'bottom' })
let display: ErrorDisplay = { alert: async (text) => toast(text), message: toast, asksForLogin: () => false }
let isLeaving = false
let lastToast = { text: '', at: 0 }
const open = new Set<string>()
const handledErrors = new WeakSet<object>()

/**
 * Hands in what shows errors, once at the start of the app: services do not know the views. Until then a toast shows
 * them.
 */
export function configureErrorDisplay(errorDisplay: ErrorDisplay): void {
  display = errorDisplay
}

/** Many calls of one screen may be refused at once: the visitor is sent to login one time. */
function redirectToLoginOnce(): void {
  if (isLeaving || display.asksForLogin()) return
  isLeaving = true
  const onArrival = () => {
    isLeaving = false
  }
  redirectToLogin().then(onArrival, onArrival)
}

/** An alert with the same text is not opened again while it waits to be read. */
function alertOnce(text: string): void {
  if (open.has(text)) return
  open.add(text)
  const onClose = () => void open.delete(text)
  display.alert(text).then(onClose, onClose)
}

/** Calls that fail together for one reason show one line, as long as it is visible. */
function toastOnce(text: string, show: () => void): void {
  const now = Date.now()
  if (lastToast.text === text && now - lastToast.at < TOAST_MS) return
  lastToast = { text, at: now }
  show()
}

/** The handler of each kind of error action. */
const handlers: Readonly<Record<ErrorAction['kind'], (text: string) => void>> = {
  login: redirectToLoginOnce,
  modal: alertOnce,
  message: (text) => toastOnce(text, () => display.message(text)),
  toast: (text) => toastOnce(text, () => toast(text)),
  silent() {},
}

/**
 * Shows a failure as the error catalogue says (spec 8). The same error object is shown once, so that a screen and the
 * query client may both hand it in. `of` is what failed, one call or a list's load. Returns the action that was taken.
 */
export function showError(error: unknown, of?: FailedKind): ErrorAction {
  const action = errorActionFor(error, of)
  if (typeof error === 'object' && error !== null) {
    if (handledErrors.has(error)) return action
    handledErrors.add(error)
  }
  handlers[action.kind](action.text)
  return action
}
