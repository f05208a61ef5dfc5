import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { at } from '../../scripts/lib/root.mjs'
import { endGroup, run, start } from '../../scripts/lib/spawn.mjs'
import { freePort, until } from '../../scripts/lib/wait.mjs'
import { queryShop } from './query'

export interface Goods {
  name: string
  description: string
  /** Price of the cheapest variant, as our API writes it. */
  price: string
}

/** Milliseconds in which Vendure makes its tables, fills them and indexes them. */
const FILL_MS = 300_000

/** A text as a cell of a CSV file. */
const cell = (text: string): string => `"${text.replaceAll('"', '""')}"`

const HEAD =
  'name,slug,description,assets,facets,optionGroups,optionValues,sku,price,taxCategory,stockOnHand,trackInventory,variantAssets,variantFacets'

/** Returns goods as the CSV file that Vendure imports: one variant each, of which there is always more. */
const csvOf = (goods: readonly Goods[]): string =>
  [
    HEAD,
    ...goods.map(({ name, description, price }, n) =>
      [
        cell(name),
        `g${n}`,
        cell(description),
        '',
        '',
        '',
        '',
        `S${n}`,
        price,
        'standard',
        '1000',
        'false',
        '',
        '',
      ].join(),
    ),
  ].join('\n')

/**
 * Installs Vendure from the registry in a temporary folder and starts it with its defaults.
 * @param databaseUrl an empty database of a PostgreSQL
 * @returns the address of its shop API, once all goods are listed and found
 */
export async function startVendure(
  databaseUrl: string,
  goods: readonly Goods[],
): Promise<{ url: string; version: string; stop: () => Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'storefront-vendure-'))
  await writeFile(path.join(folder, 'package.json'), '{ "private": true }')
  await writeFile(path.join(folder, 'goods.csv'), csvOf(goods))
  const args = ['install', '--no-audit', '--no-fund', '--omit=dev', '@vendure/core', 'pg']
  const { code, output } = await run('npm', args, { cwd: folder })
  if (code !== 0) throw new Error(`Vendure could not be installed:\n${output.slice(-2000)}`)

  const port = await freePort()
  const url = `http://127.0.0.1:${port}/shop-api`
  const env = { DATABASE_URL: databaseUrl, PORT: String(port), GOODS: 'goods.csv', NODE_ENV: 'production' }
  const child = start(process.execPath, [at('bench/vendure/program.cjs')], { cwd: folder, env })
  let log = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part) => {
      log += part
    })
  const stop = async () => {
    endGroup(child)
    await rm(folder, { recursive: true, force: true })
  }
  const isFilled = async () => {
    const query = '{ products { totalItems } search(input: { term: "", groupByProduct: true }) { totalItems } }'
    const { data } = await queryShop<Record<'products' | 'search', { totalItems: number }>>(url, query)
    return data.products.totalItems === goods.length && data.search.totalItems === goods.length
  }
  try {
    await until(isFilled, { what: 'Vendure', timeout: FILL_MS, giveUp: () => child.exitCode !== null })
    const tree: { dependencies: Record<string, { version: string }> } = JSON.parse(
      (await run('npm', ['ls', '--json', '@vendure/core'], { cwd: folder })).output,
    )
    return { url, version: tree.dependencies['@vendure/core']?.version ?? '?', stop }
  } catch (cause) {
    await stop()
    throw new Error(`Vendure did not start:\n${log.slice(-2000)}`, { cause })
  }
}
