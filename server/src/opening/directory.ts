import type { OpenedSite } from '@storefront/contract/entities/studio/shop'
import type { Failure } from '../failure'
import { type OpeningDeps, openSite, type SiteOrder } from './open-site'

/** The sites of the server, of which the default one alone may know. */
export interface SiteDirectory {
  list(): Promise<OpenedSite[]>
  open(order: SiteOrder): Promise<{ id: number; slug: string } | Failure>
}

const SITES = `select slug, name, language, currency_code as currency, time_zone, created_at from tenant order by tenant_id desc`

interface SiteRow extends Omit<OpenedSite, 'created_at'> {
  created_at: string | Date
}

/** All sites, as the owner of the database sees them. */
export const siteDirectory = (deps: OpeningDeps): SiteDirectory => ({
  async list() {
    const rows = await deps.database.owner.read((tx) => tx.rows<SiteRow>(SITES))
    return rows.map(({ created_at, ...row }) => ({ ...row, created_at: new Date(created_at).toISOString() }))
  },
  open: (order) => openSite(deps, order),
})
