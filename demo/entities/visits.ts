import { insert } from '../../server/src/db/insert'
import type { NewRow } from '../../server/src/db/insert'
import { isoWeekday } from '@storefront/contract/domain/day'
import type { TenantSeed } from '../data/types'
import { rng } from '../pictures/rng'
import type { Scene } from './insert'
import { moment, siteDay } from './moment'

const SEED = 5309
/** Number of days back, today included. */
const DAYS = 30
/** Visitors of a quiet day; a weekend has half as many again. */
const VISITORS = 9
const OPENING_HOUR = 8
const HOURS = 14
const campaigns: [string, ...string[]] = [
  '',
  '',
  '',
  '?utm_campaign=_sp_pro&utm_source=session',
  '?utm_campaign=_sp_pro&utm_source=timeline',
  '?utm_campaign=_sp_int&utm_source=qq',
]

const links = [
  { code: 'DEMOSPRO', path: '/product/1/?utm_campaign=_sp_pro&utm_source=session', visits: 128, day: -12 },
  { code: 'DEMOSINT', path: '/post/article/1/?utm_campaign=_sp_int&utm_source=qq', visits: 46, day: -5 },
  { code: 'DEMOHOME', path: '/', visits: 9, day: -1 },
]

/** Short links that staff has made, and how often they were followed. */
async function seedLinks(scene: Scene, data: TenantSeed): Promise<void> {
  const userId = data.users.findIndex(({ key }) => key === 'owner') + 1
  // The default site alone stands at the short address.
  const root = scene.tenantId === 1 ? '/mobile' : `/mobile-t/${data.site.slug}`
  const rows = links.map(({ code, path, visits, day }) => ({
    tenantId: scene.tenantId,
    code,
    path: root + path,
    visits,
    userId,
    createdAt: moment(scene, { day, hour: 10 }),
  }))
  await insert(scene.tx, 'short_link', rows)
}

/**
 * Seeds visitors' page views and events of the last days, for the operators' figures. Regular visitors return and keep
 * their identity.
 */
export async function seedVisits(scene: Scene, data: TenantSeed): Promise<void> {
  await seedLinks(scene, data)
  const { tx, tenantId, now } = scene
  const dice = rng(SEED)
  const pages: [string, ...string[]] = [
    '/',
    ...data.products.slice(0, 12).map((_, n) => `/product/${n + 1}`),
    ...data.articles.slice(0, 8).map((_, n) => `/post/article/${n + 1}`),
    ...data.events.slice(0, 5).map((_, n) => `/event/${n + 1}`),
  ]
  const rows: NewRow<'track_event'>[] = []
  for (let day = 1 - DAYS; day <= 0; day += 1) {
    const isWeekend = isoWeekday(siteDay(scene, day)) > 5
    const count = Math.round(VISITORS * (isWeekend ? 1.5 : 1) * (0.7 + 0.6 * dice.next()))
    for (let n = 0; n < count; n += 1) {
      const visit = dice.next() < 0.4 ? `demo-regular-${dice.int(20)}` : `demo-${day}-${n}`
      const start = moment(scene, { day, hour: OPENING_HOUR + dice.next() * HOURS }).getTime()
      const steps = 1 + dice.int(4)
      for (let step = 0; step < steps; step += 1) {
        const createdAt = new Date(start + step * 40_000)
        const page = step === 0 ? `${dice.pick(pages)}${dice.pick(campaigns)}` : dice.pick(pages)
        const base = { tenantId, page, visit, createdAt }
        rows.push({ ...base, name: 'page_view', data: {} })
        if (page.startsWith('/post/article/') && dice.next() < 0.6)
          rows.push({ ...base, name: 'reading_progress', data: { percent: dice.next() < 0.5 ? 60 : 100 } })
      }
      if (dice.next() < 0.08)
        rows.push({
          tenantId,
          page: '/coupon',
          visit,
          createdAt: new Date(start + 300_000),
          name: 'coupon_receive',
          data: { coupon: 1 },
        })
    }
  }
  await insert(
    tx,
    'track_event',
    rows.filter(({ createdAt }) => createdAt <= now),
  )
}
