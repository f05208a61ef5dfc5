import { allEndpoints } from '@storefront/contract/endpoints'
import { makeRegistrationEvent } from '../../factories/content'
import { makeForm, makeVote, makeVoteEvent } from '../../factories/interact'
import { makeIssuedTicket } from '../../factories/issued-ticket'
import { makeProduct } from '../../factories/product'
import { makeReservation } from '../../factories/reservation'
import { MAIN, startTestApp, type TestApp } from '../support/app'
import type { Client } from '../support/client'

const RAFFLE = `insert into raffle (tenant_id, title, kind, status, start_at, end_at, price, max_tickets, claim_days, seed_hash, created_at, changed_at)
  values ($1, '抽奖', 'wheel', 'published', $2, $2::timestamptz + interval '1 day', 1, 9, 3, 'x', $2, $2) returning id`

let t: TestApp
let owner: Client
let ownerId: number
let ids: Readonly<Record<string, number>>
beforeAll(async () => {
  t = await startTestApp()
  const user = await t.user({ perms: ['*'] })
  owner = user.client
  ownerId = user.id
  ids = await t.make(async (tx) => ({
    event: await makeRegistrationEvent(tx, MAIN, {}),
    voteevent: (await makeVoteEvent(tx, MAIN)).id,
    form: (await makeForm(tx, MAIN)).id,
    raffle: Number((await tx.rows<{ id: number }>(RAFFLE, [MAIN, t.ports.clock.now()]))[0]?.id),
  }))
})
afterAll(() => t.stop())

/** Lists that take a whole ListQuery (spec 7). */
const lists = allEndpoints.filter(({ method, query }) => method === 'GET' && query?.properties?.ordering && query.properties.from)
/** An address of a list: ids of what its path names. */
const addressOf = (path: string) => path.replaceAll(/(\w+)\/\{id\}/g, (_, name: string) => `${name}/${ids[name] ?? ids.event}`)

test('there are lists to be tried', () => {
  expect(lists.length).toBeGreaterThan(40)
})

test.each(lists.map(({ path }) => path))('%s refuses an ordering that it does not offer and takes or refuses days, and ignores none', async (path) => {
  const address = addressOf(path)
  expect((await owner.get(address)).status).toBe(200)
  expect((await owner.get(`${address}?ordering=constructor`)).body.fields).toHaveProperty('ordering')
  const future = await owner.get(`${address}?from=2200-01-01`)
  expect(future.status === 200 ? future.body.results : Object.keys(future.body.fields)).toEqual(future.status === 200 ? [] : ['from'])
  expect((await owner.get(`${address}?to=2200-01-01`)).status).toBe(future.status)
})

const START = new Date('2026-05-08T02:00:00Z')
/** What is listed, with a moment on 2026-05-08 (10 o'clock in the site's zone); how is the factories' and not the lists'. */
const items: Readonly<Record<string, () => Promise<unknown>>> = {
  '/ops/shop/product/': async () => {
    const { id } = await t.make((tx) => makeProduct(tx, MAIN))
    return t.make((tx) => tx.rows('update product set created_at = $2 where id = $1', [id, START]))
  },
  '/studio/product/': async () => undefined,
  '/reservation/resv/': async () => {
    const { id } = await t.make((tx) => makeReservation(tx, MAIN))
    return t.make((tx) => tx.rows('update resv set start_at = $2 where id = $1', [id, START]))
  },
  '/ops/reservation/resv/': async () => undefined,
  '/ops/form/form/': () => t.make((tx) => tx.rows('update form set start_at = $2 where id = $1', [ids.form ?? 0, START])),
  '/ops/vote/vote/': () => t.make((tx) => makeVote(tx, MAIN, { startAt: START })),
  '/ops/gamification/user/': () => t.make((tx) => tx.rows('update account set created_at = $2 where id = $1', [ownerId, START])),
  '/event/issuedticket/': async () => {
    const { id } = await t.make((tx) => makeIssuedTicket(tx, MAIN, { userId: ownerId }))
    return t.make((tx) =>
      tx.rows('update event e set start_at = $2, end_at = $2 from issued_ticket i where i.id = $1 and e.tenant_id = i.tenant_id and e.id = i.event_id', [
        id,
        START,
      ]),
    )
  },
}

test.each(Object.keys(items))('%s finds what is of a day', async (path) => {
  await items[path]?.()
  const countOf = async (query: string) => (await owner.get(`${path}?${query}`)).body.count
  expect(await Promise.all(['from=2026-05-08&to=2026-05-08', 'from=2026-05-09&to=2026-05-09', 'from=2026-05-07&to=2026-05-07'].map(countOf))).toEqual([1, 0, 0])
})
