import { useEffect, useState } from 'react'
import { copyText } from '@/shared/device/copyText'
import { useT } from '@/i18n'
import { clipboard } from '@/platform/clipboard'
import { WebPage } from '@/platform/elements/web-view'
import { env } from '@/platform/env'
import { feedback } from '@/platform/feedback'
import { isAllowedAddress } from '@/platform/web-hosts'
import { back, useRoute } from '@/router'
import { retryStart, useSite } from '@/state/site'
import { Screen, type ScreenState } from '@/ui/layout/Screen'

/** A page of the web inside the app, of the site's own hosts alone: anything else could dress up as the shop. */
export function WebViewScreen() {
  const t = useT()
  const url = useRoute().params.url ?? ''
  const status = useSite((state) => state.status)
  const [hasFailed, setHasFailed] = useState(false)
  const isBlocked = url !== '' && status === 'ready' && !isAllowedAddress(url)
  useEffect(() => {
    // A mini-program cannot lead outside: the visitor takes the address along (spec 2).
    if (isBlocked && env.isMini)
      void clipboard
        .copy(url)
        .then((result) => result === 'done' && feedback.toast(t('common.linkCopied'), { at: 'center' }))
  }, [isBlocked, url, t])

  const state = (): ScreenState | null => {
    if (url === '')
      return {
        kind: 'empty',
        icon: 'sad',
        text: t('device.webview.none'),
        action: { text: t('common.back'), onTap: () => back() },
      }
    if (isBlocked)
      return {
        kind: 'empty',
        icon: 'sad',
        text: t('device.webview.blocked'),
        hint: t('device.webview.blockedHint'),
        action: { text: t('common.copy'), onTap: () => void copyText(url) },
      }
    if (hasFailed) return { kind: 'failed', text: t('device.webview.failed'), onRetry: () => setHasFailed(false) }
    if (status === 'failed') return { kind: 'failed', onRetry: retryStart }
    return status === 'ready' ? null : { kind: 'loading' }
  }
  const page = state()
  if (page) return <Screen title={t('device.webview.title')} state={page} />
  return (
    <Screen title="">
      <WebPage url={url} onError={() => setHasFailed(true)} />
    </Screen>
  )
}
