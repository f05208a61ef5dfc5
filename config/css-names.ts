import { relative } from 'node:path'
import type { Compiler, NormalModule } from 'webpack'
import { root } from './paths'

/** Path of the list, relative to the output. */
const CSS_NAMES = 'server/css-names.json'

/** Export that mini-css-extract-plugin leaves of a sheet in the script: its classes by their names in the source. */
const NAMES = /export default (\{[\s\S]*?\});/

/**
 * Writes the class names of each CSS module, `{ "src/ui/layout/Screen.module.scss": { "screen": "xAbc12" } }`: the
 * server's bundle (scripts/build/server-render.mjs) renders with the names of the sheets that browsers load.
 */
export class CssNames {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('CssNames', (compilation) => {
      const { Compilation: Stages, sources } = compiler.webpack
      compilation.hooks.processAssets.tap({ name: 'CssNames', stage: Stages.PROCESS_ASSETS_STAGE_ADDITIONAL }, () => {
        const names = new Map<string, unknown>()
        for (const module of compilation.modules) {
          const file = (module as NormalModule).resource
          if (!file?.endsWith('.module.scss')) continue
          const code = module.originalSource()?.source().toString() ?? ''
          const json = NAMES.exec(code)?.[1]
          if (json) names.set(relative(root, file), JSON.parse(json))
        }
        // Sorted: the order in which the sheets were read differs from build to build.
        const sorted = [...names].sort(([one], [other]) => (one < other ? -1 : 1))
        compilation.emitAsset(CSS_NAMES, new sources.RawSource(JSON.stringify(Object.fromEntries(sorted))))
      })
    })
  }
}
