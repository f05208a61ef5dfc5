import { cssModules } from './css-modules'
import { MiniSuffix } from './mini-suffix'
import { minifyWithSwc } from './minify'
import { at, lowered } from './paths'
import { ShortStats } from './short-stats'
import { Sitemap } from './sitemap'
import { shortenRoutes } from './short-routes'
import type { MiniConfig } from './types'

/** WeChat and Alipay. */
export const mini = (production: boolean): MiniConfig => ({
  // Modules that only one subpackage uses stay out of the main package.
  optimizeMainPackage: { enable: true },
  enableSourceMap: false,
  // CSS modules do not depend on each other's order.
  miniCssExtractPluginOption: { ignoreOrder: true },
  // Lets a component ask for its own compiled template with `compileMode`.
  experimental: { compileMode: true },
  compile: { include: lowered },
  postcss: {
    // Rich text has classes of its own on every target (src/ui/display/RichText.module.scss).
    htmltransform: { enable: false },
    pxtransform: { enable: false, config: {} },
    [at('config/phone-queries.cjs')]: { enable: true, config: {} },
    cssModules: cssModules(production),
  },
  webpackChain(chain) {
    chain.plugin('shortStats').use(ShortStats)
    if (process.env['TARO_ENV'] === 'weapp') chain.plugin('sitemap').use(Sitemap)
    minifyWithSwc(chain)
    shortenRoutes(chain)
    // Set, not merged: a merge would keep Taro's `es5` beside it, and webpack writes for the oldest.
    chain.set('target', ['web', 'es2017'])
    chain.merge({ performance: { hints: false } })
    chain.resolve.plugin('miniSuffix').use(MiniSuffix, [process.env['TARO_ENV'] ?? 'weapp'])
  },
})
