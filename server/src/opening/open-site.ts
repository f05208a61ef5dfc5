import { insert } from '../db/insert'
import type { SiteOrder } from '../core/directory.types'
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { currencies } from '@storefront/contract/domain/site/currencies'
import { siteTemplates, SLUG_PATTERN } from '@storefront/contract/domain/site/opening'
import { ALL_PERMISSIONS } from '@storefront/contract/has-permission'
import type { Connection, Database } from '../db'
import { fail, Failure } from '../core/failure'
import { randomCode } from '../lib/random'
import type { Ports } from '../core/ports.types'
import type { DrawGoods } from './seeding'
import { writeFirstPages } from './first-pages'
import { raiseIdentities } from './identities'
import { writeRegions } from './regions'

export interface OpeningDeps {
  database: Database
  ports: Pick<Ports, 'clock' | 'storage'>
}

const GOODS = fileURLToPath(new URL('../../../demo/goods.ts', import.meta.url))
const hasGoods = (module: unknown): module is { drawGoods: DrawGoods } =>
  typeof module === 'object' && module !== null && 'drawGoods' in module && typeof module.drawGoods === 'function'

/** Colours that can be read on each other; the studio changes them. */
const THEME = { primary: '#1f5c46', primary_text: '#ffffff', accent: '#b04e24', background: '#f7f7f5' }

const NEXT_NUMBER = `select n.id, exists (select 1 from tenant t where t.tenant_id = n.id) as is_taken
  from (select nextval('tenant_number')::integer as id) n`

/** Takes a number that no site has or had; sites of the demo have theirs from the seed. */
export async function takeTenantId(tx: Connection): Promise<number> {
  for (;;) {
    const [row] = await tx.rows<{ id: number; is_taken: boolean }>(NEXT_NUMBER)
    if (row && !row.is_taken) return row.id
  }
}

async function writeTenant(tx: Connection, tenantId: number, order: SiteOrder, now: Date): Promise<Failure | null> {
  const addresses = { logo_url: '', logo_square_url: '', home_url: '', wx_qr_url: '' }
  const { symbol, exponent } = currencies[order.currency]
  const rows = await insert(
    tx,
    'tenant',
    {
      tenantId,
      slug: order.slug,
      name: order.name,
      language: order.language,
      country: order.country,
      currencyCode: order.currency,
      currencySymbol: symbol,
      currencyExponent: exponent,
      site: {
        ...addresses,
        wx_name: '',
        contact_phone: '',
        icp_content: '',
        description: '',
        sms_sign: '',
        theme: THEME,
      },
      config: { login_required: false, mobile_bind_required: false, node_required: false, follow_prompt: false },
      shipping: { fee: 0, free_over: null },
      timeZone: order.time_zone,
      createdAt: now,
    },
    { ignoreConflicts: true, returning: ['tenant_id'] },
  )
  return rows.length === 0 ? fail('slugTaken') : null
}

/**
 * Draws the goods of a template, or copies the pictures of its demo site, and writes them: the site is open meanwhile.
 */
async function writeGoods({ database, ports }: OpeningDeps, tenantId: number, template: string): Promise<void> {
  if (!existsSync(GOODS)) throw new Error('this server has no demo sites')
  const module: unknown = await import(GOODS)
  if (!hasGoods(module)) throw new Error('this server has no demo goods')
  const [source] = await database.owner.read((tx) =>
    tx.rows<{ id: number }>('select tenant_id as id from tenant where slug = $1', [template]),
  )
  const write = await module.drawGoods({ storage: ports.storage, tenantId, sourceTenantId: source?.id }, template)
  await database.owner.tx(async (tx) => {
    await write(tx, ports.clock.now())
    await raiseIdentities(tx, tenantId, ['image', 'category', 'product', 'variant'])
  })
}

/**
 * Opens a site: the regions of addresses, unless they are there, its row, its first pages, its owner's account and,
 * where the template has any, its goods. All of it is in the database; no folder of the code is needed. Fails with
 * `slugTaken`, and with `templateCurrency` where prices are in another one.
 */
export async function openSite(deps: OpeningDeps, order: SiteOrder): Promise<{ id: number; slug: string } | Failure> {
  if (!new RegExp(SLUG_PATTERN).test(order.slug)) return fail('slugTaken')
  const { currency } = siteTemplates[order.template]
  if (currency !== null && currency !== order.currency) return fail('templateCurrency', { currency })
  const now = deps.ports.clock.now()
  const tenantId = await deps.database.owner.tx(async (tx) => {
    await writeRegions(tx, order.country)
    const id = await takeTenantId(tx)
    const failure = await writeTenant(tx, id, order, now)
    if (failure) return failure
    const person = {
      uuid: randomUUID(),
      auid: randomCode(10).toLowerCase(),
      name: order.name,
      mobile: order.owner,
      perms: [ALL_PERMISSIONS],
    }
    await insert(tx, 'account', { tenantId: id, ...person, createdAt: now })
    await writeFirstPages(tx, id, order)
    return id
  })
  if (tenantId instanceof Failure) return tenantId
  if (order.template !== 'empty') await writeGoods(deps, tenantId, order.template)
  return { id: tenantId, slug: order.slug }
}
