import type { ExternalLink } from './types'
import { toAbsoluteUrl } from '@/platform/absolute-url'
import { isAllowedAddress } from '@/platform/web-hosts'
import { clipboard } from '@/platform/clipboard'

const copied = async (url: string) => ((await clipboard.copy(url)) === 'done' ? 'copied' : 'failed')

/** A mini-program shows pages of the site's own hosts inside itself; any other address is copied (spec 2). */
export const externalLink: ExternalLink = {
  async open(address, openInApp) {
    const url = toAbsoluteUrl(address)
    if (!isAllowedAddress(url)) return copied(url)
    try {
      await openInApp(url)
      return 'done'
    } catch {
      return copied(url)
    }
  },
}
