/** No server renders the pages of a mini-program. */
export const useIsFirstRender = (): boolean => false
export const useRenderNow = Date.now
