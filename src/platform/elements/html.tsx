import type { HtmlProps } from './types'

export function Html({ html, className }: HtmlProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the server to an allow list (server/src/lib/html)
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />
}
