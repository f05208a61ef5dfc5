/** The slug of the page that a shop opens with. */
const HOME = 'index'

/** A page of the shop, opened for a preview. @param mobileUrl where the shop's app begins, e.g. `/mobile/` */
export function pageAddress(mobileUrl: string, slug: string): string {
  const { pathname } = new URL(mobileUrl, location.origin)
  return `${pathname}${slug === HOME ? '' : `page/${encodeURIComponent(slug)}/`}?preview=studio`
}
