import { received } from './received'
import { scanned } from './scanned'
import { spent } from './spent'

/** Each thing that becomes scarcer. */
export const scarceThings = [...received, ...scanned, ...spent]
