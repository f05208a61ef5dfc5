import { WebView } from '@tarojs/components'
import type { WebViewProps } from '@/platform/elements/types'

/** Fills the page: a mini-program draws nothing beside it. */
export function WebPage({ url, onError }: WebViewProps) {
  return <WebView src={url} onError={onError} />
}
