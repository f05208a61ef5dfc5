import type { BindResult } from './bind-result'

/** Mini-programs bind on a page (bind-strategy): no package carries the form for a dialog. */
export const openBindDialog = (): Promise<BindResult | undefined> => Promise.resolve(undefined)
