import { miniExternalLink } from './mini/external-link'
import type { ExternalLink } from './types'

export const externalLink = miniExternalLink satisfies ExternalLink
