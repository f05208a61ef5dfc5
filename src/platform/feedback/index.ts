import { TOAST_MS } from '@storefront/contract/constants'
import { notePassing } from './passing'
import type { Feedback } from './types'

/** The web's own toast and loading; their file is loaded when the first one is shown. */
const host = () => import('./feedback-host')
const hideToast = () => void host().then((module) => module.hideToast())

export const feedback: Feedback = {
  toast(text, options) {
    notePassing(options?.ms ?? TOAST_MS, hideToast)
    void host().then((module) => module.showToast(text, options))
  },
  loading(text) {
    const hidePromise = host().then((module) => module.showLoading(text))
    return () => void hidePromise.then((hide) => hide())
  },
}
