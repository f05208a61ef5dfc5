import { existsSync } from 'node:fs'
import { at } from '../scripts/lib/root.mjs'
import { startServer } from '../scripts/lib/server.mjs'
import { bootMini, Script, type Target } from '../test/harness'
import { atMost, plain, type Row } from './row'

/** Measures home's first screen on each mini-program: the bridge, the tree, the server. */
export async function miniRows(): Promise<Row[]> {
  const server = await startServer()
  const rows: Row[] = []
  try {
    for (const target of ['weapp', 'alipay'] satisfies Target[]) {
      if (!existsSync(at('dist', target, 'app.json'))) {
        rows.push(plain(`${target}: home`, 'not built'))
        continue
      }
      // Nothing below the first screen is near yet.
      const script = new Script()
      script.visible = () => false
      const app = await bootMini({ target, server: server.url, script })
      await app.rest(30_000)
      const { bytes, calls } = app.page.setData
      const { nodes, depth, children } = app.page.stats()
      const api = app.recorder.exchanges.filter(({ url }) => url.includes('/api'))
      rows.push(
        atMost(`${target}: setData at home's first screen`, bytes / 1024, 16, ' KB', 1),
        atMost(`${target}: calls of setData`, calls, 2),
        atMost(`${target}: nodes of home`, nodes, 800),
        atMost(`${target}: depth of home`, depth, 20),
        atMost(`${target}: most children`, children, 60),
        atMost(`${target}: API requests of home`, api.length, 4),
        atMost(`${target}: JSON of home`, api.reduce((sum, one) => sum + one.bytes, 0) / 1024, 60, ' KB', 1),
      )
      await app.close()
    }
  } finally {
    await server.remove()
  }
  return rows
}
