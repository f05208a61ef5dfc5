/** A mini-program has what shows messages. */
export { openFlash } from './openFlash'
