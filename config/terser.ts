import { source } from './paths'

/**
 * Taro's own: whether the output is minified. Nobody downloads the gallery. The minifier itself is in config/minify.
 */
export const terser = { enable: source !== 'gallery' }
