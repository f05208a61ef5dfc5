import { allEndpoints, type EndpointRow } from '@storefront/contract/endpoints'
import { allPermissions } from '@storefront/contract/all-permissions'
import { startPooler } from '../../scripts/lib/pgbouncer.mjs'
import { type Postgres, startPostgres } from '../../scripts/lib/postgres.mjs'
import type { Driver } from '../../server/src/core/database.types'
import { databaseOver } from '../../server/src/db/database'
import { migrate, readMigrations } from '../../server/src/db/migrate'
import { openPostgres } from '../../server/src/db/postgres'
import { MAIN, OTHER, type TestApp, testAppOver } from '../../test/server/support/app'
import { Client } from '../../test/server/support/client'
import { opsCalls, type OwnCall, ownCalls } from '../../test/server/support/own-calls'
import type { Row } from '../row'
import { forgetTenants } from './rls-only'

/** Number of tries, and descriptions of those that were let through. */
interface Tally {
  triedCount: number
  open: string[]
}

const pathOf = ({ path }: EndpointRow) => path.replace(/\{\w+\}/g, '1')
const sendCall = (client: Client, [method, path, body]: OwnCall) =>
  client.send({
    method,
    url: client.base + path,
    ...(body && { payload: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  })

/** Expects each call to be refused by one of these statuses. */
async function expectRefusals(
  tally: Tally,
  who: string,
  client: Client,
  calls: readonly OwnCall[],
  statuses: readonly number[],
): Promise<void> {
  for (const call of calls) {
    const { status } = await sendCall(client, call)
    tally.triedCount++
    if (!statuses.includes(status)) tally.open.push(`${who}: ${call[0]} ${call[1]} ${status}`)
  }
}

const visitorOf = (t: TestApp, tenantId: number) =>
  new Client(
    t.fastify,
    tenantId === OTHER
      ? { base: '/api-t/rimba', headers: { 'sp-mp-aid': 'wx-rimba' } }
      : { headers: { 'sp-mp-aid': 'wx-qingshi' } },
  )
const callOf = (row: EndpointRow): OwnCall => [row.method, pathOf(row), row.method === 'GET' ? undefined : {}]

/** Every endpoint of the table by those of a site who may not call it at all. */
async function roles(t: TestApp, tally: Tally, tenantId: number): Promise<void> {
  const protectedEndpoints = allEndpoints.filter(({ auth }) => auth !== 'any')
  await expectRefusals(tally, 'visitor', visitorOf(t, tenantId), protectedEndpoints.map(callOf), [401])
  const user = (await t.user({ tenantId })).client
  for (const permission of Object.values(allPermissions)) {
    const calls = protectedEndpoints.filter(({ auth }) => auth === permission).map(callOf)
    await expectRefusals(tally, 'user', user, calls, [403])
    const others = (
      await t.user({ tenantId, perms: Object.values(allPermissions).filter((one) => one !== permission) })
    ).client
    await expectRefusals(tally, `operator without ${permission}`, others, calls, [403])
  }
  // Calls that any of several permissions opens.
  for (const row of protectedEndpoints) {
    const { auth } = row
    if (typeof auth === 'string') continue
    const others = (
      await t.user({ tenantId, perms: Object.values(allPermissions).filter((one) => !auth.includes(one)) })
    ).client
    for (const client of [user, others])
      await expectRefusals(tally, `staff without ${auth.join(', ')}`, client, [callOf(row)], [403])
  }
}

/** Every call that names a row, by those whose row it is not. */
async function rows(t: TestApp, tally: Tally): Promise<void> {
  const own = await ownCalls(t)
  await expectRefusals(tally, 'another user', (await t.user()).client, own, [404])
  await acrossSites(t, tally, own)
}

/** The same by the other site's owner, who may do everything there. */
async function acrossSites(t: TestApp, tally: Tally, own: readonly OwnCall[]): Promise<void> {
  const owner = (await t.user({ tenantId: OTHER, perms: ['*'] })).client
  await expectRefusals(tally, 'owner of the other site', owner, [...own, ...(await opsCalls(t))], [404])
}

/** Diamonds that the main site gives for one thing, and no other site. */
const MAIN_DIAMONDS = 777

/**
 * Number of rows in a list that do not belong to the other site. Each site has rows in these lists from its beginning.
 */
type ForeignCount = (
  rows: readonly { id?: number; uuid?: string; host?: string; diamond?: number; values?: object }[],
) => number

async function foreignCounts(t: TestApp): Promise<Readonly<Record<string, ForeignCount>>> {
  const main = (await t.user({ perms: ['*'] })).client
  const [rule] = (await main.get('/ops/gamification/rule/')).body.results
  const { description, point, charm, per_amount, daily_limit, valid_days, hold_days } = rule
  await main.put(`/ops/gamification/rule/${rule.trigger}/`, {
    is_active: true,
    description,
    diamond: MAIN_DIAMONDS,
    point,
    charm,
    per_amount,
    daily_limit,
    valid_days,
    hold_days,
  })
  const own = await t.make((tx) =>
    tx.rows<{ id: number; uuid: string }>('select id, uuid from account where tenant_id = $1', [OTHER]),
  )
  const uuids = new Set(own.map(({ uuid }) => uuid))
  const ids = new Set(own.map(({ id }) => Number(id)))
  const foreignSessions = await t.make((tx) =>
    tx.rows<{ id: number }>('select id from session where tenant_id <> $1', [OTHER]),
  )
  const foreignIds = new Set(foreignSessions.map(({ id }) => Number(id)))
  const foreignDomains = await t.make((tx) =>
    tx.rows<{ host: string }>('select host from tenant_domain where tenant_id <> $1', [OTHER]),
  )
  const foreignHosts = new Set(foreignDomains.map(({ host }) => host))
  const credentials: { results: { values: object }[] } = (await main.get('/studio/credential/')).body
  const contracts = new Set(credentials.results.map(({ values }) => JSON.stringify(values)))
  return {
    '/ops/gamification/rule/': (rows) => rows.filter(({ diamond }) => diamond === MAIN_DIAMONDS).length,
    // One's own session, with which the list is read.
    '/studio/session/': (rows) => rows.filter(({ id = 0 }) => foreignIds.has(id)).length,
    // The host by which requests find the site.
    '/studio/domain/': (rows) => rows.filter(({ host = '' }) => foreignHosts.has(host)).length,
    // A row for each kind of contract: the numbers of the other site's own accounts, or none.
    '/studio/credential/': (rows) =>
      rows.filter((row) => row.values && contracts.has(JSON.stringify(row.values))).length,
    '/studio/customer/': (rows) => rows.filter(({ id = 0 }) => !ids.has(id)).length,
    '/studio/staff/': (rows) => rows.filter(({ id = 0 }) => !ids.has(id)).length,
    '/ops/gamification/user/': (rows) => rows.filter(({ uuid = '' }) => !uuids.has(uuid)).length,
  }
}

/** Lists of the other site, of which nobody made anything: whatever they hold is another's. */
async function lists(t: TestApp, tally: Tally): Promise<void> {
  const owner = (await t.user({ tenantId: OTHER, perms: ['*'] })).client
  const shared = /^\/(?:districts|studio\/region|base\/bank|base\/user\/languages)\//
  const counts = await foreignCounts(t)
  for (const row of allEndpoints) {
    if (row.method !== 'GET' || row.path.includes('{') || shared.test(row.path)) continue
    const { body } = await sendCall(owner, callOf(row))
    if (!Array.isArray(body?.results)) continue
    tally.triedCount++
    // The studio's mirror of an operators' list holds the same rows.
    const foreignCount = counts[row.path.replace(/^\/studio\/ops\//, '/ops/')]?.(body.results) ?? body.results.length
    if (foreignCount > 0) tally.open.push(`owner of the other site: ${row.path} holds ${foreignCount}`)
  }
}

const rowOf = (what: string, { triedCount, open }: Tally): Row => {
  for (const words of open.slice(0, 20)) console.error(words)
  return {
    what,
    value: `${triedCount - open.length} of ${triedCount} refused`,
    goal: `${triedCount} of ${triedCount}`,
    ok: open.length === 0 && triedCount > 0,
  }
}

/** Checks that forbidden calls are refused: by role, by owner, by site, and by row-level security alone. */
export async function matrixRows(): Promise<Row[]> {
  const postgres = await startPostgres()
  const pooler = await startPooler(postgres.url)
  const open = async () => openPostgres({ url: pooler.urlOf(await migratedDatabase(postgres)), max: 1 })
  try {
    return [await tryWhole(await open()), await tryAlone(await open())]
  } finally {
    await pooler.stop()
    await postgres.stop()
  }
}

/** The address of a database of its own at the newest migration. */
async function migratedDatabase(postgres: Postgres): Promise<string> {
  const url = await postgres.createDatabase()
  const driver = await openPostgres({ url, max: 1 })
  await migrate(driver, await readMigrations())
  await driver.close()
  return url
}

async function tryWhole(driver: Driver): Promise<Row> {
  const whole: Tally = { triedCount: 0, open: [] }
  const t = await testAppOver(databaseOver(driver))
  // One site in each country.
  await t.settle('ID')
  for (const tenantId of [MAIN, OTHER]) await roles(t, whole, tenantId)
  // The calls below name rows of the main site with their own values: a number of its country would be refused first.
  await t.settle('CN')
  await rows(t, whole)
  await lists(t, whole)
  await t.stop()
  return rowOf('isolation and roles', whole)
}

async function tryAlone(driver: Driver): Promise<Row> {
  const alone: Tally = { triedCount: 0, open: [] }
  const { database, forgotten } = forgetTenants(driver)
  const bare = await testAppOver(database)
  await acrossSites(bare, alone, await ownCalls(bare))
  await lists(bare, alone)
  await bare.stop()
  if (forgotten() === 0) alone.open.push('no statement lost its filter')
  return rowOf('isolation by row-level security alone', alone)
}
