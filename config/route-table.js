/**
 * Webpack loader of contract/routes.ts: the table goes into an output as lines of text, which are read when the app starts. As
 * objects its rows would be twice as long, 5 KB of a mini-program's main package.
 */
const { requireWithEsbuild } = require('@tarojs/helper')

const TABLE = /export const routes = \[[\s\S]*?\n\] as const satisfies readonly RouteRow\[\]/

/**
 * A line a row: its name, path and page without the folder of all pages, its marks (t tab, l login, a anchored footer, n no
 * footer, f footer in the flow) and the type of its links, with a star where they lead to the type's list.
 * @param {readonly import('../contract/routes').RouteRow[]} routes
 */
function encodeRoutes(routes) {
  /** @type {string[]} */
  let before = []
  return routes
    .map(({ name, path, page, tab, login, footer, link }) => {
      const marks = `${tab ? 't' : ''}${login ? 'l' : ''}${footer?.[0] ?? ''}`
      const parts = [name, path, page.replace(/^pages\//, ''), marks, link ? `${link.type}${link.list ? '*' : ''}` : '']
      const line = parts.map((part, n) => {
        const other = before[n] ?? ''
        let same = 0
        while (same < 35 && same < part.length && part[same] === other[same]) same += 1
        return `${same.toString(36)}${part.slice(same)}`
      })
      before = parts
      return line.join(' ').replace(/(?: 0)+$/, '')
    })
    .join('\n')
}

/**
 * The rows again. Runs in the output: self-contained, in the syntax of every target.
 * @param {string} text
 */
function decodeRoutes(text) {
  let before = []
  return text.split('\n').map((line) => {
    before = line.split(' ').map((part, n) => (before[n] || '').slice(0, Number.parseInt(part[0], 36)) + part.slice(1))
    const [name, path, page, marks, link] = before
    const row = { name, path, page: `pages/${page}` }
    for (const mark of marks || '') {
      if (mark === 't') row.tab = true
      else if (mark === 'l') row.login = true
      else row.footer = { a: 'anchored', n: 'none', f: 'flow' }[mark]
    }
    if (link) row.link = link.endsWith('*') ? { type: link.slice(0, -1), list: true } : { type: link }
    return row
  })
}

/** @this {import('webpack').LoaderContext<object>} @param {string} code */
function routeTable(code) {
  if (!TABLE.test(code)) throw new Error('config/route-table.js does not find the rows of contract/routes.ts')
  const { routes } = requireWithEsbuild(this.resourcePath)
  return code.replace(
    TABLE,
    () => `export const routes: readonly RouteRow[] = (${decodeRoutes})(${JSON.stringify(encodeRoutes(routes))})`,
  )
}

module.exports = Object.assign(routeTable, { encodeRoutes, decodeRoutes })
