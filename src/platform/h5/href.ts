import { router } from '../router'

/** Full web address of a path below the site's prefix. */
export const hrefOf = (path: string): string => `${window.location.origin}${router.site().base}${path}`
