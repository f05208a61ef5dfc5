import type { FirstPage } from '@storefront/contract/first-page'
import type { Site } from '@storefront/contract/entities/site/site'

let at = 0

/** Called before a page is rendered: the time that its first render in the browser shows, too. */
export function setRenderTime(now: number): void {
  at = now
}

export const firstPage: FirstPage | null = null
/** At the server each page is the first; its site is set for each (src/server-render/state). */
export const firstSite: Site | undefined = undefined
export const isFirstRender = (): boolean => true
export const renderNow = (): number => at
export const drawsAtOnce = isFirstRender
export const afterFirstRender = (_start: () => void): void => {}
export const firstRenderEnd = (): Promise<void> => new Promise(() => {})
