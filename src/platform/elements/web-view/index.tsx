import { useEffect } from 'react'
import type { WebViewProps } from '@/platform/elements/types'

/** A browser goes to the address itself, in this screen's place. */
export function WebPage({ url }: WebViewProps) {
  useEffect(() => window.location.replace(url), [url])
  return null
}
