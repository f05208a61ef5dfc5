import { constants } from 'node:zlib'

/** A level that is quick enough to do for each answer. */
export const BROTLI_OPTIONS = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }
