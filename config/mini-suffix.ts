import fs from 'node:fs'
import path from 'node:path'
import type { Resolver } from 'webpack'
import { at } from './paths'

const EXTENSIONS = ['.ts', '.tsx']

/**
 * The first of these files that exists: for each name the target's own file, then both mini-programs' one, then the
 * plain one.
 */
function fileFor(request: string, target: string): string | undefined {
  for (const name of [request, path.join(request, 'index')])
    for (const suffix of [`.${target}`, '.mini', ''])
      for (const extension of EXTENSIONS) {
        const file = `${name}${suffix}${extension}`
        if (fs.existsSync(file)) return file
      }
  return undefined
}

/**
 * Resolves `x` to `x.mini.ts` in a mini-program's build, unless the target has a file of its own (`x.weapp.ts`). Taro's
 * resolver, which runs after this one, knows the target's suffix only. tsconfig.weapp.json and tsconfig.alipay.json
 * (`moduleSuffixes`) and the jest config define the same order.
 */
export class MiniSuffix {
  constructor(private readonly target: string) {}

  apply(resolver: Resolver): void {
    const next = resolver.ensureHook('resolve')
    resolver.getHook('described-resolve').tapAsync({ name: 'MiniSuffix', stage: -1 }, (request, context, callback) => {
      const specifier = request.request ?? ''
      if (
        !request.path ||
        !(path.isAbsolute(specifier) || specifier.startsWith('.')) ||
        EXTENSIONS.includes(path.extname(specifier))
      )
        return callback()
      const full = path.resolve(request.path, specifier)
      const file = full.startsWith(at('src')) ? fileFor(full, this.target) : undefined
      if (!file || !/[.]mini[.]tsx?$/.test(file)) return callback()
      resolver.doResolve(next, { ...request, request: file }, `mini-program's file ${file}`, context, callback)
    })
  }
}
