/**
 * A server without the demo's data, whose only site was opened by `npm run site`: what an operator has after the first
 * command.
 */
import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { databaseDir, makeTemporaryDir, openDatabase } from '../../scripts/lib/data-dir.mjs'
import { at } from '../../scripts/lib/root.mjs'
import { type RunningServer, startServer } from '../../scripts/lib/server.mjs'
import { serverProgram } from '../../scripts/lib/server-bundle.mjs'
import { type DemoAccounts, demoAccounts } from '../../server/loopback/accounts'

export interface ShopServer extends RunningServer {
  /** Credentials of a site that the vendors' stand-ins of this server accept. */
  accounts(slug: string, name: string): Promise<DemoAccounts>
  /** Sets the server's clock ahead of the machine's. */
  advance(milliseconds: number): Promise<void>
}

interface Opening {
  /** The site's address. */
  slug: string
  name: string
  /** The mobile number of its owner. */
  owner: string
  /**
   * Over the database that is part of the server, in place of PostgreSQL: as it is without any setting, at thrice the
   * processor time.
   */
  isEmbedded?: boolean
}

/** Opens the site in an empty database, and starts a server for which it is the default one. */
export async function startShopServer({ slug, name, owner, isEmbedded = false }: Opening): Promise<ShopServer> {
  const dataDir = await makeTemporaryDir('storefront-shop-')
  const clock = path.join(dataDir, 'clock')
  const env = { SEED: 'off', DEFAULT_TENANT: slug, CREDENTIAL_KEY: randomBytes(32).toString('base64') }
  const command = [await serverProgram('site'), 'create', '--slug', slug, '--name', name, '--owner', owner]
  if (!isEmbedded) await mkdir(databaseDir(dataDir))
  const database = isEmbedded ? undefined : await openDatabase(dataDir)
  try {
    await promisify(execFile)(process.execPath, command, {
      cwd: at('.'),
      env: { ...process.env, ...env, DATABASE_URL: database?.url, DATA_DIR: dataDir },
    })
  } finally {
    // The server starts it again.
    await database?.stop()
  }
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
