import type { MobilePage } from '@storefront/contract/entities/content/page'
import { useDidShow } from '@tarojs/taro'
import { useEffect } from 'react'
import { previewFrame } from '@/platform/preview-frame'
import { useSite } from '@/state/site'

/**
 * Inside a preview frame, tells the editor which page is shown and draws what it changes (docs/preview-frame.md).
 * @param page undefined while it is on its way, and for one that no visitor sees yet
 */
export function useEditor(page: MobilePage | undefined): void {
  const origins = useSite(({ status, config }) => (status === 'ready' ? config.preview_origins : null))
  const connectEditor = async () => {
    if (!origins || !previewFrame.isAsked()) return
    const { showPage, startEditing } = await import('./editing')
    if (page) showPage(page)
    startEditing(origins)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: `connectEditor` is made of these two
  useEffect(() => void connectEditor(), [page, origins])
  useDidShow(connectEditor)
}
