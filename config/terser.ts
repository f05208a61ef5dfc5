import { source } from './paths'

/** Taro's own: whether the output is minified. Nobody downloads the gallery, and minifying is half of its build. */
export const terser = { enable: source !== 'gallery' }
