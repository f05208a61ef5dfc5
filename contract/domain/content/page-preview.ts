/** Hours for which a link to a page's draft is good. */
export const PREVIEW_HOURS = 24

/** The secret of a link to a draft; `preview` has other values in a page builder's frame (docs/preview-frame.md). */
const TOKEN = /^[\w-]{43}$/

/** Returns whether a value of the parameter `preview` is the secret of a link to a draft. */
export const isPreviewToken = (value: string | undefined): value is string => value !== undefined && TOKEN.test(value)
