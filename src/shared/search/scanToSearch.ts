import { showDeviceError } from '@/shared/device/showDeviceError'
import { env } from '@/platform/env'
import { scan } from '@/platform/scan'
import { goAddress } from '@/router'

/** As much as the field itself takes. */
const WORDS_MAX = 100

/** Returns the path of one of this site's own addresses; undefined for any other text. */
export function ownPath(text: string): string | undefined {
  const [, host, path] = /^https?:\/\/([^/?#\\@]+)(\/.*)?$/i.exec(text.trim()) ?? []
  return host !== undefined && host.toLowerCase() === env.domain().toLowerCase() ? (path ?? '/') : undefined
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
