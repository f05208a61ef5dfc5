import { requireWithEsbuild } from '@tarojs/helper'
import { type Compiler, sources } from 'webpack'
import { at } from './paths'

/** Writes WeChat's sitemap.json, which is made from the route table (src/routes/sitemap). */
export class Sitemap {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('Sitemap', (compilation) => {
      compilation.hooks.processAssets.tap('Sitemap', () => {
        const { weappSitemap } = requireWithEsbuild(
          at('src/routes/sitemap.ts'),
        ) as typeof import('../src/routes/sitemap')
        compilation.emitAsset('sitemap.json', new sources.RawSource(JSON.stringify(weappSitemap())))
      })
    })
  }
}
