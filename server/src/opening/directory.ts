import type { OpenedSite } from '@storefront/contract/entities/studio/shop'
import type { SiteDirectory } from '../core/directory.types'
import { type OpeningDeps, openSite } from './open-site'

const SITES = `select slug, name, language, country, currency_code as currency, time_zone, created_at from tenant order by tenant_id desc`

interface SiteRow extends Omit<OpenedSite, 'created_at'> {
  created_at: string | Date
}

/** Returns all sites, as the owner of the database sees them. */
export const siteDirectory = (deps: OpeningDeps): SiteDirectory => ({
  async list() {
    const rows = await deps.database.owner.read((tx) => tx.rows<SiteRow>(SITES))
    return rows.map(({ created_at, ...row }) => ({ ...row, created_at: new Date(created_at).toISOString() }))
  },
  open: (order) => openSite(deps, order),
})
