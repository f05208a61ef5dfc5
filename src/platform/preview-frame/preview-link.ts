import { FRAME_HEIGHT_POLL_MS } from '@storefront/contract/constants'
import type { PreviewListener, ToEditor } from './types'
import { envelope, readMessage } from './preview-protocol'

/** Height of what the screen in front shows, in CSS px: a frame of that height needs no scrolling. */
function contentHeight(): number {
  const page = document.querySelector('.taro_page:not(.taro_page_shade)')
  const column = page?.querySelector('[role="main"]')
  if (!page || !column) return 0
  const bottoms = [...column.children].map((child) => child.getBoundingClientRect().bottom)
  return Math.max(0, Math.ceil(Math.max(0, ...bottoms) - page.getBoundingClientRect().top + page.scrollTop))
}

/**
 * Speaks with the editor that frames this page (docs/preview-frame.md). We say hello to each allowed origin, and the
 * browser hands it to the one that frames us, if it is among them; an editor is one that answers so. A message counts
 * when it comes from the window above us and from an allowed origin; ours go to that origin alone.
 */
export function linkEditor(others: readonly string[], listener: PreviewListener): void {
  const allowed = new Set([window.location.origin, ...others])
  const editor = window.parent
  let origin: string | null = null
  let version: 1 | 2 = 1
  let height = -1

  const send = (message: ToEditor) => {
    if (origin !== null) editor.postMessage(envelope(message, version), origin)
  }
  const sendHeight = () => {
    const now = contentHeight()
    if (now === height) return
    height = now
    send({ type: 'height', height })
  }
  window.addEventListener('message', (event: MessageEvent<unknown>) => {
    if (event.source !== editor || !allowed.has(event.origin)) return
    const message = readMessage(event.data)
    if (!message) return
    if (message.type === 'hello') {
      if (origin === null) setInterval(sendHeight, FRAME_HEIGHT_POLL_MS)
      origin = event.origin
      version = message.version
      height = -1
      listener.connected(send, version)
    } else if (origin === event.origin) listener.message(message)
  })
  for (const one of allowed) {
    try {
      editor.postMessage(envelope({ type: 'hello' }), one)
    } catch {
      // A configured origin that is none: the others are asked all the same.
    }
  }
}
