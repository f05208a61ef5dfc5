import { useEffect } from 'react'

interface OpenDialog {
  readonly dialog: Element
  readonly opener: HTMLElement
}

const dialogOf = (node: EventTarget | null): Element | null =>
  node instanceof Element ? node.closest('[role="dialog"]') : null

/**
 * Gives the focus back to what opened a dialog or a drawer. The library does so when a dialog closes, and not when it is
 * gone together with the part that holds it, as most of ours are.
 */
export function useFocusReturn(): void {
  useEffect(() => {
    let dialogs: readonly OpenDialog[] = []
    const noteOpener = ({ target, relatedTarget }: FocusEvent) => {
      const dialog = dialogOf(target)
      if (!dialog || !(relatedTarget instanceof HTMLElement) || dialog.contains(relatedTarget)) return
      if (!dialogs.some((one) => one.dialog === dialog)) dialogs = [...dialogs, { dialog, opener: relatedTarget }]
    }
    const returnFocus = () => {
      const first = dialogs.find(({ dialog }) => !dialog.isConnected)
      if (!first) return
      dialogs = dialogs.filter(({ dialog }) => dialog.isConnected)
      if (document.activeElement === document.body && first.opener.isConnected) first.opener.focus()
    }
    const observer = new MutationObserver(returnFocus)
    // The library puts dialogs beside the app.
    observer.observe(document.body, { childList: true })
    document.addEventListener('focusin', noteOpener)
    return () => {
      observer.disconnect()
      document.removeEventListener('focusin', noteOpener)
    }
  }, [])
}
