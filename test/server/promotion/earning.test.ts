import type { CoinTrigger } from '@storefront/contract/domain/promotion/coins'
import * as fc from 'fast-check'
import { makeArticle, makeRegistrationEvent } from '../../factories/content'
import { makeVote, makeVoteEvent } from '../../factories/interact'
import { makeCoinRule } from '../../factories/promotion'
import { MAIN, startTestApp, type TestApp } from '../support/app'
import { apply, books, idOf, opsStep, paidOrder, stepReturn } from '../support/after-sales'
import { comment, decide, itemOf, moderator, setRules } from '../support/community'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterEach(() => t.make((tx) => tx.rows('delete from coin_rule where tenant_id = 1')))
afterAll(() => t.stop())

type User = Awaited<ReturnType<TestApp['user']>>
const DAY = 86_400
const rule = (trigger: CoinTrigger, more: Partial<Parameters<typeof makeCoinRule>[2]> = {}) =>
  t.make((tx) => makeCoinRule(tx, MAIN, { trigger, diamond: 10, point: 5, charm: 0, ...more }))
const diamonds = async ({ client }: Pick<User, 'client'>): Promise<number> =>
  (await client.get('/gamification/account/')).body.diamond.amount
const kinds = (body: { flashMessages?: { kind: string }[] }) => (body.flashMessages ?? []).map(({ kind }) => kind)

describe('a completed order', () => {
  /** An order of so many cups at 100.00 whose parcel arrived. */
  async function completedOrder(quantity: number) {
    const scene = await paidOrder(t, quantity, { price: 10_000 })
    await opsStep(t, scene, { action: 'ship', carrier: 'a', tracking_no: 'b' })
    const confirm = () =>
      scene.buyer.client.post(`/shop/order/${scene.number}/process/`, { action: 'confirm' }, { key: true })
    return { ...scene, confirm }
  }

  test('earns for each full amount, once, and nothing before its completion', async () => {
    await rule('order', { perAmount: 15_000 })
    const { buyer, confirm } = await completedOrder(4)
    expect(await diamonds(buyer)).toBe(0)
    expect((await confirm()).body.flashMessages).toMatchObject([
      { kind: 'gamification', gamification: { diamond: { amount: 20 } } },
    ])
    await confirm()
    expect(await diamonds(buyer)).toBe(20)
    expect((await buyer.client.get('/gamification/ledger/?kind=diamond')).body.results).toMatchObject([{ change: 20 }])
  })

  test('loses of its coins the share of what was refunded since it earned them, and with the last refund all', async () => {
    const PRICE = 10_000
    const cents = fc.constantFrom(PRICE, PRICE, 1, 3333, 5000)
    const purchase = fc.record({
      perAmount: fc.constantFrom(null, 3000),
      before: fc.array(cents, { maxLength: 3 }),
      after: fc.array(cents, { minLength: 1, maxLength: 4 }),
    })
    await fc.assert(
      fc.asyncProperty(purchase, async ({ perAmount, before, after }) => {
        await rule('order', { perAmount })
        const scene = await completedOrder(4)
        const refund = async (amount: number) => {
          const { body } = await apply(scene, { amount: (amount / 100).toFixed(2) })
          expect((await stepReturn(scene.operator.client, body.number, 'agree')).status).toBe(200)
          await t.due.runDue(t.ports.clock.now())
        }
        for (const amount of before) await refund(amount)
        await scene.confirm()
        const award = await diamonds(scene.buyer)
        const { total, refunded: early } = await books(t, scene.number)
        expect(award).toBe(perAmount === null ? 10 : 10 * Math.floor((total - early) / perAmount))
        for (const amount of after.slice(0, 4 - before.length)) {
          await refund(amount)
          const { refunded } = await books(t, scene.number)
          expect(await diamonds(scene.buyer)).toBe(Math.floor((award * (total - refunded)) / (total - early)))
        }
      }),
      { numRuns: 12, examples: [[{ perAmount: null, before: [PRICE, PRICE], after: [PRICE, PRICE] }]] },
    )
  })

  test('earns nothing below the amount of the rule or while the rule is off', async () => {
    await rule('order', { perAmount: 50_000 })
    const small = await completedOrder(1)
    await small.confirm()
    expect(await diamonds(small.buyer)).toBe(0)
    await rule('order', { isActive: false })
    const other = await completedOrder(1)
    await other.confirm()
    expect(await diamonds(other.buyer)).toBe(0)
    expect(await idOf(t, other.number)).toBeGreaterThan(0)
  })
})

describe('a comment', () => {
  afterEach(() => setRules(t))

  test('earns once everybody sees it, loses that when it is hidden, and has it again when it is shown again', async () => {
    await rule('comment')
    await setRules(t, { hold_links: true })
    const [writer, staff, article] = [await t.user(), await moderator(t), await t.make((tx) => makeArticle(tx, MAIN))]
    const post = await comment(writer.client, 'article', article, '见 https://shop.example.com/a')
    expect(await diamonds(writer)).toBe(0)
    const item = await itemOf(t, 'comment', post.id)
    await decide(staff.client, item.id, { action: 'approve' })
    expect(await diamonds(writer)).toBe(10)
    await decide(staff.client, item.id, { action: 'hide', reason: 'spam' })
    expect(await diamonds(writer)).toBe(0)
    t.ports.clock.forward(60)
    await decide(staff.client, item.id, { action: 'approve' })
    expect(await diamonds(writer)).toBe(10)
  })

  test('that is hidden is owed what was spent of its coins, and shown again has all that was taken back, however often', async () => {
    await rule('comment')
    const [writer, staff, article] = [
      await t.user(),
      await t.user({ perms: ['moderation.change_moderation', 'gamification.grant_amount'] }),
      await t.make((tx) => makeArticle(tx, MAIN)),
    ]
    await setRules(t, { hold_links: true })
    const post = await comment(writer.client, 'article', article, '见 https://shop.example.com/a')
    const [row] = await t.make((tx) =>
      tx.rows<{ uuid: string }>('select uuid from account where tenant_id = 1 and id = $1', [writer.id]),
    )
    const grant = (amount: number) =>
      staff.client.post(
        `/ops/gamification/user/${row?.uuid}/grant/`,
        { kind: 'diamond', amount, reason: '核对' },
        { key: true },
      )
    const item = await itemOf(t, 'comment', post.id)
    const hideAndShow = async () => {
      const before = await diamonds(writer)
      t.ports.clock.forward(60)
      await decide(staff.client, item.id, { action: 'hide', reason: 'spam' })
      expect(await diamonds(writer)).toBe(before - 10)
      t.ports.clock.forward(60)
      await decide(staff.client, item.id, { action: 'approve' })
      return diamonds(writer)
    }
    await decide(staff.client, item.id, { action: 'approve' })
    await grant(-4)
    expect([await hideAndShow(), await hideAndShow()]).toEqual([6, 6])
    await grant(-6)
    expect(await hideAndShow()).toBe(0)
  })

  test('earns at once when nothing holds it, up to the daily limit, and loses that when its author removes it', async () => {
    await rule('comment', { dailyLimit: 2 })
    const [writer, article] = [await t.user(), await t.make((tx) => makeArticle(tx, MAIN))]
    const posts = []
    for (const text of ['一', '二', '三']) posts.push(await comment(writer.client, 'article', article, text))
    expect(await diamonds(writer)).toBe(20)
    await writer.client.delete(`/comment/threadedcomment/${posts[0]?.id}/`)
    expect(await diamonds(writer)).toBe(10)
    t.ports.clock.forward(DAY)
    await comment(writer.client, 'article', article, '四')
    expect(await diamonds(writer)).toBe(20)
  })

  test('of a product earns as any other, once its order arrived', async () => {
    await rule('comment')
    const scene = await paidOrder(t, 1)
    await opsStep(t, scene, { action: 'ship', carrier: 'a', tracking_no: 'b' })
    await scene.buyer.client.post(`/shop/order/${scene.number}/process/`, { action: 'confirm' }, { key: true })
    const comments = [{ line_id: scene.line, score: 5, text: '很好', images: [] }]
    await scene.buyer.client.post(`/shop/order/${scene.number}/comment/`, { comments }, { key: true })
    expect(await diamonds(scene.buyer)).toBe(10)
  })
})

describe('a vote', () => {
  const ballot = async () => {
    const vote = await t.make((tx) => makeVote(tx, MAIN))
    const [one = 0, two = 0] = vote.items
    return (user: User) =>
      user.client.post(`/vote/vote/${vote.id}/submit/`, { submits: { [one]: [1], [two]: [1] } }, { key: true })
  }

  test('earns once, with its popup in the reply, and no more a day than the limit', async () => {
    await rule('vote', { dailyLimit: 1 })
    const [user, first, second] = [await t.user(), await ballot(), await ballot()]
    expect(kinds((await first(user)).body)).toEqual(['gamification'])
    expect((await first(user)).status).toBe(409)
    expect(kinds((await second(user)).body)).toEqual([])
    expect(await diamonds(user)).toBe(10)
  })

  test('for a candidate earns once for the whole event, and counts with other votes for the limit', async () => {
    await rule('vote', { dailyLimit: 2 })
    const user = await t.user()
    const events = await t.make((tx) => Promise.all([makeVoteEvent(tx, MAIN), makeVoteEvent(tx, MAIN)]))
    const castVote = async (at: number, candidate: number) => {
      const event = events[at]
      return (
        await user.client.post(
          `/vote/voteevent/${event?.id}/submit/`,
          { candidates: [event?.candidates[candidate]] },
          { key: true },
        )
      ).body
    }
    expect(kinds(await castVote(0, 0))).toEqual(['gamification'])
    expect(kinds(await castVote(0, 1))).toEqual([])
    expect(kinds((await (await ballot())(user)).body)).toEqual(['gamification'])
    expect(kinds(await castVote(1, 0))).toEqual([])
    t.ports.clock.forward(DAY)
    expect(kinds(await castVote(0, 2))).toEqual([])
    expect(kinds(await castVote(1, 1))).toEqual(['gamification'])
    expect(await diamonds(user)).toBe(30)
  })
})

test('signing in at an event earns once an event, up to the daily limit', async () => {
  await rule('event_sign_in', { dailyLimit: 1 })
  const user = await t.user()
  const attend = async () => {
    const now = t.ports.clock.now().getTime()
    const event = { startAt: new Date(now + 3_600_000), endAt: new Date(now + 7_200_000) }
    const id = await t.make((tx) => makeRegistrationEvent(tx, MAIN, { event }))
    const { body } = await user.client.post(`/event/eventregistration/${id}/`, { data: {} }, { key: true })
    const signIn = () => user.client.post(`/event/eventregistration/${body.id}/signin/`, {}, { key: true })
    const reply = (await signIn()).body
    expect(reply.status).toBe('signed_in')
    expect(kinds((await signIn()).body)).toEqual([])
    return kinds(reply)
  }
  expect(await attend()).toEqual(['gamification'])
  expect(await diamonds(user)).toBe(10)
  expect(await attend()).toEqual([])
  expect(await diamonds(user)).toBe(10)
})
