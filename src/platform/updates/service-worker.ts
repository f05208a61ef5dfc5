import { site } from '@/platform/site'
import { TAKE_OVER } from './types'

/** Whether a field of any screen has something in it, also of those that wait below the one in front. */
const hasInput = (): boolean =>
  [
    ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
      'textarea,input:not([type=checkbox],[type=radio],[type=hidden])',
    ),
  ].some(({ value }) => value !== '')

const loadedFiles = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === location.origin)
    .map(({ pathname }) => pathname)

/**
 * Registers the site's worker, and lets a newer one take over when no field has input: what was typed would be lost if
 * the page's own files were gone. Rejects where the browser refuses, as in a private window.
 */
export async function registerServiceWorker(): Promise<void> {
  const registration = await navigator.serviceWorker.register(`${site().base}/service-worker.js`)
  const offer = () => {
    if (!hasInput()) registration.waiting?.postMessage(TAKE_OVER)
  }
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', offer))
  document.addEventListener('visibilitychange', offer)
  offer()
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage({ files: loadedFiles() })
}
