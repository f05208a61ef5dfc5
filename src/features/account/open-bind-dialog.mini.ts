import type { BindResult } from './bind-strategy'

/** Mini-programs bind on a page (bind-strategy): no package carries the form for a dialog. */
export const openBindDialog = (): Promise<BindResult | undefined> => Promise.resolve(undefined)
