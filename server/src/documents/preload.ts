/** Characters of an address that a header may contain and that do not end it. */
const SAFE = /^[!-;=?-~]+$/

const SOURCE = /<(script|link)\b[^>]*?\s(?:src|href)="?(\/[^"\s>]+[.](?:js|css))/g

/**
 * `Link` of a page: what it loads first, to be requested before its HTML is read, or earlier still by a proxy that
 * makes an early hint (103) of it. Scripts stay behind the picture, as their place in the page has them.
 * @param html the built page; empty for one whose sheets stand in it and whose scripts come after the picture
 * @param picture the address of the largest picture of the first screen
 * @returns one value a header, or an empty list
 */
export function preloadHeaders(html: string, picture: string | null): string[] {
  const hints = [...html.matchAll(SOURCE)].map(([, element, url = '']) => {
    return `<${url}>; rel=preload; as=${element === 'script' ? 'script; fetchpriority=low' : 'style'}`
  })
  // Written as the element in the head is (render.ts), or the picture would be loaded twice.
  if (picture && SAFE.test(picture))
    hints.unshift(`<${picture}>; rel=preload; as=image; fetchpriority=high; media="(min-resolution: 1.5dppx)"`)
  return hints
}
