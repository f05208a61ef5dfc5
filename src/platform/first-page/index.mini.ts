import type { FirstPage } from '@storefront/contract/first-page'
import type { Site } from '@storefront/contract/entities/site/site'

/** A mini-program's pages are its own: no server has rendered them. */
export const firstPage: FirstPage | null = null
export const firstSite: Site | undefined = undefined
export const isFirstRender = (): boolean => false
export const renderNow: (isFirst?: boolean) => number = Date.now
export const firstHasComments = (): boolean | undefined => undefined
/** Its view gets a screen in one message. */
export const drawsAtOnce = (): boolean => true
export const afterFirstRender = (start: () => void): void => start()
export const firstRenderEnd = (): void => {}
