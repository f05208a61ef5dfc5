import type { KeyScanner } from './types'

/** A scanner types faster than anybody: what comes slower is not its. */
const GAP_MS = 100
const LENGTH_MIN = 4

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/** Hardware scanners are keyboards: they type a code and press Enter. */
export const listenToScanner: KeyScanner = (onCode) => {
  let [text, last] = ['', 0]
  const onKey = ({ key, target, timeStamp, ctrlKey, metaKey }: KeyboardEvent) => {
    if (isField(target) || ctrlKey || metaKey) return
    if (timeStamp - last > GAP_MS) text = ''
    last = timeStamp
    if (key === 'Enter') {
      const code = text
      text = ''
      if (code.length >= LENGTH_MIN) onCode(code)
    } else if (key.length === 1) text += key
  }
  window.addEventListener('keydown', onKey)
  return () => window.removeEventListener('keydown', onKey)
}
