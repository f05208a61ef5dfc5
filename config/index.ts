import { defineConfig } from '@tarojs/cli'
import { cache } from './cache'
import { env } from './constants'
import { h5 } from './h5'
import { htmlTags } from './html-tags'
import { mini } from './mini'
import { alias, at, source } from './paths'
import { terser } from './terser'

/**
 * Taro's build. Sizes are written in CSS pixels everywhere, so the px transform is off on each target;
 * `designWidth` stays for the parts of Taro that ask for it.
 */
export default defineConfig<'webpack5'>(() => {
  const production = process.env['NODE_ENV'] === 'production'
  return {
    projectName: 'storefront',
    date: '2025-11-21',
    designWidth: 375,
    deviceRatio: { 375: 2, 750: 1 },
    // The gallery of docs/how-to/gallery.md is an app of its own over the same parts.
    sourceRoot: source,
    // scripts/build.mjs builds beside the old output and then swaps them.
    outputRoot: process.env['STOREFRONT_OUTPUT'] ?? `dist/${process.env['TARO_ENV'] ?? 'h5'}`,
    framework: 'react',
    // Off: prebundling puts a stylesheet into app.js and triples the bundle (see docs/decisions).
    compiler: { type: 'webpack5', prebundle: { enable: false } },
    cache,
    env,
    // React's developer tools reach no mini-program that is published: their half of React is left out there.
    defineConstants:
      production && process.env['TARO_ENV'] !== 'h5' ? { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' } : {},
    // Depth of the unrolled templates in base.wxml; deeper trees go on through a custom wrapper component.
    baseLevel: 6,
    alias,
    terser,
    plugins: [...htmlTags(process.env['TARO_ENV']), at('config/elements.ts')],
    logger: { quiet: true, stats: false },
    mini: mini(production),
    h5: h5(production),
  }
})
