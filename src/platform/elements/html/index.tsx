import { type KeyboardEvent, type SyntheticEvent, useEffect, useRef } from 'react'
import type { HtmlProps } from '@/platform/elements/types'

/** The picture that was meant; one inside a link is the link's. */
function pictureOf({ target }: SyntheticEvent): HTMLImageElement | null {
  return target instanceof HTMLImageElement && !target.closest('a') ? target : null
}

/** The text as it is; pictures can be reached by keyboard, too, since a tap shows them large. */
export function Html({ html, className, onImage, imageLabel }: HtmlProps) {
  const box = useRef<HTMLDivElement>(null)
  const isActive = onImage !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: new text has new pictures
  useEffect(() => {
    if (!isActive) return
    for (const picture of box.current?.querySelectorAll('img') ?? []) {
      if (picture.closest('a')) continue
      picture.tabIndex = 0
      picture.setAttribute('role', 'button')
      if (!picture.alt && imageLabel) picture.setAttribute('aria-label', imageLabel)
    }
  }, [html, isActive, imageLabel])
  const open = (event: SyntheticEvent) => {
    const src = pictureOf(event)?.getAttribute('src')
    if (src) onImage?.(src)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    if (pictureOf(event)) event.preventDefault()
    open(event)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the pictures inside are the buttons; the box only hears of them
    // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the server to an allow list (server/src/lib/html)
    <div ref={box} className={className} onClick={open} onKeyDown={onKeyDown} dangerouslySetInnerHTML={{ __html: html }} />
  )
}
