import type { EndpointRow } from '@storefront/contract/endpoints'
import { type Permission, permissions } from '@storefront/contract/permissions'
import type { JobCtx } from '../../core/context.types'
import type { TenantDb } from '../../db'
import { scheduleJob } from '../../db/queue'

/** Permissions to change content that documents show. */
const CONTENT_PERMISSIONS: readonly Permission[] = [
  permissions.changePage,
  permissions.publishPage,
  permissions.changeProduct,
  permissions.changeEvent,
  permissions.changeArticle,
  permissions.changeNote,
  permissions.changeModeration,
  permissions.changeSite,
]
/** Calls of authors on their own notes. */
const NOTE_PATHS: readonly string[] = ['/note/note/{id}/', '/note/note/mine/{id}/active/']

/** Whether a call that succeeds may change what a cached document shows. */
export function changesContent({ method, path, auth }: EndpointRow): boolean {
  if (method === 'GET') return false
  const needs = typeof auth === 'string' ? [auth] : auth
  return NOTE_PATHS.includes(path) || CONTENT_PERMISSIONS.some((permission) => needs.includes(permission))
}

const READ = 'select version from content_version where tenant_id = $1'
const RAISE = `insert into content_version as c (tenant_id, version) values ($1, 1)
  on conflict (tenant_id) do update set version = c.version + 1 returning version`

/**
 * Returns the number of changes of a site's content. It is stored in the database, because every process caches
 * documents.
 */
export async function readContentVersion(db: TenantDb, tenantId: number): Promise<number> {
  const [row] = await db.read((tx) => tx.rows<{ version: number }>(READ, [tenantId], 'content_version_read'))
  return Number(row?.version ?? 0)
}

/** Makes every process read the site's documents again, and a CDN forget them. */
export async function raiseContentVersion({
  db,
  tenant,
  ports,
  now,
}: Pick<JobCtx, 'db' | 'tenant' | 'ports' | 'now'>): Promise<void> {
  await db.tx(async (tx) => {
    const [row] = await tx.rows<{ version: number }>(RAISE, [tenant.id], 'content_version_raise')
    if (ports.cdn.isOn && row)
      await scheduleJob(tx, { tenantId: tenant.id, kind: 'cdn_purge', key: String(row.version), runAt: now })
  })
}
