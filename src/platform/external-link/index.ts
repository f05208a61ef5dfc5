import { env } from '@/platform/env'
import { nativeBridge } from '@/platform/native-bridge'
import type { ExternalLink } from './types'

/** The permitted beginnings of an external address: `javascript:` and `data:` would run in our page. */
const SAFE = /^(https?:\/\/|\/(?![/\\])|tel:|mailto:|weixin:\/\/|alipays?:\/\/|gojek:\/\/|gopay:\/\/)/i

export const externalLink: ExternalLink = {
  async open(url) {
    if (!SAFE.test(url)) return 'failed'
    if (env.kind === 'app' && nativeBridge.present()) {
      try {
        await nativeBridge.invoke('openExternal', { url: new URL(url, window.location.href).href })
        return 'done'
      } catch {
        // An old shell: the web view goes there itself.
      }
    }
    window.location.assign(url)
    return 'done'
  },
}
