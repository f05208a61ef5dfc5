/**
 * Webpack loader behind Taro's entry loader on H5: in place of an object with a path for each page, and the lists of pages that
 * only a mini-program reads, the entry gets one function a page in the order of the route table, which has the paths
 * (src/router/h5/page-routes): 2.5 KB of the first script. And before it stands an entry that evaluates it in parts: on a phone, all of
 * it at once keeps taps waiting for 200 ms.
 */
const { requireWithEsbuild } = require('@tarojs/helper')
const path = require('node:path')

const PAGE =
  /Object\.assign\(\{\s*path: '([^']+)',\s*load: function\(context, params\) \{\s*const page = (import\([^)]+\))\s*return \[page, context, params\]\s*\}\s*\}, (\{.*?\})\)(?=,Object|\s*\])/g
const LIST = /config\.routes = \[\s*([\s\S]*?)\n\]/
const CONFIG = /var config = (\{.*\})\n/

/** A page's part of the list: how to load it, and its config where that says something. */
function pageLoad(load, json) {
  const config = Object.entries(JSON.parse(json)).filter(([, value]) => value !== '')
  return config.length === 0 ? `() => ${load}` : `[() => ${load}, ${JSON.stringify(Object.fromEntries(config))}]`
}

/** The entry itself, behind what it needs. */
const APP = './app.config.ts?app'

/**
 * Modules that take long to evaluate; after each, the browser may paint and handle taps
 * (src/platform/first-page/run-in-tasks).
 */
const PARTS = [
  '@/platform/polyfill',
  'react-dom',
  '@/i18n',
  '@/router/navigate',
  '@/services/query',
  '@/state/site',
  '@/state/start',
  '@/features/site/components/chrome',
  '@/app',
  APP,
]

/** Without exports: named ones would keep all of a package's in the output. */
const evaluation = (/** @type {string} */ part) =>
  `() => import(/* webpackMode: "eager", webpackExports: [] */ '${part}')`

const entry = `import { runInTasks } from '@/platform/first-page/run-in-tasks'
runInTasks([${PARTS.map(evaluation).join(', ')}])`

/** @this {import('webpack').LoaderContext<object>} @param {string} code */
module.exports = function pageLoads(code) {
  if (!this.resourceQuery) return entry
  const table = path.resolve(__dirname, '../contract/routes.ts')
  this.addDependency(table)
  const pages = new Map([...code.matchAll(PAGE)].map(([, page, load, json]) => [page, pageLoad(load, json)]))
  const loads = requireWithEsbuild(table).routes.map(({ page }) => pages.get(page))
  if (loads.includes(undefined) || !LIST.test(code) || !CONFIG.test(code))
    throw new Error("config/page-loads.js does not know Taro's entry any more")
  return code
    .replace(CONFIG, (_, json) => {
      const { pages: _pages, subPackages: _subPackages, ...config } = JSON.parse(json)
      return `import { pageRoutes } from '@/router/h5/page-routes'\nvar config = ${JSON.stringify(config)}\n`
    })
    .replace(LIST, () => `config.routes = pageRoutes([\n${loads.join(',\n')}\n])`)
}
