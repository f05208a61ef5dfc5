import { keysOf } from '@storefront/contract/domain/keys-of'
import { useEffect, useRef } from 'react'
import { isFlag, readStored } from './stored'

/** A key, and whether it is pressed with Ctrl (or Command). */
interface Shortcut {
  readonly key: string
  readonly hasControl?: true
}

/** THE table of the studio's keys; `ShortcutsModal` shows it. */
export const shortcuts = {
  search: { key: 'k', hasControl: true },
  save: { key: 's', hasControl: true },
  help: { key: '?' },
  filter: { key: '/' },
  fold: { key: '[' },
  create: { key: 'n' },
} as const satisfies Record<string, Shortcut>

export type ShortcutName = keyof typeof shortcuts
export const shortcutNames = keysOf(shortcuts)
export const shortcutOf = (name: ShortcutName): Shortcut => shortcuts[name]

/** Whether the keyboard has a Command key in the place of Ctrl. */
export const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform)

/** Setting of this device: keys without Ctrl can be turned off, because dictation types them (WCAG 2.1.4). */
export const SINGLE_KEYS = 'studio.singleKeys'

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.closest('input, textarea, select, [role="combobox"], [role="dialog"]') !== null)

/** Whether a key that was pressed is a shortcut's. A single key in a field is a letter. */
export function matchesShortcut(event: KeyboardEvent, name: ShortcutName): boolean {
  const { key, hasControl = false } = shortcutOf(name)
  if (event.key.toLowerCase() !== key || event.altKey || event.isComposing) return false
  if (hasControl) return event.ctrlKey || event.metaKey
  if (event.ctrlKey || event.metaKey || isTyping(event.target)) return false
  return readStored(SINGLE_KEYS, true, isFlag)
}

/** Runs an action by its keys while the component is there. */
export function useShortcut(name: ShortcutName, run: () => void): void {
  const runRef = useRef(run)
  runRef.current = run
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !matchesShortcut(event, name)) return
      event.preventDefault()
      runRef.current()
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [name])
}
