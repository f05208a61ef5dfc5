import { nativeBridge } from '@/platform/native-bridge'
import type { Clipboard } from './types'

/** For browsers without the clipboard API, and pages without https. */
function copyBySelection(text: string): boolean {
  const field = document.createElement('textarea')
  field.value = text
  field.setAttribute('readonly', '')
  field.style.cssText = 'position:fixed;top:0;left:-9999px'
  document.body.append(field)
  field.select()
  field.setSelectionRange(0, text.length)
  try {
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    field.remove()
  }
}

export const clipboard: Clipboard = {
  async copy(text) {
    if (nativeBridge.present()) {
      try {
        await nativeBridge.invoke('copy', { text })
        return 'done'
      } catch {
        // An old shell: the web view's own way is left.
      }
    }
    try {
      await navigator.clipboard.writeText(text)
      return 'done'
    } catch {
      return copyBySelection(text) ? 'done' : 'failed'
    }
  },
}
