import type { MouseEvent } from 'react'
import type { HtmlProps } from './types'

export function Html({ html, className, onPicture }: HtmlProps) {
  const onClick = (event: MouseEvent<HTMLElement>) => {
    if (!onPicture || !(event.target instanceof HTMLImageElement)) return
    const all = [...event.currentTarget.querySelectorAll('img')].map((picture) => picture.src)
    onPicture(event.target.src, all)
  }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the server to an allow list (server/src/lib/html)
  return <div className={className} onClick={onClick} dangerouslySetInnerHTML={{ __html: html }} />
}
