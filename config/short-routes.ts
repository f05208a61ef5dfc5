import { at } from './paths'
import type { H5Config } from './types'

type Chain = Parameters<NonNullable<H5Config['webpackChain']>>[0]

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
