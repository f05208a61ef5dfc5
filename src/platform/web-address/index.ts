import { toPath } from '@/platform/site/paths'

/**
 * Full web address of a path below the site's prefix, for those who get a link: `/product/1/` ->
 * `https://…/mobile/product/1/`.
 */
export const webAddress = (path: string): string => `${window.location.origin}${toPath(path)}`
