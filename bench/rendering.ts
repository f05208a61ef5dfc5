import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { FirstPage, ServerRender } from '@storefront/contract/first-page'
import { JSDOM } from 'jsdom'
import { at } from '../scripts/lib/root.mjs'
import { startServer } from '../scripts/lib/server.mjs'
import { clientCatalogue } from '../server/src/core/i18n'
import { load } from './load'
import { atMost, median, plain, type Row } from './row'

const ROUNDS = 200
/** Renders that the engine takes to compile what they run. */
const WARMUP = 50

/** Home as the server renders it: the render alone in this process, and the whole answer from the server's cache. */
export async function renderingRows(): Promise<Row[]> {
  const bundle = at('dist/h5/server/render.cjs')
  if (!existsSync(bundle)) return [plain('server rendering', 'H5 is not built')]
  const server = await startServer({ env: { NODE_ENV: 'production', LOG_LEVEL: 'warn' } })
  try {
    const url = `${server.url}/mobile/`
    const page = new JSDOM(await (await fetch(url, { headers: { accept: 'text/html' } })).text()).window.document
    const data = <T>(id: string): T => JSON.parse(page.querySelector(`#first-${id}`)?.textContent ?? 'null')
    const { site, language, now, hasComments } = data<FirstPage>('render')
    const { namespaces: texts = {} } = clientCatalogue(language) ?? {}
    const input = {
      path: '/',
      webRoot: '/mobile',
      site,
      language,
      now,
      texts,
      initialData: { id: 'home', data: data<unknown>('home') },
      hasComments,
    }
    const { render } = createRequire(bundle)(bundle) as ServerRender
    if (!render(input)?.html) throw new Error('home was not rendered')
    const milliseconds = Array.from({ length: WARMUP + ROUNDS }, () => {
      const before = process.cpuUsage()
      render(input)
      const { user, system } = process.cpuUsage(before)
      return (user + system) / 1000
    }).slice(WARMUP)
    const cached = await load({ url, connections: 1, duration: 4000, headers: { accept: 'text/html' } })
    if (cached.failures > 0) throw new Error(`${cached.failures} answers were no success`)
    return [
      atMost('server rendering of home: CPU of a render, p50', median(milliseconds), 25, ' ms', 1),
      atMost('home from the cache: answer, p50', cached.p50, 2, ' ms', 1),
    ]
  } finally {
    await server.remove()
  }
}
