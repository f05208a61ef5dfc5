import type { Seed, SeedDeps, SeedReport } from '../server/src/opening/seeding'
import { tenants } from './data/index'
import type { TenantSeed } from './data/types'
import type { UserSeed } from './data/types-base'
import { seedAfterSales } from './entities/after-sales'
import { seedArticles } from './entities/articles'
import { seedCheckout } from './entities/checkout'
import { seedCommunity } from './entities/community'
import { seedCoupons } from './entities/coupons'
import { seedReservations } from './entities/reservations'
import { seedSelections } from './entities/distribution'
import { seedDoor } from './entities/door'
import { seedEvents } from './entities/events'
import { seedFlash, seedFlashCampaigns } from './entities/flash'
import { makeGallery } from './entities/gallery'
import { seedIdentities } from './entities/identities'
import type { Scene } from './entities/insert'
import { seedForms, seedVotes } from './entities/interact'
import { seedMenus } from './entities/menus'
import { seedNodes } from './entities/nodes'
import { seedNotes } from './entities/notes'
import { seedOrders } from './entities/orders'
import { seedPages } from './entities/pages'
import { countSales, seedCategories, seedProducts, variantsBySku } from './entities/products'
import { seedPromotion } from './entities/promotion'
import { seedReaders } from './entities/readers'
import { seedRecharges } from './entities/recharges'
import { seedRegistrations } from './entities/registrations'
import { writeRegions } from '../server/src/opening/regions'
import { seedCredentials, seedSitePictures, seedTenant } from './entities/tenant'
import { seedTopics } from './entities/topics'
import { seedTickets } from './entities/tickets'
import { seedUsers } from './entities/users'
import { seedVisits } from './entities/visits'
import { seedVoteEvents } from './entities/vote-events'
import { seedVouchers } from './entities/vouchers'
import { seedWallet } from './entities/wallet'

const roles: Readonly<Record<UserSeed['key'], string>> = {
  shopper: 'shopper',
  shopper2: 'shopper',
  owner: 'operator, all permissions',
  gate: 'gate staff',
  service: 'customer service',
  newcomer: 'no mobile number yet',
}

async function seedOne(scene: Scene, data: TenantSeed, deps: SeedDeps): Promise<void> {
  await seedTenant(scene, data)
  if (deps.loopbackDir !== undefined) await seedCredentials(scene, data.site, deps.loopbackDir)
  const startTime = performance.now()
  const gallery = await makeGallery(scene, data)
  deps.progress(`${data.site.name}: pictures drawn in ${((performance.now() - startTime) / 1000).toFixed(1)} s.`)
  await seedSitePictures(scene, data.site, gallery)
  const nodeId = await seedNodes(scene, data.nodes)
  await seedUsers(scene, data.site.country, data.users, gallery, nodeId)
  if (deps.loopbackDir !== undefined) await seedIdentities(scene, data, deps.loopbackDir)
  await seedCategories(scene, data, gallery)
  const variants = variantsBySku(data, gallery)
  await seedProducts(scene, data, gallery, variants)
  await seedCoupons(scene, data)
  await seedEvents(scene, data, gallery)
  const readers = await seedReaders(scene, data)
  await seedArticles(scene, data, gallery, readers)
  await seedTopics(scene, data, gallery, readers)
  await seedNotes(scene, data, gallery, readers)
  await seedVouchers(scene, data)
  await seedSelections(scene, data)
  await seedWallet(scene, data, gallery)
  await seedForms(scene, data)
  await seedVotes(scene, data)
  await seedRegistrations(scene, data)
  await seedVoteEvents(scene, data, gallery)
  await seedReservations(scene, data, gallery)
  await seedPages(scene, data, gallery)
  await seedMenus(scene, data, gallery)
  const orders = await seedOrders(scene, data, variants)
  await countSales(scene)
  await seedRecharges(scene, data, orders)
  await seedTickets(scene, data)
  await seedDoor(scene, data)
  const placeOf = (userKey: UserSeed['key']) => data.users.findIndex(({ key }) => key === userKey) + 1
  await seedAfterSales(scene, orders, { gate: placeOf('gate'), owner: placeOf('owner') }, variants, gallery)
  await seedCommunity(scene, data)
  await seedCheckout(scene, data, gallery)
  await seedFlash(scene, data, gallery)
  await seedFlashCampaigns(scene, data)
  await seedVisits(scene, data)
  await seedPromotion(scene, data, gallery)
}

/**
 * Makes the regions and the demo tenants, the default one first (tenant 1). A tenant whose slug is there already is
 * left alone, so that seeding twice changes nothing. Everything but the dates, which count from the clock's now, is
 * the same each time. Throws when the data names what is not there.
 */
export const seed: Seed = async (deps) => {
  const { tx, ports } = deps
  const now = ports.clock.now()
  const there = await tx.rows<{ slug: string; tenant_id: number }>('select slug, tenant_id from tenant')
  const existingSlugs = new Set(there.map((row) => row.slug))
  let tenantId = Math.max(0, ...there.map((row) => row.tenant_id))
  const report: SeedReport = { accounts: [] }
  const sortedTenants = [...tenants].sort(
    (a, b) => Number(b.site.slug === deps.defaultTenant) - Number(a.site.slug === deps.defaultTenant),
  )
  for (const data of sortedTenants) {
    if (existingSlugs.has(data.site.slug)) continue
    tenantId += 1
    for (const country of [data.site.country, ...(data.site.config.shipTo ?? [])]) await writeRegions(tx, country)
    await seedOne({ tx, storage: ports.storage, tenantId, now, timeZone: data.site.timeZone }, data, deps)
    for (const { key, mobile } of data.users)
      if (mobile !== null) report.accounts.push({ tenant: data.site.slug, who: roles[key], mobile })
  }
  return report
}
