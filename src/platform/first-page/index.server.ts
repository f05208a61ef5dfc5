import type { FirstPage, RenderInput } from '@storefront/contract/first-page'
import type { Site } from '@storefront/contract/entities/site/site'

let current: Pick<RenderInput, 'now' | 'hasComments'> = { now: 0, hasComments: true }

/** Called before a page is rendered: its first render in the browser shows the same time, and comments or none. */
export function setFirstRender(input: typeof current): void {
  current = input
}

export const firstPage: FirstPage | null = null
/** At the server each page is the first; its site is set for each (src/server-render/state). */
export const firstSite: Site | undefined = undefined
export const isFirstRender = (): boolean => true
export const renderNow = (_isFirst?: boolean): number => current.now
export const firstHasComments = (): boolean | undefined => current.hasComments
export const drawsAtOnce = isFirstRender
export const afterFirstRender = (_start: () => void): void => {}
export const firstRenderEnd = (): Promise<void> => new Promise(() => {})
