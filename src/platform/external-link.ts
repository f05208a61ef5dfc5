import type { ExternalLink } from './types'

export const externalLink: ExternalLink = {
  async open(url) {
    window.location.assign(url)
    return 'done'
  },
}
