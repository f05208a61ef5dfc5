import { Type } from '@sinclair/typebox'
import { allEndpoints, type EndpointRow, isList } from '@storefront/contract/endpoints'
import { makeRegistrationEvent } from '../../factories/content'
import { makeForm, makeVote, makeVoteEvent } from '../../factories/interact'
import { makeIssuedTicket } from '../../factories/issued-ticket'
import { makeProduct } from '../../factories/product'
import { makeReservation } from '../../factories/reservation'
import { sampleOf } from '../../support/sample'
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

/** The parameters that the specification names for lists (spec 7.6), each with a value that nothing answers to. */
const PARAMS: Readonly<Record<string, string>> = {
  limit: '1',
  offset: '10000',
  ordering: 'constructor',
  from: '2200-01-01',
  to: '1900-01-01',
  id: '9007199254740991',
  search: 'zzqxzzqx',
  // A filter that no list has.
  colour: 'red',
}
const lists = allEndpoints.filter(isList)
const declares = ({ query }: EndpointRow, name: string): boolean => query?.properties?.[name] !== undefined
const triples = lists.flatMap((row) =>
  Object.entries(PARAMS).map(([name, value]) => ({ path: row.path, name, value, row })),
)

/** An address of a list: values of what its path names, and of what its query has to say. */
async function addressOf({ path, params, query }: EndpointRow): Promise<string> {
  const samples = Object.entries((params ? sampleOf(params) : {}) as Record<string, unknown>)
  const byResource = path.replaceAll(/(\w+)\/\{id\}/g, (_, name: string) => `${name}/${ids[name] ?? ids.event}`)
  const filledPath = samples.reduce(
    (text, [name, value]) => text.replace(`{${name}}`, encodeURIComponent(String(value))),
    byResource,
  )
  const required: readonly string[] = query?.required ?? []
  const values = required.map((name): [string, string] => [
    name,
    String(Reflect.get(sampleOf(query ?? Type.Object({})) as object, name)),
  ])
  return `${filledPath}?${new URLSearchParams(values)}`
}

test('there are more than a hundred lists', () => expect(lists.length).toBeGreaterThan(100))

test.each(triples.filter(({ row, name }) => !declares(row, name)))(
  '$path refuses $name, which it does not declare',
  async ({ row, name, value }) => {
    const { status, body } = await owner.get(`${await addressOf(row)}&${name}=${value}`)
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [name]])
  },
)

const isOptional = ({ query }: EndpointRow, name: string): boolean => !(query?.required ?? []).includes(name)

test.each(triples.filter(({ row, name }) => declares(row, name) && isOptional(row, name)))(
  '$path does what $name asks',
  async ({ row, name, value }) => {
    const address = await addressOf(row)
    const all = await owner.get(address)
    // What the sample's path names is not there, or the owner is no promoter: the tests of the call show its list.
    if ([403, 404, 409].includes(all.status)) return
    expect(all.status).toBe(200)
    const { status, body } = await owner.get(`${address}&${name}=${value}`)
    if (name === 'ordering') expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [name]])
    else expect([status, body.results.length <= (name === 'limit' ? 1 : 0)]).toEqual([200, true])
  },
)

/** Parameters that narrow or cut a list, two at a time. */
const NARROWING = ['limit', 'offset', 'from', 'to', 'id', 'search']
const pairs = lists.flatMap((row) => {
  const names = NARROWING.filter((name) => declares(row, name))
  return names.flatMap((first, index) =>
    names.slice(index + 1).map((second) => ({ path: row.path, first, second, row })),
  )
})

test.each(pairs)('$path takes $first and $second together', async ({ row, first, second }) => {
  const query = [first, second].map((name) => `${name}=${PARAMS[name]}`).join('&')
  expect((await owner.get(`${await addressOf(row)}&${query}`)).status).toBeLessThan(500)
})

test.each(['_sid', 'c_domain', 'lang'])('a list takes %s, which every call carries', async (name) => {
  expect((await owner.get(`/shop/coupon/?${name}=localhost`)).status).toBe(200)
})

const START = new Date('2026-05-08T02:00:00Z')
/** Functions that create an item of each list, dated 2026-05-08 (10 o'clock in the site's zone). */
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
  '/ops/form/form/': () =>
    t.make((tx) => tx.rows('update form set start_at = $2 where id = $1', [ids.form ?? 0, START])),
  '/ops/vote/vote/': () => t.make((tx) => makeVote(tx, MAIN, { startAt: START })),
  '/ops/gamification/user/': () =>
    t.make((tx) => tx.rows('update account set created_at = $2 where id = $1', [ownerId, START])),
  '/event/issuedticket/': async () => {
    const { id } = await t.make((tx) => makeIssuedTicket(tx, MAIN, { userId: ownerId }))
    return t.make((tx) =>
      tx.rows(
        'update event e set start_at = $2, end_at = $2 from issued_ticket i where i.id = $1 and e.tenant_id = i.tenant_id and e.id = i.event_id',
        [id, START],
      ),
    )
  },
}

test.each(Object.keys(items))('%s finds what is of a day', async (path) => {
  await items[path]?.()
  const countOf = async (query: string) => (await owner.get(`${path}?${query}`)).body.count
  expect(
    await Promise.all(
      ['from=2026-05-08&to=2026-05-08', 'from=2026-05-09&to=2026-05-09', 'from=2026-05-07&to=2026-05-07'].map(countOf),
    ),
  ).toEqual([1, 0, 0])
})
