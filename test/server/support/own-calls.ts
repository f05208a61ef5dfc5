import { makeArticle, makeRegistrationEvent, makeTicketEvent } from '../../factories/content'
import { makeNode } from '../../factories/node'
import { type MadeTicket, makeIssuedTicket } from '../../factories/issued-ticket'
import { makeCoupon, makePackage, makeUserCoupon } from '../../factories/coupon'
import { makeNote, makeVoucher } from '../../factories/social'
import { earn, makeCard } from '../../factories/wallet'
import { MAIN, type TestApp } from './app'
import { apply, idOf, opsStep, paidOrder, stepReturn, returnBody } from './after-sales'
import { fill, makeBuyer, order, stock } from './shopping'

export type OwnCall = readonly [method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body: object | undefined]

/** Every call that names a row of a user, with rows that a new buyer has. */
export async function ownCalls(t: TestApp): Promise<OwnCall[]> {
  const buyer = await makeBuyer(t)
  const cup = await stock(t)
  const newOrder = await order(buyer, cup)
  await fill(buyer, cup)
  const line = (await buyer.client.get('/shop/basket/')).body.lines[0].id
  const note = await t.make((tx) => makeNote(tx, MAIN, buyer.id, { isActive: false }))
  const shippedScene = await paidOrder(t, 2)
  const parcel = (await opsStep(t, shippedScene, { action: 'ship' })).body.deliveries[0].number
  const back = (await apply(shippedScene)).body.number
  const holder_id = await t.make((tx) => makeVoucher(tx, MAIN, buyer.id, { productId: cup.id }))
  const put = await buyer.client.post(
    `/shop/product/${cup.id}/pickup/`,
    { variant_id: null, quantity: 1, holder_id },
    { key: true },
  )
  const pickupLineId = put.body.lines[0].id
  const coupon = await t.make(async (tx) => makeUserCoupon(tx, MAIN, buyer.id, await makeCoupon(tx, MAIN)))
  const presentedCoupon = await t.make(async (tx) =>
    makeUserCoupon(tx, MAIN, buyer.id, await makeCoupon(tx, MAIN), {
      status: 'presenting',
      presentedAt: t.ports.clock.now(),
    }),
  )
  const voucher = await t.make((tx) => makeVoucher(tx, MAIN, buyer.id))
  const post = async (path: string, body?: object) => (await buyer.client.post(path, body, { key: true })).body
  const card = await post(`/shop/membershipcard/${await t.make((tx) => makeCard(tx, MAIN))}/receive/`)
  const contact = await post('/base/contact/', { name: 'x', mobile: '13800000001' })
  const bankCard = await post('/base/userbankcard/', { bank: 'CMB', holder: 'x', number: '6225880123456783' })
  await t.make((tx) => earn(tx, MAIN, buyer.id, 10_000))
  const withdrawal = await post('/shop/withdrawal/', { amount: '20', bank_card_id: bankCard.id })
  const soldOut = await stock(t, { variants: [{ inventory: 0 }] })
  const registrationEvent = await t.make((tx) => makeRegistrationEvent(tx, MAIN))
  const registration = await post(`/event/eventregistration/${registrationEvent}/`, { data: {} })
  const ticketEvent = await t.make((tx) => makeTicketEvent(tx, MAIN, { types: [{ price: 0 }], refundHours: 0 }))
  const ticketOrder = async () =>
    post('/event/ticketbasket/checkout_submit/', {
      lines: [{ ticket_id: ticketEvent.types[0] ?? 0, quantity: 1 }],
      total: '0',
    })
  const [firstOrder, giftOrder] = [await ticketOrder(), await ticketOrder()]
  await post(`/event/issuedticket/${giftOrder.tickets[0].id}/present/`)
  const issuedTicket = await t.make((tx) => makeIssuedTicket(tx, MAIN, { userId: buyer.id }))
  const reservation = await post('/shop/reservation/', {
    product_id: soldOut.id,
    quantity: 1,
    name: 'x',
    mobile: '13800000001',
  })
  const orderComment = await post('/comment/threadedcomment/', { target: 'order', key: newOrder.number, text: 'x' })
  const feedback = await post('/feedback/feedback/', { text: 'x' })
  const dataExport = await post('/base/user/me/export/')
  const rewritten = { title: 'x', content: '', images: [], is_active: true }
  const input = {
    name: 'x',
    mobile: '13800000001',
    province: '33',
    city: '3301',
    district: '330106',
    address: 'x',
    is_default: true,
  }
  return [
    ['GET', `/shop/withdrawal/${withdrawal.id}/income/`, undefined],
    ['POST', `/shop/basket/line/${line}/update_count/`, { quantity: 2 }],
    ['POST', `/shop/basket/line/${line}/set_select/`, { selected: false }],
    ['DELETE', `/shop/basket/line/${line}/`, undefined],
    ['GET', `/shop/shippingaddress/${buyer.addressId}/`, undefined],
    ['PUT', `/shop/shippingaddress/${buyer.addressId}/`, input],
    ['DELETE', `/shop/shippingaddress/${buyer.addressId}/`, undefined],
    ['GET', `/shop/order/${newOrder.number}/`, undefined],
    ['POST', `/shop/order/${newOrder.number}/process/`, { action: 'cancel' }],
    ['POST', `/shop/order/${newOrder.number}/pay/`, { channel: 'wx_h5' }],
    ['GET', `/shop/order/${newOrder.number}/pay_state/`, undefined],
    ['POST', `/shop/order/${newOrder.number}/update_shipping_address/`, { address_id: 1 }],
    ['POST', `/shop/order/${newOrder.number}/update_shipping_address_cal/`, { address_id: 1 }],
    ['GET', `/shop/order/${shippedScene.number}/comment/`, undefined],
    [
      'POST',
      `/shop/order/${shippedScene.number}/comment/`,
      { comments: [{ line_id: shippedScene.line, score: 5, text: 'x', images: [] }] },
    ],
    ['POST', '/shop/orderlinereturn/', returnBody(shippedScene)],
    ['GET', `/shop/orderlinereturn/${back}/`, undefined],
    ['POST', `/shop/orderlinereturn/${back}/process/`, { action: 'withdraw' }],
    ['GET', `/shop/order_nodedelivery/${parcel}/`, undefined],
    ['GET', `/shop/order_nodedelivery/${parcel}/nodes/`, undefined],
    ['GET', `/shop/order_nodedelivery/${parcel}/comment/`, undefined],
    ['POST', `/shop/order_nodedelivery/${parcel}/delivered/`, undefined],
    ['POST', `/shop/order_nodedelivery/${parcel}/shipped/`, { carrier: 'a', tracking_no: 'b' }],
    ['POST', `/shop/product/${cup.id}/pickup/`, { variant_id: null, quantity: 1, holder_id }],
    ['POST', `/shop/withdrawal/${withdrawal.id}/process/`, { action: 'withdraw' }],
    ['POST', `/shop/pickupbasket/line/${pickupLineId}/update_count/`, { quantity: 1 }],
    ['DELETE', `/shop/pickupbasket/line/${pickupLineId}/`, undefined],
    ['PUT', `/note/note/${note}/`, rewritten],
    ['POST', `/note/note/mine/${note}/active/`, { is_active: true }],
    ['POST', `/note/note/${note}/like/`, { is_liked: true }],
    ['DELETE', `/note/note/${note}/`, undefined],
    ['POST', `/note/note/${note}/comment/`, { text: 'x' }],
    ['GET', `/note/note/${note}/comment/mine/`, undefined],
    ['POST', `/note/note/${note}/report/`, { reason: 'spam' }],
    ['POST', '/comment/threadedcomment/', { target: 'order', key: newOrder.number, text: 'x' }],
    ['POST', '/comment/threadedcomment/', { target: 'delivery', key: parcel, text: 'x' }],
    ['POST', `/comment/threadedcomment/${orderComment.id}/like/`, { is_liked: true }],
    ['POST', `/comment/threadedcomment/${orderComment.id}/reply/`, { text: 'x' }],
    ['POST', `/comment/threadedcomment/${orderComment.id}/report/`, { reason: 'spam' }],
    ['DELETE', `/comment/threadedcomment/${orderComment.id}/`, undefined],
    ['GET', `/feedback/feedback/${feedback.id}/`, undefined],
    ['POST', `/feedback/feedback/${feedback.id}/reply/`, { text: 'x' }],
    ['GET', `/base/user/me/export/${dataExport.id}/file/`, undefined],
    ['GET', `/shop/usercoupon/${coupon.id}/`, undefined],
    ['POST', `/shop/usercoupon/${coupon.id}/present/`, undefined],
    ['POST', `/shop/usercoupon/${presentedCoupon.id}/present_cancel/`, undefined],
    ['GET', `/shop/usermembershipcard/${card.code}/`, undefined],
    ['GET', `/shop/userpickupvoucherholder/${voucher}/`, undefined],
    ['POST', `/event/eventregistration/${registration.id}/process/`, { action: 'edit', data: {} }],
    ['POST', `/event/eventregistration/${registration.id}/signin/`, {}],
    ['POST', `/event/eventregistration/${registration.id}/cancel/`, undefined],
    ['GET', `/event/ticketorder/${firstOrder.number}/`, undefined],
    ['GET', `/event/issuedticket/${firstOrder.tickets[0].id}/`, undefined],
    ['POST', `/event/issuedticket/${firstOrder.tickets[0].id}/attendee/`, { name: 'x' }],
    ['POST', `/event/issuedticket/${firstOrder.tickets[0].id}/present/`, undefined],
    ['POST', `/event/issuedticket/${giftOrder.tickets[0].id}/present_cancel/`, undefined],
    ['POST', `/event/ticketorder/${firstOrder.number}/price/`, {}],
    ['POST', `/event/ticketorder/${firstOrder.number}/process/`, { action: 'refund' }],
    ['GET', `/event/issuedticket/${issuedTicket.id}/code/`, undefined],
    ['GET', `/shop/reservation/${reservation.id}/`, undefined],
    ['DELETE', `/shop/reservation/${reservation.id}/`, undefined],
    ['GET', `/base/contact/${contact.id}/`, undefined],
    ['PUT', `/base/contact/${contact.id}/`, { name: 'y', mobile: '13800000002' }],
    ['DELETE', `/base/contact/${contact.id}/`, undefined],
    ['DELETE', `/base/userbankcard/${bankCard.id}/`, undefined],
  ]
}

/** Every operators' call that names a row, with rows of the main site. */
export async function opsCalls(t: TestApp): Promise<OwnCall[]> {
  const scene = await paidOrder(t, 2)
  const { number } = (await apply(scene, { amount: '128' })).body
  const { refund } = (await stepReturn(scene.operator.client, number, 'agree')).body
  const tickets = await paidOrder(t, 2, { ctype: 'shop.eticket' })
  const [ticket] = (await tickets.read()).lines[0].virtual_cards
  const { code } = await t.make(async (tx) =>
    makeUserCoupon(tx, MAIN, scene.buyer.id, await makeCoupon(tx, MAIN, { type: 'E' })),
  )
  const pack = await t.make(async (tx) => makePackage(tx, MAIN, [[await makeCoupon(tx, MAIN), 1]]))
  await t.make((tx) => earn(tx, MAIN, scene.buyer.id, 10_000))
  const bankCard = (
    await scene.buyer.client.post(
      '/base/userbankcard/',
      { bank: 'CMB', holder: 'x', number: '6225880123456783' },
      { key: true },
    )
  ).body
  const withdrawal = (
    await scene.buyer.client.post('/shop/withdrawal/', { amount: '20', bank_card_id: bankCard.id }, { key: true })
  ).body
  const registrationEvent = await t.make((tx) => makeRegistrationEvent(tx, MAIN))
  const registration = (
    await scene.buyer.client.post(`/event/eventregistration/${registrationEvent}/`, { data: {} }, { key: true })
  ).body
  const exportPath = `/ops/event/event/${registrationEvent}/registration/export/`
  const organiser = await t.user({ perms: ['event.read_eventregistration'] })
  const registrationExport = (await organiser.client.post(exportPath, {}, { key: true })).body
  const [article, note, node] = await t.make(
    async (tx) =>
      [await makeArticle(tx, MAIN), await makeNote(tx, MAIN, scene.buyer.id), await makeNode(tx, MAIN, '根')] as const,
  )
  const ticketEvent = await t.make((tx) => makeTicketEvent(tx, MAIN, { types: [{ price: 0 }] }))
  const lines = [{ ticket_id: ticketEvent.types[0] ?? 0, quantity: 1 }]
  const ticketOrder = (
    await scene.buyer.client.post('/event/ticketbasket/checkout_submit/', { lines, total: '0' }, { key: true })
  ).body
  const issuedTicket = await t.make((tx) => makeIssuedTicket(tx, MAIN, { userId: scene.buyer.id }))
  const at = `/ops/shop/order/${await idOf(t, scene.number)}/`
  return [
    ['GET', at, undefined],
    ['POST', `${at}process/`, { action: 'ship' }],
    ['GET', `${at}comment/`, undefined],
    ['GET', `/ops/shop/product/${scene.cup.id}/`, undefined],
    ['PUT', `/ops/shop/product/${scene.cup.id}/`, { is_active: false }],
    ['GET', `/ops/shop/eticket/${ticket.id}/verify/`, undefined],
    ['POST', `/ops/shop/eticket/${ticket.id}/verify/`, undefined],
    ['GET', `/ops/shop/virtualcard/${ticket.id}/`, undefined],
    ['GET', `/ops/shop/eticket/verify_v2/?num=${ticket.num}`, undefined],
    ['POST', '/ops/shop/eticket/verify_v2/', { num: ticket.num }],
    ['POST', '/ops/shop/usercoupon/verify/', { code }],
    ['POST', `/ops/shop/refund/${refund.id}/process/`, { action: 'settle', note: 'x' }],
    ['GET', `/ops/event/event/${registrationEvent}/registration/`, undefined],
    ['POST', `/ops/event/eventregistration/${registration.id}/process/`, { action: 'admit' }],
    ['POST', `/ops/event/eventregistration/${registration.id}/cancel/`, { reason: 'x' }],
    ['GET', `/ops/event/event/${ticketEvent.id}/waiting/`, undefined],
    ['POST', `/ops/event/event/${ticketEvent.id}/offer/`, undefined],
    ['GET', `/ops/event/ticketorder/${ticketOrder.number}/`, undefined],
    ['POST', `/ops/event/ticketorder/${ticketOrder.number}/process/`, { action: 'refund' }],
    ...doorCalls(issuedTicket),
    ...(await promotionCalls(t, scene.buyer.id)),
    ['POST', `/ops/shop/withdrawal/${withdrawal.id}/process/`, { action: 'refuse', note: 'x' }],
    ['GET', `/ops/shop/couponpackagecode/${pack}/mine/`, undefined],
    ['GET', `/ops/event/event/${registrationEvent}/`, undefined],
    ['POST', `/ops/event/event/${registrationEvent}/active/`, { is_active: false }],
    ['POST', `/ops/event/event/${registrationEvent}/registration/export/`, {}],
    ['GET', `/ops/event/export/${registrationExport.id}/`, undefined],
    ['GET', `/ops/post/article/${article}/`, undefined],
    ['POST', `/ops/post/article/${article}/active/`, { is_active: false }],
    ['GET', `/ops/note/note/${note}/`, undefined],
    ['POST', `/ops/note/note/${note}/active/`, { is_active: false }],
    ['GET', `/ops/base/node/?parent=${node}`, undefined],
  ]
}

/** Calls of operators that name a raffle, a promoter, a rate or a user's coins. */
async function promotionCalls(t: TestApp, userId: number): Promise<OwnCall[]> {
  const now = t.ports.clock.now()
  return t.make(async (tx) => {
    const one = async (text: string, values: (string | number | Date)[]): Promise<number> =>
      (await tx.rows<{ id: number }>(text, values))[0]?.id ?? 0
    const raffle = await one(
      `insert into raffle (tenant_id, title, kind, status, start_at, end_at, price, max_tickets, claim_days, seed_hash, created_at, changed_at)
        values (1, 'x', 'wheel', 'published', $1, $1::timestamptz + interval '1 day', 0, 1, 1, 'x', $1, $1) returning id`,
      [now],
    )
    const prize = await one(
      "insert into raffle_prize (tenant_id, raffle_id, position, name, kind, ref, quantity, left_count, value) values (1, $1, 0, 'x', 'product', 1, 1, 0, 0) returning id",
      [raffle],
    )
    const win = await one(
      `insert into raffle_win (tenant_id, raffle_id, prize_id, user_id, ticket, status, claim_before, created_at, changed_at)
        values (1, $1, $2, $3, '1', 'claimed', $4, $4, $4) returning id`,
      [raffle, prize, userId, now],
    )
    const spreader = await one(
      "insert into raffle_promoter (tenant_id, user_id, name, mobile, status, created_at) values (1, $1, 'x', '1', 'applied', $2) returning id",
      [userId, now],
    )
    const promoter = await one(
      `insert into promoter (tenant_id, user_id, dist_kind, status, name, mobile, created_at, changed_at)
        values (1, $1, 'agent', 'applied', 'x', '1', $2, $2) returning id`,
      [userId, now],
    )
    const rate = await one(
      "insert into dist_rate (tenant_id, scope, target_id, level, rate) values (1, 'product', $1, 1, 100) returning id",
      [userId],
    )
    const flag = await one(
      "insert into coin_flag (tenant_id, kind, mark, user_ids, created_at) values (1, 'device', $1::text, array[$1::bigint], $2) returning id",
      [userId, now],
    )
    const [user] = await tx.rows<{ uuid: string }>('select uuid from account where tenant_id = 1 and id = $1', [userId])
    const day = now.toISOString()
    const draft = {
      title: 'x',
      abstract: '',
      kind: 'draw',
      start: day,
      end: '2027-01-01T00:00:00Z',
      price: 0,
      max_tickets: 1,
      rules: '',
      claim_days: 1,
      prizes: [],
    }
    return [
      ['GET', `/ops/raffle/raffle/${raffle}/`, undefined],
      ['PUT', `/ops/raffle/raffle/${raffle}/`, draft],
      ['POST', `/ops/raffle/raffle/${raffle}/process/`, { action: 'close' }],
      ['GET', `/ops/raffle/raffle/${raffle}/prize/`, undefined],
      ['POST', `/ops/raffle/prize/${win}/process/`, { action: 'hand_out', note: '' }],
      ['POST', `/ops/raffle/promoter/${spreader}/process/`, { action: 'approve', reason: '' }],
      ['POST', `/ops/distribution/promoter/${promoter}/process/`, { action: 'approve', reason: '' }],
      ['POST', `/ops/distribution/promoter/${promoter}/kind/`, { dist_kind: 'partner' }],
      ['DELETE', `/ops/distribution/rate/${rate}/`, undefined],
      ['POST', `/ops/gamification/flag/${flag}/process/`, { action: 'allow', reason: '' }],
      ['GET', `/ops/gamification/user/${user?.uuid}/ledger/`, undefined],
      ['POST', `/ops/gamification/user/${user?.uuid}/grant/`, { kind: 'point', amount: 1, reason: 'x' }],
    ]
  })
}

/** Calls at the door of a ticket's event. */
function doorCalls({ eventId, id, code }: MadeTicket): OwnCall[] {
  const at = `/ops/event/event/${eventId}/`
  const scan = { code, gate: null, device: 'device-1', nonce: 'nonce-001', scanned_at: new Date(0).toISOString() }
  return [
    ['GET', `${at}gate/`, undefined],
    ['GET', `${at}verify/?code=${code}`, undefined],
    ['POST', `${at}verify/`, scan],
    ['POST', `${at}scans/`, { device: 'device-1', scans: [] }],
    ['GET', `${at}scans/`, undefined],
    ['GET', `${at}offlinelist/`, undefined],
    [
      'POST',
      `${at}heartbeat/`,
      { device: 'device-1', name: 'x', gate: null, queue: 0, sequence: 0, list_version: null },
    ],
    ['GET', `${at}device/`, undefined],
    ['GET', `${at}conflicts/`, undefined],
    ['GET', `${at}search/?search=xx`, undefined],
    ['POST', `${at}undo/`, { scan: 1, reason: 'x' }],
    ['POST', `${at}block/`, { kind: 'ticket', id, is_blocked: true, reason: 'x' }],
  ]
}
