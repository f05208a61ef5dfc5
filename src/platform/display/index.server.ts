import type { Display } from './types'

/** Nothing is there to be titled or coloured while a page is rendered at the server. */
export const display: Display = { textScale: () => 1, setTitle() {}, scrollToTop() {}, setChrome() {} }
