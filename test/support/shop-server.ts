/** A server without the demo's data, whose only site was opened by `npm run site`: what an operator has after the first command. */
import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { at } from '../../scripts/lib/root.mjs'
import { type RunningServer, startServer } from '../../scripts/lib/server.mjs'
import { siteProgram } from '../../scripts/lib/server-bundle.mjs'
import { type DemoAccounts, demoAccounts } from '../../server/loopback/accounts'

export interface ShopServer extends RunningServer {
  /** Credentials of a site that the vendors' stand-ins of this server accept. */
  accounts(slug: string, name: string): Promise<DemoAccounts>
  /** Sets the server's clock ahead of the machine's. */
  advance(milliseconds: number): Promise<void>
}

/** Opens the site in an empty database, and starts a server for which it is the default one. @param slug its address */
export async function startShopServer({ slug, name, owner }: { slug: string; name: string; owner: string }): Promise<ShopServer> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'storefront-shop-'))
  const clock = path.join(dataDir, 'clock')
  const env = { SEED: 'off', DEFAULT_TENANT: slug, DATABASE_URL: undefined, CREDENTIAL_KEY: randomBytes(32).toString('base64') }
  const command = [...(await siteProgram()), 'create', '--slug', slug, '--name', name, '--owner', owner]
  await promisify(execFile)(process.execPath, command, { cwd: at('.'), env: { ...process.env, ...env, DATA_DIR: dataDir } })
  const shim = pathToFileURL(at('test/support/clock.mjs')).href
  const server = await startServer({
    dataDir,
    env: { ...env, TEST_CLOCK: clock, NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import ${shim}`.trim() },
    hasOwnProcess: true,
  })
  return {
    ...server,
    accounts: (site, title) => demoAccounts(dataDir, site, title),
    advance: (milliseconds) => writeFile(clock, String(milliseconds)),
    remove: async () => {
      await server.remove()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
