import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'esbuild'
import { at } from '../lib/root.mjs'

/**
 * Every text that a page can show must be there when the page is: a key whose catalogue another package brings is shown
 * as it is written. The texts of the main package are always there; the others come with the modules of src/i18n that a
 * page, or a part that it loads later, imports.
 */

/** Suffixes of a target's own files, the nearest first. */
const SUFFIXES = /** @type {Readonly<Record<string, string[]>>} */ ({
  h5: [],
  weapp: ['.weapp', '.mini'],
  alipay: ['.alipay', '.mini'],
})

/** @typedef {{ readonly [key: string]: string | Tree }} Tree */
/** @typedef {{ readonly statics: string[], readonly later: string[], readonly keys: string[], readonly namespace: string | undefined }} Part */

const PLURAL = /_(?:zero|one|two|few|many|other)$/

/** @param {Tree} tree @param {string} [before] @returns {string[]} */
const keysOf = (tree, before = '') =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [(before + key).replace(PLURAL, '')] : keysOf(value, `${before}${key}.`),
  )

/** The namespaces that have a key. @param {string} folder a language's */
export function readKeys(folder) {
  /** @type {Map<string, Set<string>>} */
  const keys = new Map()
  for (const file of readdirSync(folder, { recursive: true }).map(String)) {
    if (!file.endsWith('.json')) continue
    const [namespace = ''] = file.split(path.sep)
    for (const key of keysOf(JSON.parse(readFileSync(path.join(folder, file), 'utf8'))))
      keys.set(key, (keys.get(key) ?? new Set()).add(namespace))
  }
  return keys
}

/** The modules of the app on a target and what they import, without packages. @param {string} target @param {string[]} entries */
async function readModules(target, entries) {
  const endings = (SUFFIXES[target] ?? [])
    .concat('')
    .flatMap((suffix) => ['.tsx', '.ts'].map((ending) => suffix + ending))
  const { metafile } = await build({
    absWorkingDir: at('.'),
    entryPoints: entries,
    bundle: true,
    write: false,
    metafile: true,
    splitting: true,
    format: 'esm',
    outdir: 'texts',
    logLevel: 'silent',
    jsx: 'automatic',
    resolveExtensions: [...endings, '.js', '.cjs', '.mjs', '.json'],
    alias: { '@': at('src'), '@storefront/contract': at('contract') },
    loader: {
      '.scss': 'empty',
      '.css': 'empty',
      '.png': 'empty',
      '.jpg': 'empty',
      '.svg': 'empty',
      '.webp': 'empty',
      '.mp3': 'empty',
    },
    external: [
      '@tarojs/*',
      '@nutui/*',
      '@tanstack/*',
      'react',
      'react-dom',
      'i18next',
      'zustand',
      'tweetnacl',
      'uqr',
      'weixin-js-sdk',
      '*.css',
    ],
  })
  return metafile.inputs
}

/**
 * Names of keys in a source, of those that `keys` has: whole ones, and beginnings that are completed while the app runs
 * (`door.result.*`).
 * @param {string} source
 * @param {ReadonlyMap<string, unknown>} keys
 */
export function namedKeys(source, keys) {
  const whole = [...source.matchAll(/['"`]([\w]+(?:\.[\w]+)+)['"`]/g)].map(([, key = '']) => key)
  const beginnings = [...source.matchAll(/`((?:\w+\.)+)\$\{/g)].map(([, start = '']) => `${start}*`)
  return [...new Set([...whole, ...beginnings])].filter((key) => keys.has(key))
}

/**
 * Adds the beginnings of keys, `door.*`, each with the namespaces of all that begin so: one of them has to be there.
 * @param {ReadonlyMap<string, ReadonlySet<string>>} keys
 * @returns {Map<string, Set<string>>}
 */
export function withBeginnings(keys) {
  /** @type {Map<string, Set<string>>} */
  const all = new Map([...keys].map(([key, namespaces]) => [key, new Set(namespaces)]))
  for (const [key, namespaces] of keys)
    for (const { index } of key.matchAll(/\./g)) {
      const start = `${key.slice(0, index + 1)}*`
      all.set(start, new Set([...(all.get(start) ?? []), ...namespaces]))
    }
  return all
}

/**
 * Lists the texts that each page names without carrying them, a line each.
 * @param {ReadonlyMap<string, Part>} parts by file
 * @param {ReadonlyMap<string, ReadonlySet<string>>} keys the namespaces of each key
 * @param {string} app what every page starts with
 * @param {readonly string[]} pages
 */
export function missingOf(parts, keys, app, pages) {
  /** @type {Set<string>} */
  const problems = new Set()
  /** @param {string} entry */
  const statics = (entry) => {
    const files = new Set([entry])
    for (const file of files) for (const next of parts.get(file)?.statics ?? []) files.add(next)
    return [...files]
  }
  /** @param {string} entry @param {ReadonlySet<string>} before @param {string} page @param {Set<string>} visited */
  const visit = (entry, before, page, visited) => {
    if (visited.has(entry)) return
    visited.add(entry)
    const files = statics(entry)
    const carried = new Set(before)
    for (const file of files) {
      const namespace = parts.get(file)?.namespace
      if (namespace) carried.add(namespace)
    }
    for (const file of files)
      for (const key of parts.get(file)?.keys ?? [])
        if (![...(keys.get(key) ?? [])].some((namespace) => carried.has(namespace)))
          problems.add(`${page}: ${file} names ${key}, which is in ${[...(keys.get(key) ?? [])].join(' and ')}`)
    for (const file of files) for (const later of parts.get(file)?.later ?? []) visit(later, carried, page, visited)
  }
  const always = new Set(['main', ...statics(app).flatMap((file) => parts.get(file)?.namespace ?? [])])
  for (const page of [app, ...pages]) visit(page, always, page, new Set())
  return [...problems].sort()
}

/**
 * Lists the texts that the app's pages name without carrying them on a target, a line each.
 * @param {string} target `h5`, `weapp` or `alipay`
 */
export async function missingTexts(target) {
  const keys = withBeginnings(readKeys(at('contract/locales/zh-cn')))
  const pages = readdirSync(at('src/pages'), { recursive: true })
    .map((file) => `src/pages/${String(file).split(path.sep).join('/')}`)
    .filter((file) => /\.tsx$/.test(file) && readFileSync(at(file), 'utf8').includes('definePageConfig'))
  const inputs = await readModules(target, ['src/app.tsx', ...pages])
  /** @type {Map<string, Part>} */
  const parts = new Map()
  for (const [file, { imports }] of Object.entries(inputs)) {
    const own = imports.filter((one) => !one.external)
    const isCatalogue = file.startsWith('src/i18n/') || file.startsWith('contract/')
    parts.set(file, {
      statics: own.filter(({ kind }) => kind !== 'dynamic-import').map((one) => one.path),
      later: own.filter(({ kind }) => kind === 'dynamic-import').map((one) => one.path),
      keys: isCatalogue || !/\.tsx?$/.test(file) ? [] : namedKeys(readFileSync(at(file), 'utf8'), keys),
      namespace: /^src\/i18n\/(\w+)\.ts$/.exec(file)?.[1],
    })
  }
  return missingOf(parts, keys, 'src/app.tsx', pages)
}

/** Throws when a page names a text that it does not carry. @param {string} target */
export async function checkTexts(target) {
  const problems = await missingTexts(target)
  if (problems.length > 0) throw new Error(`texts that would be shown as their keys:\n${problems.join('\n')}`)
}
