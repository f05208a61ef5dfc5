let siteTitle = ''

/** Shows a screen's title; one without its own keeps the site's. */
export function showTitle(title: string | undefined): void {
  siteTitle ||= document.title
  document.title = title || siteTitle
}
