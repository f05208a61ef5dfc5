/** The slug of the page that a shop opens with. */
const HOME = 'index'

/** A page of the shop, opened for a preview. @param mobileUrl where the shop's app begins, e.g. `/mobile/` */
export function pageAddress(mobileUrl: string, slug: string): string {
  const { pathname } = new URL(mobileUrl, location.origin)
  return `${pathname}${slug === HOME ? '' : `page/${encodeURIComponent(slug)}/`}?preview=studio`
}

/**
 * Returns the address that shows the draft of a page on any phone. A mini-program opens its home page without
 * parameters, so that home too is named by its slug.
 */
export function draftAddress(mobileUrl: string, slug: string, token: string): string {
  const { href } = new URL(mobileUrl, location.origin)
  return `${href}page/${encodeURIComponent(slug)}/?preview=${token}`
}
