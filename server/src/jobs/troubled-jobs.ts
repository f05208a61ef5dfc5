import type { TenantDb } from '../core/database.types'

/** A job that failed at least once. */
export interface TroubledJob {
  slug: string
  kind: string
  key: string
  attempts: number
  run_at: string
  /** Null while it is tried again. */
  failed_at: string | null
  last_error: string
}

const TROUBLED = `select t.slug, j.kind, j.key, j.attempts, j.run_at, j.failed_at, coalesce(j.last_error, '') as last_error from job j join tenant t on t.tenant_id = j.tenant_id
  where (j.failed_at is not null or j.attempts > 0 and j.last_error is not null) and ($1::text is null or t.slug = $1) order by j.failed_at is null, j.run_at, j.tenant_id, j.id limit 200`

/** Returns at most 200 jobs whose last try failed, of one site or of all; those that are not tried again come first. */
export const troubledJobs = (owner: TenantDb, slug: string | null): Promise<TroubledJob[]> =>
  owner.read((tx) => tx.rows<TroubledJob>(TROUBLED, [slug]))

const RETRY = `update job j set attempts = 0, failed_at = null, run_at = $4 from tenant t
  where t.tenant_id = j.tenant_id and t.slug = $1 and j.failed_at is not null
    and ($2::text is null or j.kind = $2) and ($3::text is null or j.key = $3) returning 1`

/** Has the failed jobs of a site tried again from `now` on: all, those of a kind, or one. @returns their number */
export async function retryJobs(
  owner: TenantDb,
  { slug, kind, key }: { slug: string; kind: string | null; key: string | null },
  now: Date,
): Promise<number> {
  return (await owner.tx((tx) => tx.rows(RETRY, [slug, kind, key, now]))).length
}
