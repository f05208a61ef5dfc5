import { makeAddress } from '../../factories/account'
import { makeCoupon } from '../../factories/coupon'
import { makeImage, makeProduct } from '../../factories/product'
import { MAIN, startTestApp, type TestApp } from '../support/app'

let t: TestApp
let staff: Awaited<ReturnType<TestApp['user']>>
beforeAll(async () => {
  t = await startTestApp()
  staff = await t.user({ perms: ['raffle.change_raffle', 'shop.change_coupon', 'shop.change_product'] })
})
afterAll(() => t.stop())

type User = Awaited<ReturnType<TestApp['user']>>
const DAY = 86_400
const from = (seconds: number) => new Date(t.ports.clock.now().getTime() + seconds * 1000)
const at = (seconds: number) => from(seconds).toISOString()
const prizeOf = (more: object = {}) => ({
  name: '钻石',
  kind: 'diamond',
  ref: 5,
  quantity: 2,
  value: '1',
  odds: 10_000,
  ...more,
})
const input = (more: object = {}) => ({
  title: '转一转',
  abstract: '',
  kind: 'wheel',
  start: at(-3600),
  end: at(DAY),
  price: 0,
  max_tickets: 5,
  rules: '<p>规则</p>',
  claim_days: 3,
  prizes: [prizeOf()],
  ...more,
})
const create = async (more: object = {}) =>
  (await staff.client.post('/ops/raffle/raffle/', input(more), { key: true })).body
const publish = async (id: number) =>
  (await staff.client.post(`/ops/raffle/raffle/${id}/process/`, { action: 'publish' }, { key: true })).body

describe('coupons as prizes', () => {
  const couponPrize = (ref: number, more: object = {}) => prizeOf({ name: '满减券', kind: 'coupon', ref, ...more })
  const coupon = (more: Parameters<typeof makeCoupon>[2]) => t.make((tx) => makeCoupon(tx, MAIN, more))
  const refill = (id: number, left: number) =>
    t.make((tx) => tx.rows('update coupon set left_count = $2 where tenant_id = 1 and id = $1', [id, left]))

  test('a raffle is not published with more coupons as prizes than there are, over all its prizes', async () => {
    const id = await coupon({ leftCount: 3 })
    const raffle = await create({ prizes: [couponPrize(id, { odds: 5000 }), couponPrize(id, { odds: 5000 })] })
    const refusal = await publish(raffle.id)
    expect(refusal).toMatchObject({ err_code: '15113', detail: expect.stringContaining('只剩 3 张，少于奖品数 4') })
    await refill(id, 4)
    expect(await publish(raffle.id)).toMatchObject({ status: 'published' })
  })

  test('a raffle is not published with a coupon that ends, or is off, before the last day to claim', async () => {
    const ending = await create({ prizes: [couponPrize(await coupon({ endAt: from(2 * DAY) }))] })
    expect(await publish(ending.id)).toMatchObject({ err_code: '15114' })
    const id = await coupon({})
    const off = await create({ prizes: [couponPrize(id)] })
    await t.make((tx) => tx.rows('update coupon set is_active = false where tenant_id = 1 and id = $1', [id]))
    expect(await publish(off.id)).toMatchObject({ err_code: '15114' })
  })

  test('a prize whose coupon is out is kept for its winner, who is told so, and claimed once there are coupons again', async () => {
    const [id, user] = [await coupon({ leftCount: 2 }), await t.user()]
    const raffle = await create({ prizes: [couponPrize(id)] })
    await publish(raffle.id)
    const spin = (await user.client.post(`/raffle/raffle/${raffle.id}/spin/`, {}, { key: true })).body
    await refill(id, 0)
    const claim = async () => (await user.client.post(`/raffle/prize/${spin.win}/claim/`, {}, { key: true })).body
    await user.client.post(`/raffle/spin/${spin.id}/seen/`, {}, { key: true })
    expect(await claim()).toEqual({
      err_code: '15115',
      detail: '优惠券暂时发完，奖品为您保留，请在领奖期内稍后再试或联系商家',
    })
    expect((await user.client.get('/raffle/prize/')).body.results).toMatchObject([{ id: spin.win, status: 'won' }])
    await refill(id, 1)
    expect(await claim()).toMatchObject({ status: 'handed_out', flashMessages: [{ kind: 'coupons' }] })
  })
})

describe('pictures', () => {
  const upload = ({ id }: User) => t.make((tx) => makeImage(tx, MAIN, id))

  test('a raffle and its prizes show the pictures that their operator uploaded', async () => {
    const [cover, picture] = [await upload(staff), await upload(staff)]
    const raffle = await create({ picture: cover, prizes: [prizeOf({ picture })] })
    expect(raffle).toMatchObject({
      picture: cover,
      main_image: { width: 800 },
      prizes: [{ picture, image: { width: 800 } }],
    })
    await publish(raffle.id)
    const { body } = await t.visitor().get(`/raffle/raffle/${raffle.id}/`)
    expect(body).toMatchObject({ main_image: { width: 800 }, prizes: [{ image: { width: 800 } }] })
    const user = await t.user()
    const spin = (await user.client.post(`/raffle/raffle/${raffle.id}/spin/`, {}, { key: true })).body
    expect(spin.prize.image).toMatchObject({ width: 800 })
    await user.client.post(`/raffle/spin/${spin.id}/seen/`, {}, { key: true })
    expect((await user.client.get('/raffle/prize/')).body.results).toMatchObject([{ prize: { image: { width: 800 } } }])
  })

  test('pictures of a raffle can be written back by another operator, and pictures of other users are refused', async () => {
    const [cover, colleague] = [
      await upload(staff),
      await t.user({ perms: ['raffle.change_raffle', 'shop.change_coupon', 'shop.change_product'] }),
    ]
    const raffle = await create({ picture: cover })
    const save = async (more: object) =>
      (await colleague.client.put(`/ops/raffle/raffle/${raffle.id}/`, input(more))).body
    expect(await save({ picture: cover, prizes: [prizeOf({ picture: cover })] })).toMatchObject({
      picture: cover,
      prizes: [{ picture: cover }],
    })
    expect((await save({ picture: await upload(staff) })).fields).toHaveProperty('picture')
    expect((await save({ prizes: [prizeOf({ picture: 999_999 })] })).fields).toHaveProperty('picture')
    expect(await save({})).toMatchObject({ picture: null, main_image: null, prizes: [{ picture: null, image: null }] })
    expect((await save({ picture: cover })).fields).toHaveProperty('picture')
  })
})

test('prizes of all raffles stand in one list, those that wait to be handed out first', async () => {
  const { id: ref } = await t.make((tx) => makeProduct(tx, MAIN))
  const product = prizeOf({ name: '杯子', kind: 'product', ref, value: '50', quantity: 5 })
  const user = await t.user()
  const address = await t.make((tx) => makeAddress(tx, MAIN, user.id))
  const winOf = async (title: string, prize: object) => {
    const raffle = await create({ title, prizes: [prize] })
    await publish(raffle.id)
    const { id, win } = (await user.client.post(`/raffle/raffle/${raffle.id}/spin/`, {}, { key: true })).body
    await user.client.post(`/raffle/spin/${id}/seen/`, {}, { key: true })
    return win as number
  }
  const claimedId = await winOf('领过的', product)
  await user.client.post(`/raffle/prize/${claimedId}/claim/`, { address }, { key: true })
  const wonId = await winOf('待领的', product)
  const listed = async (query = '') =>
    (await staff.client.get(`/ops/raffle/prize/?limit=50${query}`)).body.results.map(({ id }: { id: number }) => id)
  const all = await listed()
  expect(all[0]).toBe(claimedId)
  expect(all).toContain(wonId)
  expect(await listed('&status=claimed')).toEqual([claimedId])
  expect(await listed(`&search=${encodeURIComponent('待领')}`)).toEqual([wonId])
  await staff.client.post(`/ops/raffle/prize/${claimedId}/process/`, { action: 'hand_out', note: '' }, { key: true })
  expect(await listed('&status=claimed')).toEqual([])
})

test('a turn of a free wheel counts, too', async () => {
  const [raffle, user] = [await create({ max_tickets: 2 }), await t.user()]
  await publish(raffle.id)
  await user.client.post(`/raffle/raffle/${raffle.id}/spin/`, {}, { key: true })
  expect((await user.client.get(`/raffle/raffle/${raffle.id}/`)).body.mine).toMatchObject({ count: 1, diamonds: 0 })
})
