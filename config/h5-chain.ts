import { CssNames } from './css-names'
import { minifyWithSwc } from './minify'
import { at } from './paths'
import { RouteFiles } from './route-files'
import { ShortStats } from './short-stats'
import { shortenRoutes } from './short-routes'
import type { H5Config } from './types'

type Chain = Parameters<NonNullable<H5Config['webpackChain']>>[0]

/**
 * Taro's global sheets: a reset, a weui font, remote pictures. `router/h5/base.css` contains the parts that we need.
 */
const TARO_SHEETS = [
  '@tarojs/components/global.css',
  '@tarojs/components/dist/taro-components/taro-components.css',
  '@tarojs/components-react/dist/index.css',
]

/** Replaces modules that Taro's H5 build would use with our own. */
function aliases(chain: Chain): void {
  const { alias } = chain.resolve
  alias.set('@tarojs/router$', at('src/router/h5/index.ts'))
  alias.set('react-dom/client$', at('src/router/h5/root.ts'))
  alias.set('@tarojs/components$', at('src/platform/taro-components/index.ts'))
  for (const sheet of TARO_SHEETS) alias.set(`${sheet}$`, at('config/empty.css'))
}

/** Taro puts its components' styles into JavaScript; extracted like ours they load beside it. */
function extractTaroStyles(chain: Chain): void {
  chain.module.rules.delete('taroStyle')
  chain.module.rule('customStyle').exclude.clear()
  chain.module.rule('postcss').exclude.clear()
}

/** Two files for what all screens share, React apart since it changes seldom; a file for each screen. */
function chunks(chain: Chain): void {
  chain.optimization.merge({
    runtimeChunk: false,
    // It searches all files for a file's first hash: one of digits alone stood in a number, and what was written no
    // longer parsed.
    realContentHash: false,
    splitChunks: {
      chunks: 'all',
      minSize: 14_000,
      maxInitialRequests: 6,
      maxAsyncRequests: 6,
      hidePathInfo: true,
      cacheGroups: {
        default: { minChunks: 2, priority: 1, reuseExistingChunk: true },
        defaultVendors: false,
        common: false,
        vendors: false,
        taro: false,
        react: {
          test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/,
          name: 'react',
          chunks: 'initial',
          priority: 100,
          enforce: true,
        },
      },
    },
  })
}

export function h5Chain(chain: Chain, production: boolean): void {
  aliases(chain)
  // Before Babel, and after Taro's own loader, which stands last in the row.
  chain.module
    .rule('pageLoads')
    .test(/[\\/]src[\\/]app\.config\.ts$/)
    .enforce('pre')
    .use('pageLoads')
    .loader(at('config/page-loads.js'))
  // What NutUI alone asks for comes with the screen that it stands on, not with the first script.
  chain.module.rule('taroComponents').include.add(at('src/platform/taro-components')).end().set('sideEffects', false)
  chain.plugin('shortStats').use(ShortStats)
  shortenRoutes(chain)
  // Set, not merged: a merge would keep Taro's `es5` beside it, and webpack writes for the oldest.
  chain.set('target', ['web', 'es2017'])
  chain.merge({ performance: { hints: false }, module: { strictExportPresence: true } })
  if (production) {
    minifyWithSwc(chain)
    extractTaroStyles(chain)
    chunks(chain)
    chain.plugin('routeFiles').use(RouteFiles)
    chain.plugin('cssNames').use(CssNames)
  }
}
