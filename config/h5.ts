import { cssModules } from './css-modules'
import { h5Chain } from './h5-chain'
import { lowered } from './paths'
import type { H5Config } from './types'

/** The web app. Served under /mobile/; a tenant's site (/mobile-t/{tenant}/) gets the same page and files. */
export const h5 = (production: boolean): H5Config => ({
  publicPath: '/mobile/',
  staticDirectory: 'static',
  useHtmlComponents: true,
  enableSourceMap: false,
  compile: { include: lowered },
  router: { mode: 'browser' },
  output: production ? { filename: 'js/[name].[contenthash:8].js', chunkFilename: 'js/[name].[contenthash:6].js' } : {},
  miniCssExtractPluginOption: {
    ignoreOrder: true,
    filename: production ? 'css/[name].[contenthash:8].css' : 'css/[name].css',
    // One hash for all: a hash a file would be a table of them in the first script.
    chunkFilename: production ? 'css/[name].[fullhash:8].css' : 'css/[name].css',
  },
  postcss: {
    pxtransform: { enable: false, config: {} },
    autoprefixer: { enable: true, config: { overrideBrowserslist: ['chrome >= 79', 'ios_saf >= 13'] } },
    cssModules: cssModules(production),
  },
  webpackChain(chain) {
    h5Chain(chain, production)
  },
  devServer: {
    port: 10086,
    open: false,
    // The API, its pictures and the loopback services come from the server of `npm start`.
    proxy: [{ context: ['/api', '/api-t', '/media', '/loopback'], target: 'http://localhost:3000' }],
    historyApiFallback: { index: '/mobile/index.html', disableDotRule: true },
  },
})
