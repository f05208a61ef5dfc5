import type { Compiler } from 'webpack'

/**
 * Leaves all but errors and warnings out of webpack's report: Taro has it put together twice, with every module and the
 * reasons for each, and prints nothing else of it. For H5 that is five of fifty seconds.
 */
export class ShortStats {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('ShortStats', ({ hooks }) => {
      hooks.statsNormalize.tap('ShortStats', (options) => {
        Object.assign(options, { all: false, errors: true, warnings: true })
      })
    })
  }
}
