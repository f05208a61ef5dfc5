import { showDeviceError } from '@/shared/device/showDeviceError'
import { env } from '@/platform/env'
import { scan } from '@/platform/scan'
import { isAllowedAddress } from '@/platform/web-hosts'
import { goAddress } from '@/router'
import { router } from '@/router/router'
import { nextScreen } from '@/routes/login-next'

/** As much as the field itself takes. */
const WORDS_MAX = 100

/**
 * Returns the path of a code that stands for a screen of this site: on the host of the calls, or on one of the site's own
 * hosts, as a mini-program has them. Undefined for any other text.
 */
export function ownPath(text: string): string | undefined {
  const [address, host, path = '/'] = /^https?:\/\/([^/?#\\@]+)(\/.*)?$/i.exec(text.trim()) ?? []
  if (address === undefined || host === undefined) return undefined
  const isOwn = host.toLowerCase() === env.domain().toLowerCase() || isAllowedAddress(address)
  return isOwn && nextScreen(path, router.site().tenant) ? path : undefined
}

/**
 * Searching by the camera: a code of this site opens its screen, the text of any other one is looked for (a product's
 * bar code, a word).
 */
export function scanToSearch(search: (words: string) => void): () => Promise<void> {
  return async () => {
    const answer = await scan.scan()
    if (!answer.ok) return showDeviceError(answer.reason)
    const path = ownPath(answer.text)
    if (path === undefined) search(answer.text.trim().slice(0, WORDS_MAX))
    else await goAddress(path)
  }
}
