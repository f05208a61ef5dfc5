import { decode } from '@/lib/query'
import type { Site } from './types'

let current: Site = { base: '/mobile', tenant: '' }

/** Called before a page is rendered, with the place of its site: `/mobile` or `/mobile-t/{slug}`. */
export function setSite(webRoot: string): void {
  current = { base: webRoot, tenant: decode(webRoot.split('/')[2] ?? '') }
}

/** Returns the site of the page that is rendered. */
export const site = (): Site => current
