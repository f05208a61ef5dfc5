/** The notes of the script in the page's head (config/first-scripts.ts). */
interface FirstTaps {
  readonly targets: readonly Element[]
  readonly note: (event: Event) => void
}

/** React hears taps from now on: those which came before are repeated. */
export function replayFirstTaps(): void {
  const { firstTaps } = window as { readonly firstTaps?: FirstTaps }
  if (!firstTaps) return
  window.removeEventListener('click', firstTaps.note, true)
  for (const target of firstTaps.targets)
    if (target.isConnected) target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
}
