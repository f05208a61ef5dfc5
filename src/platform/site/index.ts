import { decode } from '@/lib/query'
import type { Site } from './types'

const TENANT = /^\/mobile-t\/([^/]+)(?=\/|$)/

/** Returns the site that the page was opened on. It never changes without a new load of the page. */
export const site = ((): (() => Site) => {
  let knownSite: Site | undefined
  return () => {
    if (!knownSite) {
      const tenant = TENANT.exec(window.location.pathname)
      knownSite = tenant ? { base: tenant[0], tenant: decode(tenant[1] ?? '') } : { base: '/mobile', tenant: '' }
    }
    return knownSite
  }
})()
