import { startTestApp, type TestApp } from '../support/app'
import { apply, idOf, paidOrder, type Scene, stepReturn } from '../support/after-sales'
import type { Loose } from '../support/client'
import { stockLeft } from '../support/shopping'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.stop())

const tickets = (quantity = 2) => paidOrder(t, quantity, { ctype: 'shop.eticket', name: '茶席体验' })
const cards = async (scene: Scene): Promise<Loose[]> => (await scene.read()).lines[0].virtual_cards
const use = ({ operator }: Scene, num: string) =>
  operator.client.post('/ops/shop/eticket/verify_v2/', { num }, { key: true })

test('paying creates one unused ticket per piece, which reads as expired after its end without a stored status', async () => {
  const scene = await tickets(2)
  const newCards = await cards(scene)
  expect(newCards).toMatchObject([
    { status: 'unused', status_display: '未使用', contacts: { name: 'User' } },
    { status: 'unused' },
  ])
  expect(new Set(newCards.map(({ num }) => num)).size).toBe(2)
  expect(newCards[0].num).toMatch(/^[0-9A-Z]{16}$/)
  t.ports.clock.forward(180 * 86_400)
  expect(await cards(scene)).toMatchObject([{ status: 'expired', status_display: '已过期' }, { status: 'expired' }])
  expect((await use(scene, newCards[0].num)).body.detail).toBe('这张票已过期')
})

test('a paid line without tickets is verifying for its buyer and for staff, until it has them or is given back', async () => {
  const scene = await tickets(2)
  const id = await idOf(t, scene.number)
  const states = async () => {
    const seenByStaff = (await scene.operator.client.get(`/ops/shop/order/${id}/`)).body
    return [(await scene.read()).lines[0].is_verifying, seenByStaff.lines[0].is_verifying]
  }
  expect(await states()).toEqual([false, false])
  await t.make((tx) => tx.rows('delete from virtual_card where order_id = $1', [id]))
  expect(await states()).toEqual([true, true])
  expect(await paidOrder(t, 1).then((goods) => goods.read())).toMatchObject({ lines: [{ is_verifying: false }] })
  expect((await apply(scene, { quantity: 2, amount: '200' })).status).toBe(200)
  expect(await states()).toEqual([false, false])
})

test('a ticket is read and redeemed once, by number or id, and listed in the verifications of the redeemer', async () => {
  const scene = await tickets(2)
  const [one, two] = await cards(scene)
  const client = scene.operator.client
  expect((await client.get(`/ops/shop/eticket/verify_v2/?num=${one.num.toLowerCase()}`)).body).toMatchObject({
    is_usable: true,
    order_number: scene.number,
    line: { product_name: '茶席体验' },
    used_by: null,
  })
  expect((await use(scene, ` ${one.num.slice(0, 8)} ${one.num.slice(8)}`)).body).toMatchObject({
    status: 'used',
    is_usable: false,
    used_by: 'User',
  })
  expect((await use(scene, one.num)).body.detail).toMatch(/^这张票已于 \d{4}-\d\d-\d\d \d\d:\d\d 使用$/)
  expect((await client.get(`/ops/shop/eticket/${two.id}/verify/`)).body.is_usable).toBe(true)
  expect((await client.post(`/ops/shop/eticket/${two.id}/verify/`, undefined, { key: true })).body.status).toBe('used')
  expect((await client.get(`/ops/shop/virtualcard/${two.id}/`)).body.status).toBe('used')
  expect((await client.get('/ops/shop/myverify/')).body.results.map(({ num }: Loose) => num)).toEqual([
    two.num,
    one.num,
  ])
  const other = await t.user({ perms: ['shop.verify_eticket'] })
  expect((await other.client.get('/ops/shop/myverify/')).body.count).toBe(0)
  expect((await other.client.get(`/ops/shop/verification/?search=${one.num}`)).body.results).toMatchObject([
    { num: one.num, by: 'User' },
  ])
})

test('an unknown ticket number returns 43011, and only staff may read tickets', async () => {
  const scene = await tickets(1)
  expect((await use(scene, 'NOBODY')).body).toEqual({ detail: '没有找到这张票，请核对票码', err_code: '43011' })
  const [one] = await cards(scene)
  for (const path of [
    `eticket/${one.id}/verify/`,
    `eticket/verify_v2/?num=${one.num}`,
    `virtualcard/${one.id}/`,
    'verification/',
    'myverify/',
  ])
    expect([path, (await scene.buyer.client.get(`/ops/shop/${path}`)).body.err_code]).toEqual([path, '10403'])
})

test('unused tickets are refunded and can no longer be redeemed; used ones cannot be refunded', async () => {
  const scene = await tickets(3)
  const [usedCard, ...rest] = await cards(scene)
  await use(scene, usedCard.num)
  expect((await apply(scene, { quantity: 3, amount: '300' })).body).toEqual({
    detail: '电子票已使用，不能退款',
    err_code: '43002',
  })
  const { number } = (await apply(scene, { quantity: 2, amount: '256' })).body
  expect((await use(scene, rest[0].num)).body.detail).toBe('这张票已失效')
  expect((await apply(scene)).body.err_code).toBe('43002')
  await stepReturn(scene.buyer.client, number, 'withdraw')
  expect((await cards(scene)).map(({ status }) => status)).toEqual(['used', 'unused', 'unused'])
  const again = (await apply(scene, { quantity: 2, amount: '256' })).body
  await stepReturn(scene.operator.client, again.number, 'agree')
  await t.due.runDue(t.ports.clock.now())
  expect((await cards(scene)).map(({ status }) => status)).toEqual(['used', 'inactive', 'inactive'])
  expect(await stockLeft(t, scene.cup.variants[0])).toBe(9)
  expect(await scene.read()).toMatchObject({
    status: 'completed',
    refunded: '256.00',
    lines: [{ is_return_available: false }],
  })
})
