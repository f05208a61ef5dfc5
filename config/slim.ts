import { NormalModuleReplacementPlugin } from 'webpack'
import { at } from './paths'
import type { H5Config } from './types'

type Chain = Parameters<NonNullable<H5Config['webpackChain']>>[0]

/** Parts of Taro's parser of HTML, and what stands in for them. */
const PARSER_PARTS: Readonly<Record<string, string>> = {
  './style.js': 'config/style-tags.js',
  './tags.js': 'config/html-tags-runtime.js',
}

/** Leaves out of the libraries what no screen can reach. */
export function leaveOut(chain: Pick<Chain, 'plugin'>): void {
  chain
    .plugin('infiniteQueries')
    .use(NormalModuleReplacementPlugin, [/[\\/]infiniteQueryBehavior\.js$/, at('config/infinite-queries.js')])
  // Taro's parser imports them by its own folder, and other packages may have files of these names.
  chain.plugin('htmlParser').use(NormalModuleReplacementPlugin, [
    /^\.\/(?:style|tags)\.js$/,
    (resource) => {
      if (/[\\/]inner-html$/.test(resource.context))
        resource.request = at(PARSER_PARTS[resource.request] ?? resource.request)
    },
  ])
}

/** Writes the route table shorter than its source. */
export function shortenRoutes(chain: Pick<Chain, 'module'>): void {
  // Before Babel: it takes the source's words.
  chain.module
    .rule('routeTable')
    .test(/[\\/]contract[\\/]routes\.ts$/)
    .enforce('pre')
    .use('routeTable')
    .loader(at('config/route-table.js'))
}
