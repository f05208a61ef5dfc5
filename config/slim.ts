import { NormalModuleReplacementPlugin } from 'webpack'
import { at } from './paths'
import type { H5Config } from './types'

type Chain = Parameters<NonNullable<H5Config['webpackChain']>>[0]

/** Leaves out of the libraries what no screen can reach. */
export function leaveOut(chain: Pick<Chain, 'plugin'>): void {
  chain.plugin('infiniteQueries').use(NormalModuleReplacementPlugin, [/[\\/]infiniteQueryBehavior\.js$/, at('config/infinite-queries.js')])
}
