import type { Exception } from './exceptions'

/** A function whose statements read rows of several tenants. */
export interface AcrossTenants {
  /** The function, behind its file in server/src. */
  at: string
  reason: string
  /** Way in which the statement runs where tenants are spread over machines. */
  onManyMachines: string
}

const DIRECTORY = 'the directory (tenant, tenant_domain, tenant_app, tenant_credential) is copied to each machine'
const QUEUE = 'the queue lies whole on the machine that all processes ask'
const EACH_SHARD = 'runs on each machine at once; rows of one tenant do not depend on those of another'

/** Every function that may do so: all other statements name their tenant. */
export const acrossTenants: readonly AcrossTenants[] = [
  {
    at: 'http/request/tenant-registry.ts › find',
    reason: 'a request is of a domain, an app id or a slug before its tenant is known',
    onManyMachines: DIRECTORY,
  },
  {
    at: 'opening/directory.ts › siteDirectory',
    reason: 'one server for several sites shows their list',
    onManyMachines: DIRECTORY,
  },
  { at: 'opening/open-site.ts › takeTenantId', reason: 'a new site gets the next id', onManyMachines: DIRECTORY },
  { at: 'opening/open-site.ts › writeGoods', reason: 'a demo site is found by its slug', onManyMachines: DIRECTORY },
  { at: 'opening/export-site.ts › writeRows', reason: 'the site is named by its slug', onManyMachines: DIRECTORY },
  {
    at: 'opening/reseal.ts › resealSecrets',
    reason: 'the secrets of all sites are sealed anew, one site after the other',
    onManyMachines: DIRECTORY,
  },
  { at: 'opening/retire-keys.ts › retireDoorKeys', reason: 'the site is named by its slug', onManyMachines: DIRECTORY },
  { at: 'opening/move-site.ts › moveSite', reason: 'the site is named by its slug', onManyMachines: DIRECTORY },
  {
    at: 'site-cli.ts › addMissingRegions',
    reason: 'regions of the countries of all sites are completed',
    onManyMachines: DIRECTORY,
  },
  {
    at: 'site-cli.ts › domain',
    reason: 'the site is named by its slug',
    onManyMachines: DIRECTORY,
  },
  {
    at: 'domains/ops/figures/roll.ts › scheduleFigures',
    reason: 'each site gets the job that sums up its days',
    onManyMachines: DIRECTORY,
  },
  { at: 'opening/seed.ts › isEmpty', reason: 'an empty database gets the demo', onManyMachines: DIRECTORY },
  {
    at: 'start.ts › requireAddress',
    reason: 'sites without a domain are named at the start',
    onManyMachines: DIRECTORY,
  },
  {
    at: 'domains/catalog/product/search-keys.ts › scheduleSearchKeys',
    reason: 'each tenant with products from before the keys gets a job',
    onManyMachines: EACH_SHARD,
  },
  {
    at: 'domains/studio/media/sweep.ts › scheduleMediaSweeps',
    reason: 'each tenant gets the daily look at its files',
    onManyMachines: EACH_SHARD,
  },
  {
    at: 'domains/orders/order/spent.ts › scheduleSpent',
    reason: 'each tenant with accounts from before the sums gets a job',
    onManyMachines: EACH_SHARD,
  },
  {
    at: 'domains/catalog/product/stock-levels.ts › scheduleStockLevels',
    reason: 'each tenant with variants from before the levels gets a job',
    onManyMachines: EACH_SHARD,
  },
  {
    at: 'domains/catalog/product/stock-sums.ts › scheduleStockSums',
    reason: 'each tenant without sums of its stock, or with many changes since, gets a job',
    onManyMachines: EACH_SHARD,
  },
  {
    at: 'domains/orders/order/search-text.ts › scheduleOrderTexts',
    reason: 'each tenant with orders from before their texts gets a job',
    onManyMachines: EACH_SHARD,
  },
  {
    at: 'jobs/runner.ts › claimDue',
    reason: 'a process does what is due, whosever it is',
    onManyMachines: QUEUE,
  },
  {
    at: 'jobs/troubled-jobs.ts › troubledJobs',
    reason: 'operators of the platform see the failed jobs of all sites',
    onManyMachines: QUEUE,
  },
  { at: 'monitoring/jobs.ts › readJobs', reason: 'operators count the jobs of all sites', onManyMachines: QUEUE },
  { at: 'jobs/troubled-jobs.ts › retryJobs', reason: 'the site is named by its slug', onManyMachines: QUEUE },
  {
    at: 'jobs/prune.ts › pruneLogs',
    reason: 'logs are removed by their age, one site after the other',
    onManyMachines: DIRECTORY,
  },
  { at: 'jobs/runner.ts › sweep', reason: 'what has expired is removed by age', onManyMachines: EACH_SHARD },
]

/** The same as exceptions of the statement check. */
export const acrossTenantsExceptions: readonly Exception[] = acrossTenants.map(({ at, reason }) => ({
  at,
  subject: 'tenant',
  reason,
}))
