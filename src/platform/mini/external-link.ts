import { router } from '../router'
import type { ExternalLink } from '../types'
import { isAllowedAddress } from '../web-hosts'
import { miniClipboard } from './clipboard'

const copied = async (url: string) => ((await miniClipboard.copy(url)) === 'done' ? 'copied' : 'failed')

/** A mini-program shows pages of the site's own hosts inside itself; any other address is copied (spec 2). */
export const miniExternalLink: ExternalLink = {
  async open(url) {
    if (!isAllowedAddress(url)) return copied(url)
    try {
      await router.open('webview', { url }, 'push')
      return 'done'
    } catch {
      return copied(url)
    }
  },
}
