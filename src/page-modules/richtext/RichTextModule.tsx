import { RichText } from '@/ui/display/RichText'
import { textOf } from '../read'
import type { ModuleProps } from '../types'

/** The shop's own text; it has been cleaned by the server. */
export function RichTextModule({ config }: ModuleProps) {
  const html = textOf(config.html)
  return html ? <RichText html={html} /> : null
}
