import type { TenantDb } from '../core/database.types'

export interface JobCounts {
  kind: string
  waiting: number
  late: number
  /** Jobs whose last try failed and that are tried again. */
  retrying: number
  failed: number
}

const JOBS = `select kind, count(*) filter (where failed_at is null)::int as waiting,
    count(*) filter (where failed_at is null and run_at < $1::timestamptz - interval '5 minutes')::int as late,
    count(*) filter (where failed_at is null and attempts > 0 and last_error is not null)::int as retrying,
    count(*) filter (where failed_at is not null)::int as failed
  from job group by kind order by kind`

/** Returns the jobs of all sites by kind. */
export const readJobs = (owner: TenantDb, now: Date): Promise<JobCounts[]> =>
  owner.read((tx) => tx.rows<JobCounts>(JOBS, [now]))
