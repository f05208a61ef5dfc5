import { isMobile, normalizeMobile } from '@storefront/contract/domain/account/mobile'
import type { Country } from '@storefront/contract/domain/country/country'
import type { Connection, Database } from '../db'
import { writeRegions } from './regions'

/** Tables whose numbers people typed for the site's country; accounts first, because a login rests on theirs. */
const tables = [
  'account',
  'contact',
  'back_in_stock_subscription',
  'promoter',
  'raffle_promoter',
  'resv_record',
] as const

/** Numbers of accounts after a move. */
export interface SiteMove {
  /** Numbers in all tables that are written in the form of the new country now. */
  readonly changedCount: number
  /** Accounts whose number is none of the new country: they cannot log in by it. */
  readonly foreignCount: number
  /** Accounts whose number in the new form belongs to another account already; both stay as they are. */
  readonly conflictCount: number
}

// The new country is no longer one of the others to which the site sends.
const MOVE = `update tenant set country = $2, version = version + 1,
    config = jsonb_set(config, '{ship_to}', coalesce(config -> 'ship_to', '[]') - $2)
  where slug = $1 returning tenant_id as id`
const numbersOf = (table: (typeof tables)[number]): string =>
  `select distinct mobile from ${table} where tenant_id = $1 and mobile <> ''`
const IS_TAKEN = 'select 1 from account where tenant_id = $1 and mobile = $2'
const change = (table: (typeof tables)[number]): string =>
  `update ${table} set mobile = $3 where tenant_id = $1 and mobile = $2 returning 1`

async function moveNumbers(tx: Connection, id: number, country: Country): Promise<SiteMove> {
  const counts = { changedCount: 0, foreignCount: 0, conflictCount: 0 }
  for (const table of tables) {
    const isAccount = table === 'account'
    for (const { mobile } of await tx.rows<{ mobile: string }>(numbersOf(table), [id])) {
      const newMobile = normalizeMobile(mobile, country)
      if (!isMobile(newMobile, country)) counts.foreignCount += isAccount ? 1 : 0
      else if (newMobile === mobile) continue
      else if (isAccount && (await tx.rows(IS_TAKEN, [id, newMobile])).length > 0) counts.conflictCount += 1
      else counts.changedCount += (await tx.rows(change(table), [id, mobile, newMobile])).length
    }
  }
  return counts
}

/**
 * Moves a site to another country: its regions are added, and the numbers that people typed are written in the form of
 * the country (0812… becomes +62812…). Addresses keep the country of their regions. Null when there is no such site.
 */
export function moveSite(database: Database, slug: string, country: Country): Promise<SiteMove | null> {
  return database.owner.tx(async (tx) => {
    const [site] = await tx.rows<{ id: number }>(MOVE, [slug, country.code])
    if (!site) return null
    await writeRegions(tx, country.code)
    return moveNumbers(tx, site.id, country)
  })
}
