import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { at } from '../lib/root.mjs'
import { webOnlyBytes } from './web-only.mjs'

/** @typedef {{ name: string, bytes: number, budget: number | undefined }} Row */

/** An output that is not there; its message says how to make it. */
export class MissingOutput extends Error {}

/** @param {string} target @param {string} file @returns {Promise<string>} */
async function readOutput(target, file) {
  try {
    return await readFile(at('dist', target, file), 'utf8')
  } catch {
    throw new MissingOutput(`dist/${target}/${file} is not there: run \`npm run build:${target}\` first`)
  }
}

/**
 * Packages of a mini-program as uploaded: the main one, each subpackage, and all together.
 * @param {'weapp' | 'alipay'} target
 * @param {{ main: number, subpackage: number, total: number }} budgets
 * @returns {Promise<Row[]>}
 */
export async function miniSizes(target, budgets) {
  const app = JSON.parse(await readOutput(target, 'app.json'))
  /** @type {string[]} */
  const roots = (app.subPackages ?? app.subpackages ?? []).map((/** @type {{ root: string }} */ one) =>
    one.root.replace(/\/$/, ''),
  )
  const folder = at('dist', target)
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  const sizes = new Map([['main', 0], ...roots.map((root) => /** @type {const} */ ([root, 0]))])
  for (const entry of entries.filter((one) => one.isFile())) {
    const file = path.join(entry.parentPath, entry.name)
    const inside = path.relative(folder, file)
    const owner = roots.find((root) => inside.startsWith(`${root}/`)) ?? 'main'
    sizes.set(owner, (sizes.get(owner) ?? 0) + (await stat(file)).size)
  }
  const total = [...sizes.values()].reduce((sum, bytes) => sum + bytes, 0)
  return [
    ...[...sizes].map(([name, bytes]) => ({
      name,
      bytes,
      budget: name === 'main' ? budgets.main : budgets.subpackage,
    })),
    { name: 'total', bytes: total, budget: budgets.total },
    { name: 'files with parts of the web app alone', bytes: await webOnlyBytes(folder), budget: 0 },
  ]
}

/**
 * Measures the downloads of the web app's screens, gzip -9: home with the entry, every other screen beyond what home
 * has loaded.
 * @param {{ homeScript: number, homeStyle: number, routeScript: number, routeStyle: number }} budgets
 * @returns {Promise<Row[]>}
 */
export async function h5Sizes(budgets) {
  /** @type {{ entry: string[], pages: Record<string, string[]> }} */
  const { entry, pages } = JSON.parse(await readOutput('h5', 'route-files.json'))
  /** @type {Map<string, number>} */
  const sizeCache = new Map()
  const sizeOf = async (/** @type {string} */ file) => {
    const bytes = sizeCache.get(file) ?? gzipSync(await readFile(at('dist/h5', file)), { level: 9 }).length
    sizeCache.set(file, bytes)
    return bytes
  }
  const sum = async (/** @type {string[]} */ files, /** @type {string} */ ending) => {
    const sizes = await Promise.all(files.filter((file) => file.endsWith(ending)).map(sizeOf))
    return sizes.reduce((total, bytes) => total + bytes, 0)
  }
  const home = [...entry, ...(pages['pages/index/index'] ?? [])]
  /** @type {Row[]} */
  const rows = [
    { name: 'home, script', bytes: await sum(home, '.js'), budget: budgets.homeScript },
    { name: 'home, style', bytes: await sum(home, '.css'), budget: budgets.homeStyle },
  ]
  for (const [page, files] of Object.entries(pages).filter(([name]) => name !== 'pages/index/index')) {
    const routeFiles = files.filter((file) => !home.includes(file))
    rows.push({ name: `${page}, script`, bytes: await sum(routeFiles, '.js'), budget: budgets.routeScript })
    rows.push({ name: `${page}, style`, bytes: await sum(routeFiles, '.css'), budget: budgets.routeStyle })
  }
  return rows
}

/**
 * Measures the downloads of the studio's pages, gzip -9: the login with the frame of all screens, and each part that is
 * loaded later.
 * @param {{ start: number, part: number }} budgets
 * @returns {Promise<Row[]>}
 */
export async function studioSizes(budgets) {
  /** @type {Record<string, { file: string, name?: string, isEntry?: boolean, imports?: string[], css?: string[] }>} */
  const chunks = JSON.parse(await readOutput('studio', 'manifest.json'))
  const entry = Object.keys(chunks).find((key) => chunks[key]?.isEntry) ?? ''
  const start = new Set()
  const collect = (/** @type {string} */ key) => {
    if (start.has(key)) return
    start.add(key)
    for (const one of chunks[key]?.imports ?? []) collect(one)
  }
  collect(entry)
  const sizeOf = async (/** @type {string} */ key) => {
    const files = [chunks[key]?.file ?? '', ...(chunks[key]?.css ?? [])]
    const sizes = await Promise.all(
      files.map(async (file) => gzipSync(await readFile(at('dist/studio', file)), { level: 9 }).length),
    )
    return sizes.reduce((total, bytes) => total + bytes, 0)
  }
  const startSizes = await Promise.all([...start].map(sizeOf))
  const parts = Object.keys(chunks).filter((key) => !start.has(key) && chunks[key]?.file.endsWith('.js'))
  return [
    { name: 'login and shell', bytes: startSizes.reduce((total, bytes) => total + bytes, 0), budget: budgets.start },
    ...(await Promise.all(
      parts.map(async (key) => ({ name: chunks[key]?.name ?? key, bytes: await sizeOf(key), budget: budgets.part })),
    )),
  ]
}
