/** What a page's document knows besides the built page. */
interface Preloads {
  /** The address of the largest picture of the first screen. */
  readonly picture?: string | undefined
  /** Files of the output that the page does not ask for, because they stand in it. */
  readonly inlineFiles?: readonly string[]
}

/** What a header may hold of an address, and what would end it there. */
const SAFE = /^[!-;=?-~]+$/

const SOURCE = /<(script|link)\b[^>]*?\s(?:src|href)="?(\/[^"\s>]+[.](?:js|css))/g

/**
 * `Link` of a page: what it loads first, to be requested before its HTML is read, or earlier still by a proxy that makes an early
 * hint (103) of it. Scripts stay behind the picture, as their place in the page has them.
 * @param html the built page
 * @returns one value a header, or an empty list
 */
export function preloadHeaders(html: string, { picture, inlineFiles = [] }: Preloads = {}): string[] {
  const files = [...html.matchAll(SOURCE)].map(([, element, url = '']) => ({ isScript: element === 'script', url }))
  const own = files.filter(({ url }) => !inlineFiles.some((file) => url.endsWith(`/${file}`)))
  const hints = own.map(({ isScript, url }) => `<${url}>; rel=preload; as=${isScript ? 'script; fetchpriority=low' : 'style'}`)
  // Written as the element in the head is (render.ts), or the picture would be loaded twice.
  if (picture && SAFE.test(picture)) hints.unshift(`<${picture}>; rel=preload; as=image; fetchpriority=high; media="(min-resolution: 1.5dppx)"`)
  return hints
}
