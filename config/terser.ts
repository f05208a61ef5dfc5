import { source } from './paths'

/**
 * Taro's defaults keep ES5 output and every function name. Its own supported base libraries and the browsers
 * of `targets.js` read ES2017 and more, which is both smaller and faster to parse.
 */
export const terser = {
  // Nobody downloads the gallery, and minifying is half of its build.
  enable: source !== 'gallery',
  config: {
    ecma: 2017,
    keep_fnames: false,
    keep_classnames: false,
    parse: { ecma: 2020 },
    compress: {
      ecma: 2017,
      arrows: true,
      collapse_vars: true,
      comparisons: true,
      computed_props: true,
      hoist_props: true,
      inline: true,
      loops: true,
      negate_iife: true,
      properties: true,
      reduce_funcs: true,
      reduce_vars: true,
      switches: true,
      typeofs: true,
      passes: 2,
      pure_funcs: ['console.log', 'console.debug'],
    },
    output: { ecma: 2017, comments: false, ascii_only: false, keep_quoted_props: false, quote_keys: false },
  },
}
