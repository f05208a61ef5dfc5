/**
 * What a payload does when it runs: seen from the window it stands in and from every frame below. No quotes, so that it
 * fits everywhere.
 */
export const RUN = 'top.__xss=1'

/** A host that nothing harmless asks: a request to it is one that a payload made. */
export const CANARY = 'canary.invalid'

/** The code as a base64 document for `data:` addresses. */
export const RUN_BASE64 = Buffer.from(`<script>${RUN}</script>`).toString('base64')
