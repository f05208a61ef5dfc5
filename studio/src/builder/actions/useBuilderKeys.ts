import { useEffect } from 'react'
import { copyText } from '../document/copy'
import type { Loss } from '../document/foreign'
import type { BuilderStore } from '../document/store'
import { isForeign } from './clipboard'
import { pasteText, redo, undo } from './module-actions'

/** The drawer of an item's fields is a part of the builder, unlike other dialogs. */
const inDialog = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[role="dialog"]') !== null && target.closest('.builder-drawer') === null

/**
 * Keys of the whole builder: undo and redo, copy and paste of modules.
 * @param onLosses hears what of a paste could not come along
 */
export function useBuilderKeys(store: BuilderStore, onLosses: (losses: readonly Loss[]) => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || inDialog(event.target)) return
      const key = event.key.toLowerCase()
      const action = key === 'y' || (key === 'z' && event.shiftKey) ? redo : key === 'z' ? undo : null
      if (!action) return
      // A field's own undo knows the characters of that field alone.
      event.preventDefault()
      action(store)
    }
    const onCopy = (event: ClipboardEvent) => {
      const { selected, document } = store.getState()
      const module = selected === null ? undefined : document.modules[selected]
      if (!module || isForeign(event.target) || String(window.getSelection()) !== '') return
      event.preventDefault()
      event.clipboardData?.setData('text/plain', copyText([module], store.getState().origin))
    }
    const onPaste = (event: ClipboardEvent) => {
      if (isForeign(event.target)) return
      const losses = pasteText(store, event.clipboardData?.getData('text/plain') ?? '')
      if (!losses) return
      event.preventDefault()
      onLosses(losses)
    }
    window.addEventListener('keydown', onKey)
    document.addEventListener('copy', onCopy)
    document.addEventListener('paste', onPaste)
    return () => {
      window.removeEventListener('keydown', onKey)
      document.removeEventListener('copy', onCopy)
      document.removeEventListener('paste', onPaste)
    }
  }, [store, onLosses])
}
