import { create } from 'zustand'
import { notePassing } from '@/platform/feedback/passing'

export type MessageKind = 'info' | 'success' | 'warning'

interface Line {
  readonly id: number
  readonly text: string
  readonly kind: MessageKind
}

/** Longer than a toast: the message does not follow an action of the user, who is not looking for it. */
const SHOWN_MS = 3000

const store = create<{ readonly line: Line | null }>()(() => ({ line: null }))
let serial = 0
let hide: ReturnType<typeof setTimeout> | undefined

const clear = () => store.setState({ line: null })

export const useMessage = (): Line | null => store((state) => state.line)

/** Shows a line at the top for a moment; a newer one takes its place. */
export function showMessage(text: string, kind: MessageKind): void {
  notePassing(SHOWN_MS, clear)
  clearTimeout(hide)
  store.setState({ line: { id: ++serial, text, kind } })
  hide = setTimeout(clear, SHOWN_MS)
}
