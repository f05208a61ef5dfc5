import { decode } from '@/lib/query'
import type { Site } from './types'

const TENANT = /^\/mobile-t\/([^/]+)(?=\/|$)/

/** Which site the page was opened on. It never changes without a new load of the page. */
export const site = ((): (() => Site) => {
  let known: Site | undefined
  return () => {
    if (!known) {
      const tenant = TENANT.exec(window.location.pathname)
      known = tenant ? { base: tenant[0], tenant: decode(tenant[1] ?? '') } : { base: '/mobile', tenant: '' }
    }
    return known
  }
})()
