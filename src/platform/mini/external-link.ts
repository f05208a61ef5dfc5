import type { ExternalLink } from '../types'
import { miniClipboard } from './clipboard'

/** A mini-program cannot leave for the web: the address is copied (spec 2). */
export const miniExternalLink: ExternalLink = {
  open: async (url) => ((await miniClipboard.copy(url)) === 'done' ? 'copied' : 'failed'),
}
