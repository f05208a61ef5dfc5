/**
 * Script of a payload: visible from its own window and from every frame below. It contains no quotes, so that it fits
 * everywhere.
 */
export const RUN = 'top.__xss=1'

/** A host that nothing harmless asks: a request to it is one that a payload made. */
export const CANARY = 'canary.invalid'

/** The code as a base64 document for `data:` addresses. */
export const RUN_BASE64 = Buffer.from(`<script>${RUN}</script>`).toString('base64')
