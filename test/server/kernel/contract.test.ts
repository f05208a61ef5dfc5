import { Secret, TOTP } from 'otpauth'
import { REFUND_ATTEMPTS_MAX } from '@storefront/contract/constants'
import { Value } from '@sinclair/typebox/value'
import { allEndpoints, type EndpointRow } from '@storefront/contract/endpoints'
import { errors } from '@storefront/contract/errors'
import { resourceNames, resourceOf } from '@storefront/contract/resources'
import { writeXlsx } from 'hucre/xlsx'
import sharp from 'sharp'
import { makeArticle, makeEvent, makePage, makeRegistrationEvent, makeTicketEvent } from '../../factories/content'
import { makeIssuedTicket } from '../../factories/issued-ticket'
import { makeAd, makeBalance, makeUsableCard, makeUsableCoupon, makePoint } from '../../factories/checkout'
import { makeCoupon, makePackage, makeUserCoupon } from '../../factories/coupon'
import { earn, makeBankCard, makeCard, makeRecharge } from '../../factories/wallet'
import { makeImage, makeProduct } from '../../factories/product'
import { makeForm, makeVote, makeVoteEvent } from '../../factories/interact'
import { makeReservation } from '../../factories/reservation'
import { makeNote, makeTopic, makeTopicCategory, makeVoucher } from '../../factories/social'
import { MAIN, startTestApp, type TestApp } from '../support/app'
import type { Answer, Client, Loose } from '../support/client'
import { uploadFile } from '../support/upload'
import { dragTo } from '../../support/captcha'
import { idOf, paidOrder, returnBody } from '../support/after-sales'
import { resourceValues } from '../../support/resource-values'
import { configure, openCaptcha } from '../support/site'
import { type Buyer, fill, makeBuyer, order, stock, submission } from '../support/shopping'

let t: TestApp
let buyer: Buyer
const checked = new Set<EndpointRow>()
beforeAll(async () => {
  t = await startTestApp()
  buyer = await makeBuyer(t)
})
afterAll(() => t.stop())

const rowOf = (method: string, path: string) => allEndpoints.find((row) => row.method === method && row.path === path)

function send(
  client: Client,
  { method, idempotent }: EndpointRow,
  path: string,
  body: unknown,
): Promise<Answer<Loose>> {
  if (method === 'GET') return client.get(path)
  if (method === 'DELETE') return client.delete(path)
  return method === 'PUT' ? client.put(path, body) : client.post(path, body, idempotent && { key: true })
}

/** Makes a declared call with real values and checks the reply against its declaration. */
async function check(declared: string, path: string, body?: unknown, client: Client = buyer.client): Promise<Loose> {
  const [method = '', template = ''] = declared.split(' ')
  const row = rowOf(method, template)
  if (!row) throw new Error(`${declared} is not declared`)
  checked.add(row)
  const answer = await send(client, row, path, body)
  expect([
    declared,
    answer.status,
    [...Value.Errors(row.reply, answer.body)].map(({ path: at, message }) => `${at}: ${message}`),
  ]).toEqual([declared, 200, []])
  // A step that is mirrored in the studio has the same handler, and would be done twice here; test/server/studio/mirror
  // has those.
  const mirrored = template.startsWith('/ops/') ? rowOf(method, `/studio${template}`) : undefined
  if (mirrored) {
    if (method === 'GET') await check(`GET /studio${template}`, `/studio${path}`, body, client)
    else checked.add(mirrored)
  }
  return answer.body
}

test('base endpoints return their declared responses', async () => {
  const visitor = t.visitor({ headers: { 'sp-mp-aid': 'wx-qingshi' } })
  await check('GET /mpage/user/pageconfig/', '/mpage/user/pageconfig/')
  await check('GET /mpage/user/pageconfig/', '/mpage/user/pageconfig/', undefined, visitor)
  await check('POST /base/user/verify/', '/base/user/verify/', { mobile: '13800000077', kind: 'm_login' }, visitor)
  await t.make((tx) =>
    tx.rows('insert into flash_message (tenant_id, user_id, data, created_at) values (1, $1, $2, now())', [
      buyer.id,
      JSON.stringify({ kind: 'link', link: { type: 'product', id: 1 } }),
    ]),
  )
  await check(
    'POST /base/user/login_mobile/',
    '/base/user/login_mobile/',
    { mobile: '13800000077', verify_code: t.ports.sentCodes.at(-1)?.code },
    visitor,
  )
  const { token } = await check(
    'POST /base/user/login_mini/',
    '/base/user/login_mini/',
    { vendor: 'alipay', code: 'ok-x' },
    visitor,
  )
  await check('GET /base/user/me/', '/base/user/me/')
  await check('GET /base/user/me/overview/', '/base/user/me/overview/')
  await check('GET /shop/delivery/', '/shop/delivery/?district=330106')
  await check('GET /districts/{level}/', '/districts/city/?province__code=33')
  expect((await check('GET /flashmessage/', '/flashmessage/')).count).toBe(1)
  await check('POST /base/log/', '/base/log/', { entries: [{ code: 20_001, message: 'x', page: '/mobile/' }] })
  await check('POST /base/track/', '/base/track/', {
    events: [{ name: 'vote_submit', page: '/vote/vote/1/', data: { vote: 1, first: true, note: 'x' } }],
  })
  await check('POST /base/user/logout/', '/base/user/logout/', undefined, t.visitor({ token }))
})

test('account and site endpoints return their declared responses', async () => {
  const [node] = await t.make((tx) =>
    tx.rows<{ id: number }>("insert into node (tenant_id, name, depth) values (1, '杭州', 1) returning id"),
  )
  const { uuid } = await check('GET /base/user/me/', '/base/user/me/')
  await check('GET /base/node/roots/', '/base/node/roots/')
  await check('POST /base/user/{uuid}/set_node/', `/base/user/${uuid}/set_node/`, { node: node?.id })
  await check('GET /base/node/{id}/children/', `/base/node/${node?.id}/children/`)
  await check('POST /base/node/{id}/children/', `/base/node/${node?.id}/children/`)
  await check('PUT /base/user/me/', '/base/user/me/', {
    name: '林小满',
    email: 'lin@example.com',
    birthday: '1990-05-06',
  })
  await check('GET /base/user/languages/', '/base/user/languages/')
  await check('GET /base/catalogue/{language}/', '/base/catalogue/id/')
  await check('POST /base/user/switch_language/', '/base/user/switch_language/', { language: 'zh-cn' })
  await check('POST /base/user/verify/', '/base/user/verify/', { mobile: '13800000078', kind: 'm_bind' })
  await check('POST /base/user/bind_mobile/', '/base/user/bind_mobile/', {
    mobile: '13800000078',
    verify_code: t.ports.sentCodes.at(-1)?.code,
  })
  await configure(t, {
    mobile_form: { require_name: false, require_email: false, can_skip: false, phone_button: true },
  })
  await check('POST /base/user/bind_phone/', '/base/user/bind_phone/', { vendor: 'weapp', grant: 'phone-13800000079' })
  await check('POST /base/captcha/', '/base/captcha/')
  const { id, x } = await openCaptcha(t, buyer.client)
  await check('POST /base/captcha/{id}/verify/', `/base/captcha/${id}/verify/`, { x, datas: dragTo(x) })
})

test('WeChat web endpoints return their declared responses', async () => {
  await check('GET /base/jssdk/', '/base/jssdk/?url=http%3A%2F%2Flocalhost%2Fmobile%2F')
  await check('POST /base/user/notifyconfig/', '/base/user/notifyconfig/', { templates: ['tpl-order'] })
  await check('POST /base/user/login_wx/', '/base/user/login_wx/', { code: 'ok-wx' })
})

test.each(['/base/upload/', '/form/form/image_upload/', '/studio/upload/'])(
  'an upload to %s returns its declared response',
  async (path) => {
    const { client } = await t.user({ perms: ['*'] })
    const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#000' } })
      .png()
      .toBuffer()
    const payload = Buffer.concat([
      Buffer.from('--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n'),
      bytes,
      Buffer.from('\r\n--x--\r\n'),
    ])
    const { status, body } = await client.send({
      method: 'POST',
      url: `/api${path}`,
      payload,
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    })
    const row = rowOf('POST', path)
    if (row) checked.add(row)
    expect([status, row && Value.Check(row.reply, body)]).toEqual([200, true])
  },
)

test('a picture that is taken over returns its declared response', async () => {
  const url = 'https://elsewhere.example/cup.png'
  const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#000' } })
    .png()
    .toBuffer()
  t.ports.remotePictures.pictures.set(url, bytes)
  const { client } = await t.user({ perms: ['*'] })
  await check('POST /studio/upload/address/', '/studio/upload/address/', { url }, client)
})

test('content endpoints return their declared responses', async () => {
  const ids = await t.make(async (tx) => ({
    article: await makeArticle(tx, MAIN),
    event: await makeEvent(tx, MAIN),
    page: await makePage(tx, MAIN, 'index', [
      { moduleType: 'shop.productsmodule', config: { source: {} } },
      { moduleType: 'x.y', config: { a: [{ b: null }] } },
    ]),
  }))
  await stock(t)
  await check('GET /mpage/page/{key}/', '/mpage/page/index/')
  await check('GET /mpage/page/module/{id}/data/', `/mpage/page/module/${ids.page.modules[0]}/data/`)
  const editor = (await t.user({ perms: ['mpage.change_page'] })).client
  const items = [{ id: null, label: '茶', image: null, link: null, is_sub: false }]
  await editor.post('/studio/menu/', { title: '导航', slug: 'daohang', is_active: true, links: items }, { key: true })
  await check('GET /mpage/menu/{slug}/', '/mpage/menu/daohang/')
  await check(
    'POST /mpage/page/module/preview/',
    '/mpage/page/module/preview/',
    { id: ids.page.modules[0], config: { source: {} }, style: 'list' },
    editor,
  )
  await check('GET /post/category/', '/post/category/')
  await check('GET /post/article/', '/post/article/')
  await check('GET /post/article/{id}/', `/post/article/${ids.article}/`)
  await check('GET /post/article/{id}/related/', `/post/article/${ids.article}/related/`)
  await check('POST /post/article/{id}/like/', `/post/article/${ids.article}/like/`, { is_liked: true })
  await check('GET /event/event/', '/event/event/')
  await check('GET /event/event/{slug}/', `/event/event/${ids.event}/`)
  await check('GET /event/event/{id}/{slug}/', `/event/event/${ids.event}/summer/`)
})

/** Coupons that apply and that do not, a card, coins and a pickup point, and a product that asks and costs coins. */
async function holdEverything(product: number): Promise<void> {
  await t.make(async (tx) => {
    await makeUsableCoupon(tx, MAIN, buyer.id, {})
    await makeUsableCoupon(tx, MAIN, buyer.id, { type: 'E', value: 0 })
    await makeUsableCoupon(tx, MAIN, buyer.id, { minOrder: 10 ** 9, endAt: new Date('2030-01-01') })
    await makeUsableCard(tx, MAIN, buyer.id, { percentOff: 5 })
    await makeBalance(tx, MAIN, buyer.id, 100)
    await makePoint(tx, MAIN)
    await tx.rows(
      `update product set diamonds = 3, msg_fields = '[{"label": "刻字", "required": false, "max": 8}]' where tenant_id = 1 and id = $1`,
      [product],
    )
  })
}

test('shop endpoints return their declared responses', async () => {
  await t.make((tx) => tx.rows("insert into category (tenant_id, name, slug) values (1, 'a', 'a')"))
  const cup = await stock(t, {
    promotionPrice: 9900,
    tags: ['a'],
    variants: [
      { attributes: [{ name: '颜色', value: '青' }] },
      { attributes: [{ name: '颜色', value: '白' }], inventory: null },
    ],
  })
  await check('GET /shop/category/', '/shop/category/')
  await check('GET /shop/product/', '/shop/product/')
  await check('GET /shop/product/{id}/', `/shop/product/${cup.id}/`)
  const choice = { variant_id: cup.variants[0], quantity: 1 }
  const basket = await check('POST /shop/product/{id}/add_basket/', `/shop/product/${cup.id}/add_basket/`, choice)
  await check('POST /shop/product/{id}/quick_buy/', `/shop/product/${cup.id}/quick_buy/`, choice)
  await check('GET /shop/basket/', '/shop/basket/')
  const line = basket.lines[0].id
  await check('POST /shop/basket/line/{id}/update_count/', `/shop/basket/line/${line}/update_count/`, { quantity: 2 })
  await check('POST /shop/basket/line/{id}/set_select/', `/shop/basket/line/${line}/set_select/`, { selected: true })
  for (const kind of ['basket', 'quickbuybasket']) {
    const { sums } = await check(`POST /shop/${kind}/checkout/`, `/shop/${kind}/checkout/`)
    await check(`POST /shop/${kind}/checkout_cal/`, `/shop/${kind}/checkout_cal/`, { address_id: buyer.addressId })
    await check(`POST /shop/${kind}/checkout_submit/`, `/shop/${kind}/checkout_submit/`, submission(buyer, sums.total))
  }
  const holder_id = await t.make((tx) => makeVoucher(tx, MAIN, buyer.id, { productId: cup.id }))
  await t.make((tx) => makeAd(tx, MAIN, { link: { type: 'product', id: cup.id } }))
  await check('GET /shop/product/{id}/ads/', `/shop/product/${cup.id}/ads/`)
  await check('GET /shop/product/{id}/recommended/', `/shop/product/${cup.id}/recommended/?limit=2`)
  await check('POST /shop/product/{id}/pickup/', `/shop/product/${cup.id}/pickup/`, { ...choice, holder_id })
  const other = await stock(t)
  await t.make((tx) => makeVoucher(tx, MAIN, buyer.id, { productId: other.id }))
  const more = await buyer.client.post(
    `/shop/product/${other.id}/pickup/`,
    { variant_id: null, quantity: 1 },
    { key: true },
  )
  const pickupLineId = more.body.lines[0].id
  await check(
    'POST /shop/pickupbasket/line/{id}/update_count/',
    `/shop/pickupbasket/line/${pickupLineId}/update_count/`,
    { quantity: 2 },
  )
  await check('DELETE /shop/pickupbasket/line/{id}/', `/shop/pickupbasket/line/${pickupLineId}/`)
  await holdEverything(cup.id)
  await check('POST /shop/pickupbasket/checkout/', '/shop/pickupbasket/checkout/')
  const { sums, pickup_points } = await check(
    'POST /shop/pickupbasket/checkout_cal/',
    '/shop/pickupbasket/checkout_cal/',
    { address_id: buyer.addressId },
  )
  const collected = { ...submission(buyer, '0.00'), address_id: null, pickup_point_id: pickup_points[0].id }
  expect(sums.goods).toBe('0.00')
  await check('POST /shop/pickupbasket/checkout_submit/', '/shop/pickupbasket/checkout_submit/', collected)
  await fill(buyer, cup)
  await check('POST /shop/basket/checkout/', '/shop/basket/checkout/')
  const lineId = (await buyer.client.get('/shop/basket/')).body.lines[0].id
  await check('DELETE /shop/basket/line/{id}/', `/shop/basket/line/${lineId}/`)
})

test('address and order endpoints return their declared responses', async () => {
  const input = {
    name: 'a',
    mobile: '13800000001',
    province: '33',
    city: '3301',
    district: '330106',
    address: 'a',
    is_default: true,
  }
  const { id } = await check('POST /shop/shippingaddress/', '/shop/shippingaddress/', input)
  await check('GET /shop/shippingaddress/', '/shop/shippingaddress/')
  await check('GET /shop/shippingaddress/{id}/', `/shop/shippingaddress/${id}/`)
  await check('PUT /shop/shippingaddress/{id}/', `/shop/shippingaddress/${id}/`, input)
  await check('DELETE /shop/shippingaddress/{id}/', `/shop/shippingaddress/${id}/`)
  const { number } = await order(buyer, await stock(t))
  await check('GET /shop/order/', '/shop/order/')
  await check('GET /shop/order/{number}/', `/shop/order/${number}/`)
  await check('POST /shop/order/{number}/pay/', `/shop/order/${number}/pay/`, { channel: 'alipay_wap' })
  await check('GET /shop/order/{number}/pay_state/', `/shop/order/${number}/pay_state/`)
  await check('POST /shop/order/{number}/process/', `/shop/order/${number}/process/`, { action: 'cancel' })
})

test('coupon endpoints return their declared responses', async () => {
  const id = await t.make((tx) => makeCoupon(tx, MAIN, { leftCount: 3, endAt: new Date('2030-01-01') }))
  await check('GET /shop/coupon/', '/shop/coupon/')
  await check('POST /shop/coupon/{id}/receive/', `/shop/coupon/${id}/receive/`)
  await check('GET /shop/coupon/{id}/', `/shop/coupon/${id}/`)
})

test('user coupon, gift and package endpoints return their declared responses', async () => {
  const staff = (await t.user({ perms: ['shop.verify_eticket', 'base.read_shortlink'] })).client
  const friend = (await t.user()).client
  const ids = await t.make(async (tx) => {
    const coupon = await makeCoupon(tx, MAIN, { type: 'E', value: 0, endAt: new Date('2030-01-01') })
    const ownership = { startAt: new Date('2020-01-01'), endAt: new Date('2030-01-01'), fromUserId: buyer.id }
    await makeCoupon(tx, MAIN, { slug: 'by-code' })
    return {
      code: 'by-code',
      own: await makeUserCoupon(tx, MAIN, buyer.id, coupon, ownership),
      counter: await makeUserCoupon(tx, MAIN, buyer.id, coupon, ownership),
      pack: await makePackage(tx, MAIN, [[await makeCoupon(tx, MAIN, {}), 1]], {
        startAt: new Date('2020-01-01'),
        maxPerUser: 1,
        leftCount: 3,
      }),
    }
  })
  const at = `/shop/usercoupon/${ids.own.id}/`
  await check('GET /shop/usercoupon/', '/shop/usercoupon/?tab=unused')
  await check('GET /shop/usercoupon/{id}/', at)
  await check('POST /shop/usercoupon/', '/shop/usercoupon/', { coupon: ids.code })
  await check('POST /shop/usercoupon/{id}/present/', `${at}present/`)
  const { num } = await check('POST /shop/usercoupon/{id}/present_cancel/', `${at}present_cancel/`)
  await check('GET /shop/usercoupon/{num}/gift/', `/shop/usercoupon/${num}/gift/`)
  await check('POST /shop/usercoupon/{id}/present/', `${at}present/`)
  await check('POST /shop/usercoupon/{num}/receive/', `/shop/usercoupon/${num}/receive/`, undefined, friend)
  await check('GET /shop/couponpackage/{id}/', `/shop/couponpackage/${ids.pack}/`)
  await check('POST /shop/couponpackage/{id}/receive/', `/shop/couponpackage/${ids.pack}/receive/`)
  await check('POST /ops/shop/usercoupon/verify/', '/ops/shop/usercoupon/verify/', { code: ids.counter.code }, staff)
  await check('GET /ops/shop/couponpackagecode/', '/ops/shop/couponpackagecode/', undefined, staff)
  await check(
    'GET /ops/shop/couponpackagecode/{id}/mine/',
    `/ops/shop/couponpackagecode/${ids.pack}/mine/`,
    undefined,
    staff,
  )
})

test('card, balance, back-in-stock, withdrawal and contact endpoints return their declared responses', async () => {
  const { code, recharge, voucher } = await t.make(async (tx) => ({
    code: await makeCard(tx, MAIN, { leftCount: 3 }),
    recharge: await makeRecharge(tx, MAIN),
    voucher: await makeVoucher(tx, MAIN, buyer.id),
  }))
  await check('GET /shop/membershipcard/', '/shop/membershipcard/')
  await check('GET /shop/membershipcard/{code}/', `/shop/membershipcard/${code}/`)
  const card = await check('POST /shop/membershipcard/{code}/receive/', `/shop/membershipcard/${code}/receive/`)
  await check('GET /shop/usermembershipcard/', '/shop/usermembershipcard/')
  await check('GET /shop/usermembershipcard/{code}/', `/shop/usermembershipcard/${card.code}/`)
  await check('GET /shop/recharge/', '/shop/recharge/')
  await check('POST /shop/recharge/{id}/quick_submit/', `/shop/recharge/${recharge}/quick_submit/`)
  await t.make(async (tx) => {
    await tx.rows("insert into balance (tenant_id, user_id, kind, amount) values (1, $1, 'fund', 100)", [buyer.id])
    await tx.rows(
      "insert into balance_record (tenant_id, user_id, kind, change, after, reason, ref, created_at) values (1, $1, 'fund', 100, 100, 'recharge', 'x', now())",
      [buyer.id],
    )
  })
  await check('GET /shop/fundrecord/', '/shop/fundrecord/')
  const soldOut = await stock(t, { variants: [{ inventory: 0 }] })
  const reservation = await check('POST /shop/reservation/', '/shop/reservation/', {
    product_id: soldOut.id,
    quantity: 1,
    name: 'a',
    mobile: '13800000001',
  })
  await check('GET /shop/reservation/', '/shop/reservation/')
  await check('GET /shop/reservation/{id}/', `/shop/reservation/${reservation.id}/`)
  await check('DELETE /shop/reservation/{id}/', `/shop/reservation/${reservation.id}/`)
  await check('POST /shop/favourite/', '/shop/favourite/', { product_ids: [soldOut.id] })
  await check('GET /shop/favourite/', '/shop/favourite/')
  await check('DELETE /shop/favourite/{id}/', `/shop/favourite/${soldOut.id}/`)
  await check('POST /shop/seen/', '/shop/seen/', { product_ids: [soldOut.id] })
  await check('GET /shop/seen/', '/shop/seen/')
  await check('DELETE /shop/seen/', '/shop/seen/')
  await check('GET /shop/userpickupvoucherholder/{id}/', `/shop/userpickupvoucherholder/${voucher}/`)
  const bankCard = await t.make(async (tx) => {
    await earn(tx, MAIN, buyer.id, 10_000)
    return makeBankCard(tx, MAIN, buyer.id)
  })
  const staff = (await t.user({ perms: ['shop.change_withdrawal'] })).client
  const withdrawal = await check('POST /shop/withdrawal/', '/shop/withdrawal/', {
    amount: '20',
    bank_card_id: bankCard,
  })
  await check('GET /shop/withdrawal/', '/shop/withdrawal/')
  await check('POST /shop/withdrawal/{id}/process/', `/shop/withdrawal/${withdrawal.id}/process/`, {
    action: 'withdraw',
  })
  const other = await check('POST /shop/withdrawal/', '/shop/withdrawal/', { amount: '20', bank_card_id: bankCard })
  await check('GET /ops/shop/withdrawal/', '/ops/shop/withdrawal/', undefined, staff)
  await check(
    'POST /ops/shop/withdrawal/{id}/process/',
    `/ops/shop/withdrawal/${other.id}/process/`,
    { action: 'pay' },
    staff,
  )
  const third = await check('POST /shop/withdrawal/', '/shop/withdrawal/', { amount: '20', bank_card_id: bankCard })
  await check('GET /studio/ops/shop/withdrawal/', '/studio/ops/shop/withdrawal/', undefined, staff)
  await check(
    'POST /studio/ops/shop/withdrawal/{id}/process/',
    `/studio/ops/shop/withdrawal/${third.id}/process/`,
    { action: 'pay' },
    staff,
  )
  const person = { name: 'a', mobile: '13800000001' }
  const { id } = await check('POST /base/contact/', '/base/contact/', person)
  await check('GET /base/contact/', '/base/contact/')
  await check('GET /base/contact/{id}/', `/base/contact/${id}/`)
  await check('PUT /base/contact/{id}/', `/base/contact/${id}/`, person)
  await check('DELETE /base/contact/{id}/', `/base/contact/${id}/`)
  await check('GET /base/bank/', '/base/bank/')
  const savedCard = await check('POST /base/userbankcard/', '/base/userbankcard/', {
    bank: 'CMB',
    holder: 'a',
    number: '6225880123456783',
  })
  await check('GET /base/userbankcard/', '/base/userbankcard/')
  await check('DELETE /base/userbankcard/{id}/', `/base/userbankcard/${savedCard.id}/`)
})

test('delivery, comment, return and refund endpoints return their declared responses', async () => {
  const scene = await paidOrder(t, 4)
  const operator = scene.operator.client
  const { id } = (await scene.buyer.client.get('/shop/shippingaddress/')).body.results[0]
  const mine = scene.buyer.client
  await check(
    'POST /shop/order/{number}/update_shipping_address_cal/',
    `/shop/order/${scene.number}/update_shipping_address_cal/`,
    { address_id: id },
    mine,
  )
  await check(
    'POST /shop/order/{number}/update_shipping_address/',
    `/shop/order/${scene.number}/update_shipping_address/`,
    { address_id: id },
    mine,
  )
  const at = `/ops/shop/order/${await idOf(t, scene.number)}/`
  await check('GET /ops/shop/order/', '/ops/shop/order/', undefined, operator)
  await check('POST /ops/shop/order/{id}/process/', `${at}process/`, { action: 'ship' }, operator)
  const [{ number: parcel }] = (await check('GET /ops/shop/order/{id}/', at, undefined, operator)).deliveries
  const box = `/shop/order_nodedelivery/${parcel}/`
  await check(
    'POST /shop/order_nodedelivery/{number}/shipped/',
    `${box}shipped/`,
    { carrier: 'a', tracking_no: 'b' },
    operator,
  )
  await check('POST /shop/order_nodedelivery/{number}/delivered/', `${box}delivered/`, undefined, mine)
  await check('GET /shop/order_nodedelivery/{number}/', box, undefined, mine)
  await check('GET /shop/order_nodedelivery/{number}/nodes/', `${box}nodes/`, undefined, mine)
  const image = await t.make((tx) => makeImage(tx, MAIN, scene.buyer.id))
  const comments = { comments: [{ line_id: scene.line, score: 4, text: '好', images: [image] }] }
  await check('POST /shop/order/{number}/comment/', `/shop/order/${scene.number}/comment/`, comments, mine)
  await check('GET /shop/order/{number}/comment/', `/shop/order/${scene.number}/comment/`, undefined, mine)
  await check('GET /shop/order_nodedelivery/{number}/comment/', `${box}comment/`, undefined, mine)
  await check('GET /ops/shop/order/{id}/comment/', `${at}comment/`, undefined, operator)
  await check('GET /shop/product/{id}/comment/', `/shop/product/${scene.cup.id}/comment/`)
  await check('GET /shop/product/{id}/comment/summary/', `/shop/product/${scene.cup.id}/comment/summary/`)
  const { number } = await check(
    'POST /shop/orderlinereturn/',
    '/shop/orderlinereturn/',
    returnBody(scene, { images: [image] }),
    mine,
  )
  await check('GET /shop/orderlinereturn/', '/shop/orderlinereturn/', undefined, mine)
  await check('GET /ops/shop/orderlinereturn/', '/ops/shop/orderlinereturn/', undefined, operator)
  await check(
    'POST /shop/orderlinereturn/{number}/process/',
    `/shop/orderlinereturn/${number}/process/`,
    { action: 'agree', note: 'ok' },
    operator,
  )
  await check('GET /shop/orderlinereturn/{number}/', `/shop/orderlinereturn/${number}/`, undefined, mine)
  t.ports.payments.wechat.refundRefused = 'no'
  for (let n = 0; n < REFUND_ATTEMPTS_MAX; n++) {
    t.ports.clock.forward(3700)
    await t.due.runDue(t.ports.clock.now())
  }
  t.ports.payments.wechat.refundRefused = null
  const [{ id: refund }] = (await check('GET /ops/shop/order/{id}/', at, undefined, operator)).refunds
  await check(
    'POST /ops/shop/refund/{id}/process/',
    `/ops/shop/refund/${refund}/process/`,
    { action: 'settle', note: 'x' },
    operator,
  )
})

test('operator endpoints return their declared responses', async () => {
  const scene = await paidOrder(t, 2, { ctype: 'shop.eticket' })
  const [one, two] = (await scene.read()).lines[0].virtual_cards
  const owner = (await t.user({ perms: ['*'] })).client
  await check('GET /shop/virtualcard/', '/shop/virtualcard/?tab=unused&limit=1', undefined, scene.buyer.client)
  await check('GET /ops/shop/eticket/{id}/verify/', `/ops/shop/eticket/${one.id}/verify/`, undefined, owner)
  await check('POST /ops/shop/eticket/{id}/verify/', `/ops/shop/eticket/${one.id}/verify/`, undefined, owner)
  await check('GET /ops/shop/eticket/verify_v2/', `/ops/shop/eticket/verify_v2/?num=${two.num}`, undefined, owner)
  await check('POST /ops/shop/eticket/verify_v2/', '/ops/shop/eticket/verify_v2/', { num: two.num }, owner)
  await check('GET /ops/shop/virtualcard/{id}/', `/ops/shop/virtualcard/${one.id}/`, undefined, owner)
  await check('GET /ops/shop/verification/', '/ops/shop/verification/', undefined, owner)
  await check('GET /ops/shop/myverify/', '/ops/shop/myverify/', undefined, owner)
  await check('GET /ops/shop/product/', '/ops/shop/product/', undefined, owner)
  await check('GET /ops/shop/product/{id}/', `/ops/shop/product/${scene.cup.id}/`, undefined, owner)
  await check(
    'PUT /ops/shop/product/{id}/',
    `/ops/shop/product/${scene.cup.id}/`,
    { is_active: true, variants: [] },
    owner,
  )
  await check('GET /ops/base/sl/', '/ops/base/sl/?url=%2Fmobile%2F', undefined, owner)
})

test('topic and note endpoints return their declared responses', async () => {
  const product = await stock(t)
  const { topic, note } = await t.make(async (tx) => {
    await makeVoucher(tx, MAIN, buyer.id, { productId: product.id, endAt: new Date('2030-01-01') })
    const [avatar] = [await makeImage(tx, MAIN, buyer.id)]
    await tx.rows('update account set avatar_id = $2 where tenant_id = 1 and id = $1', [buyer.id, avatar])
    return {
      topic: await makeTopic(tx, MAIN, {
        categoryId: await makeTopicCategory(tx, MAIN, 'a'),
        attachments: [avatar],
        userId: buyer.id,
      }),
      note: await makeNote(tx, MAIN, buyer.id, { images: [avatar] }),
    }
  })
  await check('GET /circle/topic/', '/circle/topic/')
  await check('GET /circle/topic/{id}/', `/circle/topic/${topic}/`)
  await check('POST /circle/topic/{id}/like/', `/circle/topic/${topic}/like/`, { is_liked: true })
  await check('GET /note/note/', '/note/note/')
  await check('GET /note/note/{id}/', `/note/note/${note}/`)
  await check('GET /note/note/mine/', '/note/note/mine/')
  const input = { title: 'a', content: 'b', images: [], is_active: true }
  const { id } = await check('POST /note/note/', '/note/note/', input)
  await check('PUT /note/note/{id}/', `/note/note/${note}/`, input)
  await check('POST /note/note/{id}/like/', `/note/note/${note}/like/`, { is_liked: true })
  await check('POST /note/note/mine/{id}/active/', `/note/note/mine/${note}/active/`, { is_active: false })
  await check('DELETE /note/note/{id}/', `/note/note/${id}/`)
  await check('GET /shop/userpickupvoucherholder/', '/shop/userpickupvoucherholder/')
})

test('registration endpoints return their declared responses', async () => {
  const [event, other] = await t.make(
    async (tx) => [await makeRegistrationEvent(tx, MAIN), await makeRegistrationEvent(tx, MAIN)] as const,
  )
  const staff = (await t.user({ perms: ['event.read_eventregistration', 'event.change_eventregistration'] })).client
  const at = `/event/eventregistration/${event}/`
  const { id } = await check('POST /event/eventregistration/{slug}/', at, { data: {} })
  const second = await check('POST /event/eventregistration/{slug}/', `/event/eventregistration/${other}/`, {
    data: {},
  })
  await check('GET /event/eventregistration/', '/event/eventregistration/')
  await check('GET /event/eventregistration/{slug}/', at)
  await check('GET /event/eventregistration/{slug}/latestformdata/', `${at}latestformdata/`)
  await check('POST /event/eventregistration/{id}/process/', `/event/eventregistration/${id}/process/`, {
    action: 'edit',
    data: {},
  })
  await check('GET /ops/event/event/{id}/registration/', `/ops/event/event/${event}/registration/`, undefined, staff)
  await check(
    'POST /ops/event/eventregistration/{id}/process/',
    `/ops/event/eventregistration/${id}/process/`,
    { action: 'admit' },
    staff,
  )
  await check(
    'POST /ops/event/eventregistration/{id}/process/',
    `/ops/event/eventregistration/${id}/process/`,
    { action: 'unadmit' },
    staff,
  )
  await check('POST /event/eventregistration/{id}/cancel/', `/event/eventregistration/${id}/cancel/`)
  await check(
    'POST /ops/event/eventregistration/{id}/cancel/',
    `/ops/event/eventregistration/${second.id}/cancel/`,
    { reason: 'x' },
    staff,
  )
  const now = await t.make((tx) =>
    makeRegistrationEvent(tx, MAIN, { event: { startAt: new Date(t.ports.clock.now().getTime() + 60_000) } }),
  )
  const soon = await check('POST /event/eventregistration/{slug}/', `/event/eventregistration/${now}/`, { data: {} })
  await check('POST /event/eventregistration/{id}/signin/', `/event/eventregistration/${soon.id}/signin/`, {})
})

test('ticket endpoints return their declared responses', async () => {
  const form = await t.make((tx) => makeForm(tx, MAIN))
  const event = await t.make((tx) =>
    makeTicketEvent(tx, MAIN, {
      seats: 3,
      formId: form.id,
      refundHours: 1,
      hasWaitingList: true,
      types: [{ price: 0 }, { price: 5000, saleEnd: new Date('2030-01-01') }],
    }),
  )
  const staff = (await t.user({ perms: ['*'] })).client
  const [free, type] = event.types
  const attendees = [{ name: '林小满', answers: { name: '林小满' } }]
  await check('GET /event/ticket/', `/event/ticket/?event=${event.id}`)
  await check('GET /event/ticket/{id}/', `/event/ticket/${type}/`)
  await check('POST /event/ticketbasket/checkout_cal/', '/event/ticketbasket/checkout_cal/', {
    lines: [{ ticket_id: type, quantity: 1 }],
  })
  const basket = { lines: [{ ticket_id: free, quantity: 1, attendees }], total: '0' }
  const order = await check('POST /event/ticketbasket/checkout_submit/', '/event/ticketbasket/checkout_submit/', basket)
  const quick = await check('POST /event/ticket/{id}/quick_buy/', `/event/ticket/${type}/quick_buy/`, {
    quantity: 1,
    attendees,
    total: '50',
  })
  const offer =
    'update ticket_order set offer = $2 where tenant_id = 1 and order_id = (select id from shop_order where number = $1)'
  await t.make((tx) => tx.rows(offer, [quick.number, 'open']))
  await check('POST /event/ticketorder/{number}/price/', `/event/ticketorder/${quick.number}/price/`, {})
  await t.make((tx) => tx.rows(offer, [quick.number, null]))
  await check('GET /event/ticketorder/mine/', '/event/ticketorder/mine/')
  await check('GET /event/ticketorder/{number}/', `/event/ticketorder/${order.number}/`)
  const ticket = `/event/issuedticket/${order.tickets[0].id}/`
  await check('GET /event/issuedticket/', '/event/issuedticket/')
  await check('GET /event/issuedticket/{id}/', ticket)
  await check('POST /event/issuedticket/{id}/attendee/', `${ticket}attendee/`, attendees[0])
  await check('POST /event/issuedticket/{id}/present/', `${ticket}present/`)
  await check('POST /event/issuedticket/{id}/present_cancel/', `${ticket}present_cancel/`)
  const { gift } = await check('POST /event/issuedticket/{id}/present/', `${ticket}present/`)
  await check('GET /event/issuedticket/{num}/gift/', `/event/issuedticket/${gift.num}/gift/`)
  const friend = (await t.user()).client
  await check(
    'POST /event/issuedticket/{num}/receive/',
    `/event/issuedticket/${gift.num}/receive/`,
    attendees[0],
    friend,
  )
  await check('GET /event/event/{slug}/waiting/', `/event/event/${event.id}/waiting/`)
  await check('POST /event/event/{slug}/waiting/', `/event/event/${event.id}/waiting/`, {
    ticket_id: type,
    quantity: 2,
  })
  await check('GET /event/waiting/', '/event/waiting/')
  await check('GET /ops/event/event/', '/ops/event/event/', undefined, staff)
  await check('GET /ops/event/event/{id}/', `/ops/event/event/${event.id}/`, undefined, staff)
  await check('GET /ops/event/event/{id}/waiting/', `/ops/event/event/${event.id}/waiting/`, undefined, staff)
  await check('POST /ops/event/event/{id}/offer/', `/ops/event/event/${event.id}/offer/`, undefined, staff)
  await check('DELETE /event/event/{slug}/waiting/', `/event/event/${event.id}/waiting/`)
  await check('GET /ops/event/ticketorder/', '/ops/event/ticketorder/', undefined, staff)
  await check('GET /ops/event/ticketorder/{number}/', `/ops/event/ticketorder/${order.number}/`, undefined, staff)
  await check(
    'POST /ops/event/ticketorder/{number}/process/',
    `/ops/event/ticketorder/${order.number}/process/`,
    { action: 'refund' },
    staff,
  )
  await check('POST /event/ticketorder/{number}/process/', `/event/ticketorder/${quick.number}/process/`, {
    action: 'cancel',
  })
})

test('door endpoints return their declared responses', async () => {
  const ticket = await t.make((tx) => makeIssuedTicket(tx, MAIN, { userId: buyer.id }))
  const staff = (await t.user({ perms: ['event.verify_ticket', 'event.supervise_door'] })).client
  const at = `/ops/event/event/${ticket.eventId}/`
  const rules = {
    type_ids: null,
    takes_registrations: true,
    opens: null,
    closes: null,
    reentry: 'once',
    has_exit: false,
    is_inner: false,
    needs_rotating: true,
  }
  const list = {
    ...rules,
    id: null,
    name: '入场',
    questions: [{ id: 'a', title: 'a', type: 'confirm' }],
    min_age: 18,
    attention_type_ids: [],
    shows_initials: true,
  }
  const { gates } = await check(
    'POST /ops/event/event/{id}/doorlist/',
    `${at}doorlist/`,
    { ...list, gates: [{ id: null, name: '南门' }] },
    staff,
  )
  const { rotating } = await check('GET /event/issuedticket/{id}/code/', `/event/issuedticket/${ticket.id}/code/`)
  await check('GET /ops/event/event/{id}/gate/', `${at}gate/`, undefined, staff)
  await check(
    'GET /ops/event/event/{id}/verify/',
    `${at}verify/?code=${rotating.code}&gate=${gates[0].id}`,
    undefined,
    staff,
  )
  const input = {
    code: rotating.code,
    gate: gates[0].id,
    device: 'device-1',
    nonce: 'nonce-001',
    scanned_at: new Date(0).toISOString(),
  }
  await check('POST /ops/event/event/{id}/verify/', `${at}verify/`, input, staff)
  const { scan } = await check(
    'POST /ops/event/event/{id}/verify/',
    `${at}verify/`,
    { ...input, answers: { a: 'yes', age: 'yes' } },
    staff,
  )
  const late = { ...input, nonce: 'nonce-002', sequence: 1, result: 'ok', reason: null }
  await check('POST /ops/event/event/{id}/scans/', `${at}scans/`, { device: 'device-1', scans: [late] }, staff)
  await check('GET /ops/event/event/{id}/scans/', `${at}scans/`, undefined, staff)
  await check('GET /ops/event/event/{id}/offlinelist/', `${at}offlinelist/?gate=${gates[0].id}`, undefined, staff)
  const beat = { device: 'device-1', name: '一号机', gate: gates[0].id, queue: 0, sequence: 1, list_version: 1 }
  await check('POST /ops/event/event/{id}/heartbeat/', `${at}heartbeat/`, beat, staff)
  await check('GET /ops/event/event/{id}/device/', `${at}device/`, undefined, staff)
  await check('GET /ops/event/event/{id}/conflicts/', `${at}conflicts/`, undefined, staff)
  await check('GET /ops/event/event/{id}/search/', `${at}search/?search=${ticket.code.slice(0, 4)}`, undefined, staff)
  await check('POST /ops/event/event/{id}/undo/', `${at}undo/`, { scan, reason: 'x' }, staff)
  const card = await t.make((tx) => makeUsableCard(tx, MAIN, buyer.id, {}))
  const [{ code }] = (await t.make((tx) =>
    tx.rows<{ code: string }>('select code from user_membership_card where tenant_id = 1 and id = $1', [card]),
  )) as [{ code: string }]
  const counter = (await t.user({ perms: ['shop.verify_eticket'] })).client
  await check(
    'GET /ops/shop/membershipcard/verify/',
    `/ops/shop/membershipcard/verify/?code=${code}`,
    undefined,
    counter,
  )
  await check(
    'POST /ops/event/event/{id}/block/',
    `${at}block/`,
    { kind: 'ticket', id: ticket.id, is_blocked: true, reason: 'x' },
    staff,
  )
})

test('form and vote endpoints return their declared responses', async () => {
  const { form, vote } = await t.make(async (tx) => ({
    form: await makeForm(tx, MAIN, { enableTempSave: true }),
    vote: await makeVote(tx, MAIN),
  }))
  const at = `/form/form/${form.slug}/`
  await check('GET /form/form/{slug}/', at)
  await check('GET /form/form/{slug}/options/{name}/', `${at}options/name/?keyword=a`)
  await check('POST /form/form/{slug}/temp-save/', `${at}temp-save/`, { name: '林' })
  await check('GET /form/form/{slug}/temp-save/', `${at}temp-save/`)
  await check('POST /form/form/{slug}/submit/', `${at}submit/`, { name: '林小满', mark: 5 })
  await check('GET /vote/vote/{id}/', `/vote/vote/${vote.id}/`)
  const [one, two] = vote.items
  await check('POST /vote/vote/{id}/submit/', `/vote/vote/${vote.id}/submit/`, {
    submits: { [`${one}`]: [1], [`${two}`]: [1, 2] },
  })
  const event = await t.make((tx) => makeVoteEvent(tx, MAIN))
  const eventAt = `/vote/voteevent/${event.id}/`
  await check('GET /vote/voteevent/{id}/', eventAt)
  await check('GET /vote/voteevent/{id}/candidate/', `${eventAt}candidate/`)
  await check('GET /vote/voteevent/{id}/result/', `${eventAt}result/`)
  await check('POST /vote/voteevent/{id}/submit/', `${eventAt}submit/`, { candidates: event.candidates.slice(0, 1) })
})

test('reservation endpoints return their declared responses', async () => {
  const { slug, id, variants } = await t.make((tx) => makeReservation(tx, MAIN, { resource: { capacity: 9 } }))
  const owner = (await t.user({ perms: ['*'] })).client
  const choice = { resvvariant: variants[0], date: '2026-05-08', start_time: '09:00', end_time: '10:00' }
  await check('GET /reservation/resv/', '/reservation/resv/')
  await check('GET /reservation/resv/{id}/', `/reservation/resv/${slug}/`)
  const quotas = 'GET /reservation/resv/{id}/variant/{variant_id}/quotas/'
  await check(quotas, `/reservation/resv/${id}/variant/${variants[0]}/quotas/?fd=2026-05-06&td=2026-05-08`)
  const { resvrecord } = await check('POST /reservation/resv/{id}/submit/', `/reservation/resv/${slug}/submit/`, {
    ...choice,
    data: {},
  })
  await check('GET /reservation/resvrecord/', '/reservation/resvrecord/?tab=upcoming')
  await check('GET /reservation/resvrecord/{id}/', `/reservation/resvrecord/${resvrecord.id}/`)
  await check('GET /ops/reservation/resv/', '/ops/reservation/resv/', undefined, owner)
  await check(
    'GET /ops/reservation/resv/{id}/schedule/',
    `/ops/reservation/resv/${id}/schedule/?fd=2026-05-06&td=2026-05-08`,
    undefined,
    owner,
  )
  await check('GET /ops/reservation/resvrecord/', '/ops/reservation/resvrecord/?tab=confirmed', undefined, owner)
  await check(
    'GET /ops/reservation/resvrecord/{id}/',
    `/ops/reservation/resvrecord/${resvrecord.id}/`,
    undefined,
    owner,
  )
  await check(
    'POST /ops/reservation/resvrecord/{id}/note/',
    `/ops/reservation/resvrecord/${resvrecord.id}/note/`,
    { note: '老客' },
    owner,
  )
  const record = await check(
    'POST /ops/reservation/resv/{id}/record/',
    `/ops/reservation/resv/${id}/record/`,
    { ...choice, name: '陈女士' },
    owner,
  )
  const later = { ...choice, start_time: '10:00', end_time: '11:00' }
  await check(
    'POST /ops/reservation/resvrecord/{id}/move/',
    `/ops/reservation/resvrecord/${record.id}/move/`,
    later,
    owner,
  )
  const revoke = { action: 'revoke', reason: '店休' }
  await check(
    'POST /ops/reservation/resvrecord/{id}/process/',
    `/ops/reservation/resvrecord/${record.id}/process/`,
    revoke,
    owner,
  )
  const closedDay = { resvvariant: null, date: '2026-05-09', reason: '店休' }
  const closure = await check(
    'POST /ops/reservation/resv/{id}/closure/',
    `/ops/reservation/resv/${id}/closure/`,
    closedDay,
    owner,
  )
  await check('DELETE /ops/reservation/closure/{id}/', `/ops/reservation/closure/${closure.id}/`, undefined, owner)
  await check('POST /reservation/resvrecord/{id}/cancel/', `/reservation/resvrecord/${resvrecord.id}/cancel/`, {})
})

test('submission and vote result endpoints return their declared responses', async () => {
  const owner = (await t.user({ perms: ['*'] })).client
  const { form, vote } = await t.make(async (tx) => ({
    form: await makeForm(tx, MAIN),
    vote: await makeVote(tx, MAIN),
  }))
  const { id } = (
    await buyer.client.post(`/form/form/${form.slug}/submit/`, { name: '林小满', mark: 5 }, { key: true })
  ).body
  await check('GET /ops/form/form/', '/ops/form/form/', undefined, owner)
  await check('GET /ops/form/submission/', `/ops/form/submission/?form=${form.id}`, undefined, owner)
  await check('GET /ops/form/submission/{id}/', `/ops/form/submission/${id}/`, undefined, owner)
  await check('POST /ops/form/submission/{id}/note/', `/ops/form/submission/${id}/note/`, { note: '已回电' }, owner)
  const task = await check('POST /ops/form/form/{id}/export/', `/ops/form/form/${form.id}/export/`, {}, owner)
  await check('GET /ops/form/export/{id}/', `/ops/form/export/${task.id}/`, undefined, owner)
  await check('GET /ops/vote/vote/', '/ops/vote/vote/', undefined, owner)
  await check('GET /ops/vote/vote/{id}/', `/ops/vote/vote/${vote.id}/`, undefined, owner)
})

test("the operators' endpoints of content, events and figures return their declared responses", async () => {
  const owner = (await t.user({ perms: ['*'] })).client
  const { article, note, event } = await t.make(async (tx) => ({
    article: await makeArticle(tx, MAIN),
    note: await makeNote(tx, MAIN, buyer.id),
    event: await makeRegistrationEvent(tx, MAIN),
  }))
  const publication = { is_active: true }
  await check('GET /ops/post/article/', '/ops/post/article/?is_active=true', undefined, owner)
  await check('GET /ops/post/article/{id}/', `/ops/post/article/${article}/`, undefined, owner)
  await check('POST /ops/post/article/{id}/active/', `/ops/post/article/${article}/active/`, publication, owner)
  await check('GET /ops/note/note/', '/ops/note/note/', undefined, owner)
  await check('GET /ops/note/note/{id}/', `/ops/note/note/${note}/`, undefined, owner)
  await check('POST /ops/note/note/{id}/active/', `/ops/note/note/${note}/active/`, publication, owner)
  await check('GET /ops/event/event/', '/ops/event/event/?phase=future', undefined, owner)
  await check('GET /ops/event/event/{id}/', `/ops/event/event/${event}/`, undefined, owner)
  await check('POST /ops/event/event/{id}/active/', `/ops/event/event/${event}/active/`, publication, owner)
  const task = await check(
    'POST /ops/event/event/{id}/registration/export/',
    `/ops/event/event/${event}/registration/export/`,
    {},
    owner,
  )
  await check('GET /ops/event/export/{id}/', `/ops/event/export/${task.id}/`, undefined, owner)
  await check('GET /ops/base/node/', '/ops/base/node/', undefined, owner)
  await check('GET /ops/base/home/', '/ops/base/home/', undefined, owner)
  await check('GET /ops/base/dashboard/', '/ops/base/dashboard/?from=2026-05-01&to=2026-05-07', undefined, owner)
  await check('GET /ops/base/analytics/', '/ops/base/analytics/?from=2026-05-01&to=2026-05-07', undefined, owner)
  await check('GET /ops/base/shortlink/', '/ops/base/shortlink/', undefined, owner)
})

test('comment and note endpoints return their declared responses', async () => {
  const [writer, other] = [await t.user(), await t.user()]
  const [note, article] = await t.make(
    async (tx) => [await makeNote(tx, MAIN, writer.id), await makeArticle(tx, MAIN)] as const,
  )
  const body = { text: '好', images: [await t.make((tx) => makeImage(tx, MAIN, writer.id))] }
  const root = await check('POST /note/note/{id}/comment/', `/note/note/${note}/comment/`, body, writer.client)
  await check('POST /post/article/{id}/comment/', `/post/article/${article}/comment/`, { text: '好' }, writer.client)
  await check(
    'POST /comment/threadedcomment/',
    '/comment/threadedcomment/',
    { target: 'article', key: String(article), text: '好' },
    writer.client,
  )
  const at = `/comment/threadedcomment/${root.id}/`
  const answer = await check('POST /comment/threadedcomment/{id}/reply/', `${at}reply/`, { text: '谢谢' }, other.client)
  await check(
    'POST /comment/threadedcomment/{id}/reply/',
    `/comment/threadedcomment/${answer.id}/reply/`,
    { text: '不谢' },
    writer.client,
  )
  await check('GET /comment/threadedcomment/', `/comment/threadedcomment/?target=note&key=${note}`)
  await check('GET /comment/threadedcomment/{id}/', at)
  await check('GET /comment/threadedcomment/{id}/reply/', `${at}reply/`)
  await check('GET /comment/threadedcomment/mine/', '/comment/threadedcomment/mine/', undefined, writer.client)
  await check('GET /comment/threadedcomment/received/', '/comment/threadedcomment/received/', undefined, writer.client)
  await check('GET /note/note/{id}/comment/mine/', `/note/note/${note}/comment/mine/`, undefined, writer.client)
  await check('GET /post/article/comment/mine/', '/post/article/comment/mine/', undefined, writer.client)
  await check('POST /comment/threadedcomment/{id}/like/', `${at}like/`, { is_liked: true })
  await check('POST /comment/threadedcomment/{id}/report/', `${at}report/`, { reason: 'spam' })
  await buyer.client.post(`/note/note/${note}/like/`, { is_liked: true })
  await check('GET /note/note/{id}/like/', `/note/note/${note}/like/`)
  await check('GET /note/note/{id}/like_latest/', `/note/note/${note}/like_latest/`)
  await check('GET /note/note/mine/summary/', '/note/note/mine/summary/', undefined, writer.client)
  await check('GET /note/note/followed/', '/note/note/followed/')
  await check('POST /note/note/{id}/report/', `/note/note/${note}/report/`, { reason: 'other', text: 'x' })
  await check('DELETE /comment/threadedcomment/{id}/', at, undefined, writer.client)
})

test('moderation endpoints return their declared responses', async () => {
  const [scene, moderator] = [await paidOrder(t, 1), (await t.user({ perms: ['moderation.change_moderation'] })).client]
  const [review] = await t.make((tx) =>
    tx.rows<{ id: number }>(
      `insert into product_comment (tenant_id, order_id, line_id, product_id, user_id, score, text, created_at)
       select 1, l.order_id, l.id, $1, $2, 5, '好', now() from order_line l where l.tenant_id = 1 and l.id = $3 returning id`,
      [scene.cup.id, scene.buyer.id, scene.line],
    ),
  )
  await check('POST /shop/productcomment/{id}/report/', `/shop/productcomment/${review?.id}/report/`, {
    reason: 'abuse',
  })
  const { results } = await check(
    'GET /ops/moderation/item/',
    '/ops/moderation/item/?tab=reported&kind=review',
    undefined,
    moderator,
  )
  const at = `/ops/moderation/item/${results[0].id}/`
  await check('GET /ops/moderation/item/{id}/', at, undefined, moderator)
  const until = new Date(t.ports.clock.now().getTime() + 86_400_000).toISOString()
  const { log, author } = await check(
    'POST /ops/moderation/item/{id}/process/',
    `${at}process/`,
    { action: 'mute', revision: results[0].revision, until },
    moderator,
  )
  await check('GET /ops/moderation/log/', '/ops/moderation/log/', undefined, moderator)
  await check('POST /ops/moderation/log/{id}/undo/', `/ops/moderation/log/${log[0].id}/undo/`, undefined, moderator)
  await check(
    'POST /ops/moderation/user/{uuid}/mute/',
    `/ops/moderation/user/${author.uuid}/mute/`,
    { until: null },
    moderator,
  )
  const setting = await check('GET /ops/moderation/setting/', '/ops/moderation/setting/', undefined, moderator)
  await check('PUT /ops/moderation/setting/', '/ops/moderation/setting/', setting, moderator)
})

test('people, feedback and privacy endpoints return their declared responses', async () => {
  const [user, other] = [await t.user(), await t.user()]
  const at = `/base/user/${other.uuid}/`
  await check('GET /base/user/{uuid}/', at, undefined, user.client)
  await check('POST /base/user/{uuid}/follow/', `${at}follow/`, { is_followed: true }, user.client)
  await check('GET /base/user/{uuid}/follower/', `${at}follower/`)
  await check('GET /base/user/{uuid}/following/', `/base/user/${user.uuid}/following/`)
  await check('POST /base/user/{uuid}/report/', `${at}report/`, { reason: 'abuse' }, user.client)
  await check('GET /base/user/me/summary/', '/base/user/me/summary/', undefined, user.client)
  const { id } = await check('POST /feedback/feedback/', '/feedback/feedback/', { text: 'x' }, user.client)
  const staff = (await t.user({ perms: ['feedback.change_feedback'] })).client
  await check('GET /ops/feedback/feedback/', '/ops/feedback/feedback/', undefined, staff)
  await check('POST /ops/feedback/feedback/{id}/reply/', `/ops/feedback/feedback/${id}/reply/`, { text: 'y' }, staff)
  await check('GET /ops/feedback/feedback/{id}/', `/ops/feedback/feedback/${id}/`, undefined, staff)
  await check('POST /feedback/feedback/{id}/reply/', `/feedback/feedback/${id}/reply/`, { text: 'z' }, user.client)
  await check('GET /feedback/feedback/', '/feedback/feedback/', undefined, user.client)
  await check('GET /feedback/feedback/{id}/', `/feedback/feedback/${id}/`, undefined, user.client)
  const file = await check('POST /base/user/me/export/', '/base/user/me/export/', undefined, user.client)
  await t.due.runDue(t.ports.clock.now())
  await check('GET /base/user/me/export/', '/base/user/me/export/', undefined, user.client)
  await check('GET /base/user/me/export/{id}/file/', `/base/user/me/export/${file.id}/file/`, undefined, user.client)
  await check('GET /base/user/me/removal/', '/base/user/me/removal/', undefined, user.client)
  await check('POST /base/user/me/removal/', '/base/user/me/removal/', undefined, user.client)
  await check('DELETE /base/user/me/removal/', '/base/user/me/removal/', undefined, user.client)
})

test('the pay endpoint returns the complete ticket of each vendor', async () => {
  const { number } = await order(buyer, await stock(t))
  const wx = { timeStamp: '1', nonceStr: 'n', package: 'prepay_id=1', signType: 'RSA', paySign: 's' }
  await t.make((tx) =>
    tx.rows(
      "insert into identity (tenant_id, vendor, app_id, open_id, user_id, created_at) values (1, 'weapp', 'a', 'o', $1, now()), (1, 'alipay', 'a', 'o', $1, now())",
      [buyer.id],
    ),
  )
  const tickets = [
    { kind: 'wx' as const, params: wx },
    { kind: 'alipay' as const, trade_no: '2026' },
  ]
  for (const ticket of tickets) {
    const vendor = ticket.kind === 'wx' ? t.ports.payments.wechat : t.ports.payments.alipay
    const open = jest.spyOn(vendor, 'open').mockResolvedValue({ ok: true, ticket } as never)
    expect(
      await check('POST /shop/order/{number}/pay/', `/shop/order/${number}/pay/`, {
        channel: ticket.kind === 'wx' ? 'wx_mini' : 'alipay_mini',
      }),
    ).toEqual(ticket)
    open.mockRestore()
  }
})

test('promotion endpoints return their declared responses', async () => {
  const owner = (await t.user({ perms: ['*'] })).client
  const player = (await t.user()).client
  const [{ uuid, id: playerId }] = (await t.make((tx) =>
    tx.rows<{ uuid: string; id: number }>('select uuid, id from account where tenant_id = 1 order by id desc limit 1'),
  )) as [{ uuid: string; id: number }]
  const rule = {
    is_active: true,
    description: '',
    diamond: 1,
    point: 1,
    charm: 1,
    per_amount: null,
    daily_limit: null,
    valid_days: 30,
    hold_days: 0,
  }
  await check('PUT /ops/gamification/rule/{trigger}/', '/ops/gamification/rule/sign_in/', rule, owner)
  await check('GET /ops/gamification/rule/', '/ops/gamification/rule/', undefined, owner)
  await check(
    'PUT /ops/gamification/level/',
    '/ops/gamification/level/',
    { levels: [{ level: 1, name: '新朋友', charm: 0 }] },
    owner,
  )
  await check('GET /ops/gamification/level/', '/ops/gamification/level/', undefined, owner)
  await check('GET /gamification/rule/', '/gamification/rule/')
  await check('POST /gamification/signin/', '/gamification/signin/', {}, player)
  await check('GET /gamification/signin/', '/gamification/signin/?month=2026-05', undefined, player)
  await check('GET /gamification/account/', '/gamification/account/', undefined, player)
  await check('GET /gamification/ledger/', '/gamification/ledger/', undefined, player)
  await check(
    'POST /gamification/reading/',
    '/gamification/reading/',
    { article: await t.make((tx) => makeArticle(tx, MAIN)) },
    player,
  )
  await t.make((tx) =>
    tx.rows('update account set created_at = $1 where tenant_id = 1 and id = $2', [t.ports.clock.now(), playerId]),
  )
  const { code: invite } = await check('GET /gamification/invite/', '/gamification/invite/')
  await check('POST /gamification/invite/', '/gamification/invite/', { code: invite }, player)
  await check('GET /ops/gamification/user/', '/ops/gamification/user/', undefined, owner)
  const grant = { kind: 'diamond', amount: 500, reason: 'x' }
  await check('POST /ops/gamification/user/{uuid}/grant/', `/ops/gamification/user/${uuid}/grant/`, grant, owner)
  await check('GET /ops/gamification/user/{uuid}/ledger/', `/ops/gamification/user/${uuid}/ledger/`, undefined, owner)
  const flagId = await t.make(async (tx) => {
    const values = [playerId, t.ports.clock.now()]
    const text =
      "insert into coin_flag (tenant_id, kind, mark, user_ids, created_at) values (1, 'device', 'x', array[$1::bigint], $2) returning id"
    return (await tx.rows<{ id: number }>(text, values))[0]?.id
  })
  await check('GET /ops/gamification/flag/', '/ops/gamification/flag/?tab=open', undefined, owner)
  await check(
    'POST /ops/gamification/flag/{id}/process/',
    `/ops/gamification/flag/${flagId}/process/`,
    { action: 'allow', reason: '' },
    owner,
  )

  const [start, end] = [
    new Date(t.ports.clock.now().getTime() - 1000).toISOString(),
    new Date(t.ports.clock.now().getTime() + 3_600_000).toISOString(),
  ]
  const prize = { name: '杯子', kind: 'product', ref: (await stock(t)).id, quantity: 1, value: '1', odds: 10_000 }
  const draft = {
    title: 'x',
    abstract: '',
    kind: 'wheel',
    start,
    end,
    price: 1,
    max_tickets: 9,
    rules: 'x',
    claim_days: 3,
    prizes: [prize],
  }
  const wheel = await check('POST /ops/raffle/raffle/', '/ops/raffle/raffle/', draft, owner)
  const draw = await check('POST /ops/raffle/raffle/', '/ops/raffle/raffle/', { ...draft, kind: 'draw' }, owner)
  await check(
    'PUT /ops/raffle/raffle/{id}/',
    `/ops/raffle/raffle/${draw.id}/`,
    { ...draft, kind: 'draw', title: 'y' },
    owner,
  )
  for (const { id } of [wheel, draw])
    await check(
      'POST /ops/raffle/raffle/{id}/process/',
      `/ops/raffle/raffle/${id}/process/`,
      { action: 'publish' },
      owner,
    )
  await check('GET /ops/raffle/raffle/', '/ops/raffle/raffle/?status=published', undefined, owner)
  await check('GET /ops/raffle/raffle/{id}/', `/ops/raffle/raffle/${draw.id}/`, undefined, owner)
  await check('GET /raffle/raffle/', '/raffle/raffle/')
  await check('POST /raffle/raffle/{id}/join/', `/raffle/raffle/${draw.id}/join/`, { tickets: 2 }, player)
  const spin = await check('POST /raffle/raffle/{id}/spin/', `/raffle/raffle/${wheel.id}/spin/`, {}, player)
  await check('GET /raffle/raffle/{id}/', `/raffle/raffle/${wheel.id}/`, undefined, player)
  await check('POST /raffle/spin/{id}/seen/', `/raffle/spin/${spin.id}/seen/`, {}, player)
  await check('GET /raffle/raffle/{id}/draw/', `/raffle/raffle/${draw.id}/draw/`)
  await check('GET /raffle/winner/', '/raffle/winner/')
  await check('GET /raffle/prize/', '/raffle/prize/', undefined, player)
  const place = {
    name: 'x',
    mobile: '13800000001',
    province: '33',
    city: '3301',
    district: '330106',
    address: 'x',
    is_default: true,
  }
  const address = (await player.post('/shop/shippingaddress/', place, { key: true })).body.id
  await check('POST /raffle/prize/{id}/claim/', `/raffle/prize/${spin.win}/claim/`, { address }, player)
  await check('GET /ops/raffle/raffle/{id}/prize/', `/ops/raffle/raffle/${wheel.id}/prize/`, undefined, owner)
  await check('GET /ops/raffle/prize/', '/ops/raffle/prize/', undefined, owner)
  await check(
    'POST /ops/raffle/prize/{id}/process/',
    `/ops/raffle/prize/${spin.win}/process/`,
    { action: 'hand_out', note: 'x' },
    owner,
  )
  await check('GET /raffle/box/', '/raffle/box/', undefined, player)
  const day = t.ports.clock.now().getTime()
  const days = [1, 2].map((back) => new Date(day - back * 86_400_000).toISOString().slice(0, 10))
  await t.make((tx) =>
    tx.rows(
      'insert into sign_in_day (tenant_id, user_id, day, created_at) select 1, $1, d::date, $3 from unnest($2::text[]) d',
      [playerId, days, t.ports.clock.now()],
    ),
  )
  await check('POST /raffle/box/', '/raffle/box/', {}, player)
  const application = await check(
    'POST /raffle/promoter/',
    '/raffle/promoter/',
    { name: 'x', mobile: '13800000001', message: '' },
    player,
  )
  await check('GET /raffle/promoter/', '/raffle/promoter/', undefined, player)
  await check('GET /ops/raffle/promoter/', '/ops/raffle/promoter/', undefined, owner)
  await check(
    'POST /ops/raffle/promoter/{id}/process/',
    `/ops/raffle/promoter/${application.id}/process/`,
    { action: 'refuse', reason: 'x' },
    owner,
  )

  const setting = {
    is_open: true,
    has_second_level: false,
    attribution_days: 15,
    settle_days: 15,
    has_read_rule: false,
  }
  await check('PUT /ops/distribution/setting/', '/ops/distribution/setting/', setting, owner)
  await check('GET /ops/distribution/setting/', '/ops/distribution/setting/', undefined, owner)
  const rate = await check(
    'PUT /ops/distribution/rate/',
    '/ops/distribution/rate/',
    { scope: 'site', target: null, dist_kind: null, level: 1, rate: 500 },
    owner,
  )
  await check('GET /ops/distribution/rate/', '/ops/distribution/rate/', undefined, owner)
  await check(
    'POST /distribution/promoter/',
    '/distribution/promoter/',
    { dist_kind: 'agent', name: 'x', mobile: '13800000001', message: '' },
    player,
  )
  const { results } = await check(
    'GET /ops/distribution/promoter/',
    '/ops/distribution/promoter/?status=applied',
    undefined,
    owner,
  )
  const at = `/ops/distribution/promoter/${results[0].id}/`
  const { code } = await check(
    'POST /ops/distribution/promoter/{id}/process/',
    `${at}process/`,
    { action: 'approve', reason: '' },
    owner,
  )
  await check('POST /ops/distribution/promoter/{id}/kind/', `${at}kind/`, { dist_kind: 'partner' }, owner)
  await check('GET /distribution/promoter/', '/distribution/promoter/', undefined, player)
  await check('GET /distribution/partner/{code}/', `/distribution/partner/${code}/`)
  await check('GET /disteventreg/partner/{code}/', `/disteventreg/partner/${code}/`)
  const link = async (type: string, id: number) =>
    check('POST /distribution/link/', '/distribution/link/', { type, id }, player)
  const product = await link('product', prize.ref)
  const event = await link('event', await t.make((tx) => makeEvent(tx, MAIN)))
  await check(
    'GET /distribution/distributionintro/product/{code}/',
    `/distribution/distributionintro/product/${product.code}/`,
  )
  await check(
    'GET /distribution/distributionintro/event/{code}/',
    `/distribution/distributionintro/event/${event.code}/`,
  )
  await check('GET /distribution/goods/', '/distribution/goods/?type=product', undefined, player)
  await check('GET /distribution/message/', '/distribution/message/', undefined, player)
  await check('GET /distribution/team/', '/distribution/team/', undefined, player)
  await check('POST /distribution/visit/', '/distribution/visit/', { code, visited: t.ports.clock.now().toISOString() })
  await check('GET /distribution/income/', '/distribution/income/', undefined, player)
  await check('GET /distribution/statement/', '/distribution/statement/', undefined, player)
  await t.make((tx) => earn(tx, MAIN, playerId, 10_000))
  const card = await t.make((tx) => makeBankCard(tx, MAIN, playerId))
  const withdrawal = (await player.post('/shop/withdrawal/', { amount: '20', bank_card_id: card }, { key: true })).body
  await check('GET /shop/withdrawal/{id}/income/', `/shop/withdrawal/${withdrawal.id}/income/`, undefined, player)
  await check('GET /ops/distribution/income/', '/ops/distribution/income/', undefined, owner)
  await check(
    'GET /ops/analytics/funnel/',
    '/ops/analytics/funnel/?from=2026-05-01&to=2026-05-06&by=source',
    undefined,
    owner,
  )
  await check('DELETE /ops/distribution/rate/{id}/', `/ops/distribution/rate/${rate.id}/`, undefined, owner)
})

test('campaigns of flash messages return their declared responses', async () => {
  const { client } = await t.user({ perms: ['promotion.change_flashcampaign'] })
  const path = '/studio/flashcampaign/'
  const values = {
    ...{
      title: '立秋',
      kind: 'link',
      picture: null,
      description: '秋器开窑',
      sub_description: '',
      link: { page_key: 'home' },
      coupon: null,
    },
    ...{ audience: 'recent', level: null, card: null, product: null, days: 30, mobiles: [] },
    ...{ start: '2099-01-01T00:00:00.000Z', end: '2099-01-02T00:00:00.000Z' },
  }
  const { id, version } = await check('POST /studio/flashcampaign/', path, values, client)
  const campaign = await check(
    'PUT /studio/flashcampaign/{id}/',
    `${path}${id}/`,
    { version, values: { ...values, title: '白露' } },
    client,
  )
  await check('GET /studio/flashcampaign/{id}/', `${path}${id}/`, undefined, client)
  await check('GET /studio/flashcampaign/', `${path}?status=draft`, undefined, client)
  await check(
    'POST /studio/flashcampaign/{id}/process/',
    `${path}${id}/process/`,
    { version: campaign.version, action: 'schedule' },
    client,
  )
  const draft = await check('POST /studio/flashcampaign/', path, values, client)
  await check('DELETE /studio/flashcampaign/{id}/', `${path}${draft.id}/`, undefined, client)
})

test('studio endpoints return their declared responses', async () => {
  const { mobile, client } = await t.user({ perms: ['*'] })
  const visitor = t.visitor({ headers: { 'sp-mp-aid': 'wx-qingshi' } })
  await check('POST /studio/verify/', '/studio/verify/', { mobile }, visitor)
  await check('POST /studio/login/', '/studio/login/', { mobile, verify_code: t.ports.sentCodes.at(-1)?.code }, visitor)
  await check('GET /studio/me/', '/studio/me/', undefined, client)
  await check('PUT /studio/me/language/', '/studio/me/language/', { language: 'en' }, client)
  const { results } = await check('GET /studio/session/', '/studio/session/', undefined, client)
  const view = await check(
    'POST /studio/view/',
    '/studio/view/',
    { list: 'products', name: 'x', query: 'state=on', is_shared: true },
    client,
  )
  await check('PUT /studio/view/{id}/', `/studio/view/${view.id}/`, { name: 'y', query: '', is_shared: false }, client)
  await check('GET /studio/view/', '/studio/view/?list=products', undefined, client)
  await check('DELETE /studio/view/{id}/', `/studio/view/${view.id}/`, undefined, client)
  await check('DELETE /studio/session/{id}/', `/studio/session/${results[0].id}/`, undefined, client)
  const owner = (await t.user({ perms: ['*'] })).client
  await check('POST /studio/logout/', '/studio/logout/', undefined, owner)
  const manager = (await t.user({ perms: ['shop.change_product'] })).client
  const variants = [{ id: null, attributes: [], price: '10', promotion_price: null, sku: '', inventory: 1 }]
  const draft = {
    name: 'x',
    abstract: '',
    description: '',
    ctype: 'shop.product',
    category: null,
    tags: [],
    price_marked: null,
    is_active: true,
    images: [],
    variants,
  }
  const product = await check('POST /studio/product/', '/studio/product/', draft, manager)
  const at = `/studio/product/${product.id}/`
  await check('GET /studio/product/', '/studio/product/', undefined, manager)
  await check('GET /studio/product/{id}/', at, undefined, manager)
  const editable = await check(
    'GET /studio/product/bulk/',
    `/studio/product/bulk/?ids=${product.id}`,
    undefined,
    manager,
  )
  const [{ id: productId, version, values }] = editable.results
  await check(
    'POST /studio/product/bulk/',
    '/studio/product/bulk/',
    { changes: [{ id: productId, version, values }] },
    manager,
  )
  await check('PUT /studio/product/{id}/', at, { ...draft, version: product.version + 1 }, manager)
  const { variants: savedVariants } = await check('GET /studio/product/{id}/', at, undefined, manager)
  await check(
    'POST /studio/product/{id}/stock/',
    `${at}stock/`,
    { variant: savedVariants[0].id, change: 2, reason: 'x' },
    manager,
  )
  await check('GET /studio/product/{id}/stock/', `${at}stock/`, undefined, manager)
})

test('studio endpoints of spreadsheets return their declared responses', async () => {
  const { client } = await t.user({ perms: ['*'] })
  await check('POST /studio/spreadsheet/{kind}/export/', '/studio/spreadsheet/stock/export/', undefined, client)
  const bytes = await writeXlsx({
    sheets: [
      {
        name: 'Sheet1',
        rows: [
          ['name', 'price'],
          ['x', 1],
          ['', 2],
        ],
      },
    ],
  })
  const { body } = await uploadFile(client, '/studio/spreadsheet/product/plan/', Buffer.from(bytes))
  const row = rowOf('POST', '/studio/spreadsheet/{kind}/plan/')
  if (!row) throw new Error('the preview has no call')
  checked.add(row)
  expect([...Value.Errors(row.reply, body)]).toEqual([])
  const at = `/studio/spreadsheet/plan/${body.id}/`
  await check('GET /studio/spreadsheet/plan/{id}/', at, undefined, client)
  await check('POST /studio/spreadsheet/plan/{id}/columns/', `${at}columns/`, { columns: ['name', 'price'] }, client)
  await check('POST /studio/spreadsheet/plan/{id}/apply/', `${at}apply/`, { skip_errors: true }, client)
})

test('studio endpoints of the site return their declared responses', async () => {
  const { client } = await t.user({ perms: ['*'] })
  const { version, settings } = await check('GET /studio/site/', '/studio/site/', undefined, client)
  await check('PUT /studio/site/', '/studio/site/', { version, settings }, client)
  const shop = {
    slug: 'contract',
    name: 'x',
    language: 'en',
    currency: 'USD',
    time_zone: 'UTC',
    template: 'empty',
    owner: '13800001234',
  }
  await check('POST /studio/shop/', '/studio/shop/', shop, client)
  await check('GET /studio/shop/', '/studio/shop/', undefined, client)
  await check('GET /studio/domain/', '/studio/domain/', undefined, client)
  await check('POST /studio/domain/', '/studio/domain/', { host: 'tea.example' }, client)
  const waiting = (await client.get('/studio/domain/')).body.results.find(
    ({ host }: { host: string }) => host === 'tea.example',
  )
  t.ports.dns.records.set(waiting.record.name, [waiting.record.value])
  await check('POST /studio/domain/{host}/check/', '/studio/domain/tea.example/check/', undefined, client)
  await check('POST /studio/domain/{host}/main/', '/studio/domain/tea.example/main/', undefined, client)
  await check('DELETE /studio/domain/{host}/', '/studio/domain/tea.example/', undefined, client)
  await check('GET /studio/credential/', '/studio/credential/', undefined, client)
  await check(
    'PUT /studio/credential/{kind}/',
    '/studio/credential/logistics/',
    { version: 1, values: { customer: 'x' } },
    client,
  )
  await check('POST /studio/credential/{kind}/check/', '/studio/credential/logistics/check/', undefined, client)
  await check('DELETE /studio/credential/{kind}/', '/studio/credential/logistics/', undefined, client)
})

test('studio endpoints of the second factor return their declared responses', async () => {
  const { client } = await t.user({ perms: ['*'] })
  await check('GET /base/user/fresh/', '/base/user/fresh/', undefined, client)
  await check('POST /base/user/fresh/code/', '/base/user/fresh/code/', {}, client)
  await check('POST /base/user/fresh/', '/base/user/fresh/', { verify_code: t.ports.sentCodes.at(-1)?.code }, client)
  const customer = await t.user()
  await check(
    'POST /studio/customer/{id}/mobile/',
    `/studio/customer/${customer.id}/mobile/`,
    { mobile: '13700009999', reason: 'x' },
    client,
  )
  t.ports.clock.forward(61)
  await check('GET /studio/totp/', '/studio/totp/', undefined, client)
  await check('POST /studio/fresh/code/', '/studio/fresh/code/', {}, client)
  await check('POST /studio/fresh/', '/studio/fresh/', { verify_code: t.ports.sentCodes.at(-1)?.code }, client)
  const { secret } = await check('POST /studio/totp/', '/studio/totp/', undefined, client)
  const totp = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: t.ports.clock.now().getTime() })
  await check('PUT /studio/totp/', '/studio/totp/', { totp }, client)
  await check('DELETE /studio/totp/', '/studio/totp/', undefined, client)
})

test('studio endpoints of pages return their declared responses', async () => {
  const { client } = await t.user({ perms: ['mpage.change_page', 'mpage.publish_page'] })
  const page = await check('POST /studio/page/', '/studio/page/', { title: 'x', slug: 'contract' }, client)
  const at = `/studio/page/${page.id}/`
  const module = {
    id: 2 ** 44,
    type: 'mpage.richtextpagemodule',
    name: 'x',
    style: '',
    config: { html: 'x' },
    hidden: false,
  }
  const { version } = await check(
    'PUT /studio/page/{id}/draft/',
    `${at}draft/`,
    { version: page.version, doc: { title: 'x', settings: {}, modules: [module] } },
    client,
  )
  await check('GET /studio/page/', '/studio/page/', undefined, client)
  await check('GET /studio/page/{id}/', at, undefined, client)
  await check('GET /studio/page/{id}/check/', `${at}check/`, undefined, client)
  await check('POST /studio/page/{id}/revision/', `${at}revision/`, { name: 'x', version }, client)
  await check('GET /studio/page/{id}/revision/', `${at}revision/`, undefined, client)
  await check('GET /studio/page/{id}/revision/{no}/', `${at}revision/1/`, undefined, client)
  await check('POST /studio/page/render/', '/studio/page/render/', { modules: [module] }, client)
  await check('POST /studio/page/{id}/presence/', `${at}presence/`, undefined, client)
  const plan = await check(
    'POST /studio/page/{id}/schedule/',
    `${at}schedule/`,
    { version, at: '2099-01-01T00:00:00.000Z' },
    client,
  )
  await check('DELETE /studio/page/{id}/publication/{publication}/', `${at}publication/${plan.id}/`, undefined, client)
  await check('POST /studio/page/{id}/publish/', `${at}publish/`, { version }, client)
  await check('GET /studio/page/{id}/publication/', `${at}publication/`, undefined, client)
  await check('POST /studio/page/{id}/unpublish/', `${at}unpublish/`, { version }, client)
  const restoredPage = await check(
    'POST /studio/page/{id}/revision/{no}/restore/',
    `${at}revision/1/restore/`,
    { version },
    client,
  )
  expect(restoredPage.version).toBe(version + 1)
  const latest = await check('DELETE /studio/page/{id}/draft/', `${at}draft/`, undefined, client)
  await check('DELETE /studio/page/{id}/', `${at}?version=${latest.version}`, undefined, client)
  await check('POST /studio/page/{id}/undelete/', `${at}undelete/`, undefined, client)
})

test('studio endpoints of blocks and of content return their declared responses', async () => {
  const { client } = await t.user({ perms: ['*'] })
  const doc = { title: '开篇', settings: {}, modules: [] }
  const block = await check('POST /studio/block/', '/studio/block/', { kind: 'template', name: '开篇', doc }, client)
  await check('GET /studio/block/', '/studio/block/?kind=template', undefined, client)
  await check('GET /studio/block/{id}/', `/studio/block/${block.id}/`, undefined, client)
  await check('DELETE /studio/block/{id}/', `/studio/block/${block.id}/`, undefined, client)
  expect(
    (await check('GET /studio/content/{type}/', '/studio/content/shop.product/', undefined, client)).count,
  ).toBeGreaterThan(0)
})

test.each(resourceNames)('studio endpoints of %s return their declared responses', async (name) => {
  const { client } = await t.user({ perms: ['*'] })
  const image = await t.make((tx) => makeImage(tx, MAIN))
  const of = {
    product: (await t.make((tx) => makeProduct(tx, MAIN))).id,
    coupon: await t.make((tx) => makeCoupon(tx, MAIN)),
  }
  const { isDeletable, bulk } = resourceOf(name)
  const item = await check(
    `POST /studio/${name}/`,
    `/studio/${name}/`,
    resourceValues(resourceOf(name), { image, of }),
    client,
  )
  const at = `/studio/${name}/${item.id}/`
  await check(`GET /studio/${name}/`, `/studio/${name}/`, undefined, client)
  await check(`GET /studio/${name}/{id}/`, at, undefined, client)
  await check(`PUT /studio/${name}/{id}/`, at, { base: item.values, values: item.values }, client)
  const values = Object.fromEntries((bulk ?? []).map((field) => [field, item.values[field]]))
  if (bulk)
    await check(
      `POST /studio/${name}/bulk/`,
      `/studio/${name}/bulk/`,
      { changes: [{ id: item.id, base: values, values }] },
      client,
    )
  if (isDeletable) await check(`DELETE /studio/${name}/{id}/`, at, undefined, client)
})

test('studio endpoints of orders, returns and withdrawals return their declared responses', async () => {
  const scene = await paidOrder(t, 4)
  const { client } = await t.user({ perms: ['*'] })
  const at = `/studio/ops/shop/order/${await idOf(t, scene.number)}/`
  await check('GET /studio/ops/shop/order/', '/studio/ops/shop/order/', undefined, client)
  await check('GET /studio/ops/shop/order/{id}/', at, undefined, client)
  await check('POST /studio/ops/shop/order/{id}/process/', `${at}process/`, { action: 'ship' }, client)
  const { number } = (await scene.buyer.client.post('/shop/orderlinereturn/', returnBody(scene), { key: true })).body
  const returnAt = `/studio/shop/orderlinereturn/${number}/`
  await check('GET /studio/ops/shop/orderlinereturn/', '/studio/ops/shop/orderlinereturn/', undefined, client)
  await check('GET /studio/shop/orderlinereturn/{number}/', returnAt, undefined, client)
  await check(
    'POST /studio/shop/orderlinereturn/{number}/process/',
    `${returnAt}process/`,
    { action: 'agree', note: 'ok' },
    client,
  )
  t.ports.payments.wechat.refundRefused = 'no'
  for (let n = 0; n < REFUND_ATTEMPTS_MAX; n++) {
    t.ports.clock.forward(3700)
    await t.due.runDue(t.ports.clock.now())
  }
  t.ports.payments.wechat.refundRefused = null
  const [{ id: refund }] = (await check('GET /studio/ops/shop/order/{id}/', at, undefined, client)).refunds
  await check(
    'POST /studio/ops/shop/refund/{id}/process/',
    `/studio/ops/shop/refund/${refund}/process/`,
    { action: 'settle', note: 'x' },
    client,
  )
  const log = (await client.get('/studio/audit/?kind=order')).body.results
  expect(log[0]).toMatchObject({ action: 'process', after: { action: 'ship' } })
})

test('studio endpoints of staff return their declared responses', async () => {
  const { client } = await t.user({ perms: ['*'] })
  const person = await t.user()
  const member = await check(
    'POST /studio/staff/',
    '/studio/staff/',
    { mobile: person.mobile, perms: ['shop.change_order'] },
    client,
  )
  await check('GET /studio/staff/', '/studio/staff/', undefined, client)
  await check(
    'PUT /studio/staff/{id}/',
    `/studio/staff/${member.id}/`,
    { base: ['shop.change_order'], perms: [] },
    client,
  )
  await check('GET /studio/audit/', '/studio/audit/', undefined, client)
})

test('studio endpoints of customers return their declared responses', async () => {
  const { client } = await t.user({ perms: ['*'] })
  const { id } = await t.user()
  await check('GET /studio/customer/', '/studio/customer/', undefined, client)
  const note = await check(
    'POST /studio/customer/{id}/note/',
    `/studio/customer/${id}/note/`,
    { text: '老顾客' },
    client,
  )
  await check('GET /studio/customer/{id}/', `/studio/customer/${id}/`, undefined, client)
  await check('DELETE /studio/customer/{id}/note/{note}/', `/studio/customer/${id}/note/${note.id}/`, undefined, client)
})

test('the tests above request every declared endpoint', () => {
  expect(allEndpoints.filter((row) => !checked.has(row)).map(({ method, path }) => `${method} ${path}`)).toEqual([])
})

test('every declared error exists, and error codes are unique', () => {
  for (const { path, errors: names = [] } of allEndpoints)
    for (const name of names) expect([path, name in errors]).toEqual([path, true])
  const codes = Object.values(errors).map(({ code }) => code)
  expect(new Set(codes).size).toBe(codes.length)
})

test('the OpenAPI document lists every endpoint with its errors', async () => {
  const documented = await startTestApp({ docs: true })
  const { body } = await documented.visitor({ base: '/api/docs' }).get('/json')
  for (const { method, path, summary } of allEndpoints)
    expect([path, body.paths[`/api${path}`]?.[method.toLowerCase()]?.summary]).toEqual([path, summary])
  expect(body.paths['/api/shop/basket/checkout_submit/'].post.description).toContain('42001')
  expect(Object.keys(body.paths).filter((path) => !path.startsWith('/api/'))).toEqual([])
  expect((await documented.fastify.inject({ method: 'GET', url: '/api/docs/' })).statusCode).toBe(200)
  await documented.stop()
})
