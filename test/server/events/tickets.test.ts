import { makeUsableCard, makeUsableCoupon } from '../../factories/checkout'
import { makeForm } from '../../factories/interact'
import { limitsWith, MAIN, startTestApp, type TestApp } from '../support/app'
import { ticketCalls } from '../support/tickets'

let t: TestApp
let calls: ReturnType<typeof ticketCalls>
beforeAll(async () => {
  t = await startTestApp()
  calls = ticketCalls(t)
})
afterAll(() => t.stop())

const HOUR = 3_600_000
const from = (hours: number) => new Date(t.ports.clock.now().getTime() + hours * HOUR)
const ticketsOf = async (event: number, code?: string) =>
  (await t.visitor().get(`/event/ticket/?event=${event}${code === undefined ? '' : `&access_code=${code}`}`)).body

test('an order holds its seats, paying makes its tickets valid, and each has a code that is typed', async () => {
  const { id, types } = await calls.make({ seats: 10, types: [{ quota: 6 }] })
  const { client, pay } = await calls.buyer()
  const { status, body } = await calls.submit(client, [{ ticket_id: types[0] ?? 0, quantity: 2 }])
  expect([status, body.status, body.tit, body.actions]).toEqual([200, 'unpaid', '100.00', ['cancel']])
  expect(body.tickets).toMatchObject([
    { status: 'reserved', code: null },
    { status: 'reserved', code: null },
  ])
  expect(await calls.seats(id)).toBe(8)
  expect((await ticketsOf(id)).tickets).toMatchObject([{ left: 4, state: 'open' }])
  expect((await pay(body.number)).status).toBe(200)
  const order = (await client.get(`/event/ticketorder/${body.number}/`)).body
  expect([order.status, order.tickets[0].status, order.tickets[0].status_display]).toEqual([
    'completed',
    'valid',
    '未使用',
  ])
  expect(order.tickets[0].code).toMatch(/^[A-HJKMNP-Z2-9]{10}$/)
  expect((await client.get('/event/issuedticket/')).body).toMatchObject({ count: 2 })
  expect((await client.get('/event/ticketorder/mine/?tab=completed')).body).toMatchObject({
    count: 1,
    results: [{ number: body.number }],
  })
  // An order of tickets is in its own list alone, and nobody else's.
  expect((await client.get('/shop/order/')).body.count).toBe(0)
  expect((await (await t.user()).client.get(`/event/ticketorder/${body.number}/`)).body.err_code).toBe('42008')
})

test('an order without a price is paid at once, and several types of one event are one order', async () => {
  const { types } = await calls.make({ types: [{ price: 0 }, { price: 0, uses: 3 }] })
  const { client } = await calls.buyer()
  const { body } = await calls.submit(
    client,
    types.map((ticket_id) => ({ ticket_id, quantity: 1 })),
  )
  expect([body.status, body.tickets.map((ticket: { uses: number }) => ticket.uses)]).toEqual(['completed', [1, 3]])
  const other = await calls.make()
  const mixed = await calls.submit(
    client,
    [types[0] ?? 0, other.types[0] ?? 0].map((ticket_id) => ({ ticket_id, quantity: 1 })),
  )
  expect(mixed.body.err_code).toBe('10404')
})

test('quick_buy orders one type at its price without a discount', async () => {
  const { types } = await calls.make()
  const { client, id } = await calls.buyer()
  await t.make((tx) => makeUsableCard(tx, MAIN, id, { percentOff: 10 }))
  const buy = (total: string) =>
    client.post(`/event/ticket/${types[0]}/quick_buy/`, { quantity: 2, total }, { key: true })
  expect((await buy('90.00')).body.err_code).toBe('42003')
  expect((await buy('100.00')).body).toMatchObject({ status: 'unpaid', tit: '100.00' })
})

test.each([
  ['before its sale opens', () => ({ saleStart: from(1) }), '14401', 'future'],
  ['after its sale ended', () => ({ saleEnd: from(-1) }), '14402', 'over'],
  ['when it is sold out', () => ({ quota: 0 }), '14403', 'sold_out'],
])('a type is refused %s', async (_, type, code, state) => {
  const { id, types } = await calls.make({ types: [type()] })
  expect(
    (await calls.submit((await calls.buyer()).client, [{ ticket_id: types[0] ?? 0, quantity: 1 }])).body.err_code,
  ).toBe(code)
  expect((await ticketsOf(id)).tickets[0].state).toBe(state)
})

test('an order takes no fewer and no more of a type than it allows, and no more than the event has', async () => {
  const { types } = await calls.make({ seats: 5, types: [{ minQuantity: 2, maxQuantity: 4 }, { price: 0 }] })
  const { client } = await calls.buyer()
  const [group = 0, single = 0] = types
  for (const quantity of [1, 5])
    expect((await calls.submit(client, [{ ticket_id: group, quantity }])).body.err_code).toBe('14404')
  const both = [
    { ticket_id: group, quantity: 4 },
    { ticket_id: single, quantity: 2 },
  ]
  expect((await calls.submit(client, both)).body.err_code).toBe('14403')
  expect((await calls.submit(client, [{ ticket_id: group, quantity: 4 }])).status).toBe(200)
})

test('a hidden type is shown, and sold, to those alone who know its code', async () => {
  const { id, types } = await calls.make({ types: [{}, { accessCode: 'VIP', name: '嘉宾票' }] })
  const { client } = await calls.buyer()
  const line = [{ ticket_id: types[1] ?? 0, quantity: 1 }]
  expect(await ticketsOf(id)).toMatchObject({ has_hidden_tickets: true, tickets: [{ is_hidden: false }] })
  expect((await ticketsOf(id, 'vip')).tickets.map((type: { name: string }) => type.name)).toEqual(['票种 1', '嘉宾票'])
  expect((await ticketsOf(id, 'wrong')).err_code).toBe('14405')
  expect((await t.visitor().get(`/event/ticket/${types[1]}/`)).body.err_code).toBe('10404')
  expect((await calls.submit(client, line)).body.err_code).toBe('10404')
  expect((await calls.submit(client, line, { access_code: 'VIP' })).status).toBe(200)
  expect((await t.visitor().get(`/event/event/${id}/`)).body).toMatchObject({
    tickets: [{ id: types[0] }],
    price_from: '50.00',
    has_hidden_tickets: true,
  })
})

test('codes that are tried by idempotent calls count against the limit, although each is refused', async () => {
  const other = await startTestApp({ limits: limitsWith({ ticketCodesPerIp: 2 }) })
  const { types } = await ticketCalls(other).make({ types: [{ accessCode: 'VIP' }] })
  const { client } = await other.user()
  const body = { lines: [{ ticket_id: types[0] ?? 0, quantity: 1 }], access_code: 'wrong', total: '0' }
  const submit = () => client.post('/event/ticketbasket/checkout_submit/', body, { key: true })
  const codes = [await submit(), await submit(), await submit()].map((answer) => answer.body.err_code)
  expect(codes).toEqual(['10404', '10404', '10429'])
  await other.stop()
})

test('staff check the tickets of an event whose types are all hidden or not sold any more', async () => {
  const { id } = await calls.make({ types: [{ accessCode: 'VIP' }, { isActive: false }] })
  const staff = (await t.user({ perms: ['event.verify_ticket'] })).client
  const actionsOf = async (client: typeof staff) => (await client.get(`/event/event/${id}/`)).body.ops_actions
  expect(await actionsOf(staff)).toEqual([{ code: 'verify_ticket' }])
  expect(await actionsOf((await calls.buyer()).client)).toEqual([])
})

test('coupons for everything and cards make tickets cheaper, those of a product do not', async () => {
  const { types } = await calls.make({ types: [{ price: 10_000 }] })
  const { client, id } = await calls.buyer()
  const [coupon] = await t.make(async (tx) => [
    await makeUsableCoupon(tx, MAIN, id, { type: 'R', value: 1000 }),
    await makeUsableCoupon(tx, MAIN, id, { type: 'R', value: 5000, categoryIds: [1] }),
    await makeUsableCard(tx, MAIN, id, { percentOff: 10 }),
  ])
  const line = { ticket_id: types[0] ?? 0, quantity: 1 }
  const { body } = await client.post('/event/ticketbasket/checkout_cal/', { lines: [line] })
  expect(body.sums).toMatchObject({ goods: '100.00', coupon: '10.00', card: '9.00', total: '81.00' })
  expect(body.coupons.map((one: { reason: { code: string } | null }) => one.reason?.code ?? null)).toEqual([
    null,
    'wrong_goods',
  ])
  const order = (await calls.submit(client, [line])).body
  expect([order.tit, order.lines[0].discount]).toEqual(['81.00', '19.00'])
  await calls.process(client, order.number, 'cancel')
  const { results } = (await client.get('/shop/usercoupon/?tab=unused')).body
  expect(results.map((one: { id: number }) => one.id)).toContain(Number(coupon))
})

test('each attendee fills in the form of the event, and what was filled in can be changed until the start', async () => {
  const form = await t.make((tx) => makeForm(tx, MAIN))
  const { types } = await calls.make({ formId: form.id, types: [{ price: 0 }] })
  const { client } = await calls.buyer()
  const order = (attendees: object[]) => calls.submit(client, [{ ticket_id: types[0] ?? 0, quantity: 2, attendees }])
  expect((await order([{ answers: { name: '林小满' } }])).body.err_code).toBe('14406')
  expect((await order([{ answers: { name: '林小满' } }, { answers: {} }])).body.err_code).toBe('14006')
  const { body } = await order([
    { name: '林小满', answers: { name: '林小满' } },
    { name: '陈岸', mobile: '13700000001', answers: { name: '陈岸' } },
  ])
  expect(body.tickets[1].attendee).toEqual({
    name: '陈岸',
    mobile: '13700000001',
    answers: [{ title: '称呼', value: '陈岸' }],
  })
  const path = `/event/issuedticket/${body.tickets[1].id}/`
  expect((await client.get(path)).body).toMatchObject({
    form: { slug: form.slug, option_remaining: {}, origins: [] },
    form_data: { name: '陈岸' },
    actions: ['present', 'attendee'],
  })
  expect(
    (await client.post(`${path}attendee/`, { name: '小岸', answers: { name: '小岸' } }, { key: true })).body.attendee,
  ).toMatchObject({ name: '小岸' })
  expect((await (await t.user()).client.get(path)).body.err_code).toBe('10404')
})

test("an attendee's mobile number is one, or left out", async () => {
  const { types } = await calls.make({ types: [{ price: 0 }] })
  const { client } = await calls.buyer()
  const order = (mobile: string) =>
    calls.submit(client, [{ ticket_id: types[0] ?? 0, quantity: 1, attendees: [{ mobile }] }])
  for (const mobile of ['1370000000', '137000000012', '1370000000a'])
    expect((await order(mobile)).body.err_code).toBe('11001')
  const { body } = await order(' 13700000001 ')
  expect([body.tickets[0].attendee.mobile, (await order(' ')).status]).toEqual(['13700000001', 200])
  const change = (mobile: string) =>
    client.post(`/event/issuedticket/${body.tickets[0].id}/attendee/`, { mobile }, { key: true })
  expect((await change('137')).body).toMatchObject({ err_code: '11001', detail: '请输入正确的手机号' })
})

test('an order that is not paid in time is closed, which frees its seats and cancels its tickets', async () => {
  const { id, types } = await calls.make({ seats: 3, types: [{ quota: 3 }] })
  const { client, pay } = await calls.buyer()
  const { number } = (await calls.submit(client, [{ ticket_id: types[0] ?? 0, quantity: 3 }])).body
  expect(await calls.seats(id)).toBe(0)
  t.ports.clock.forward(31 * 60)
  await t.due.runDue(t.ports.clock.now())
  expect(await calls.seats(id)).toBe(3)
  const { body } = await client.get(`/event/ticketorder/${number}/`)
  expect([body.status, body.tickets[0].status, body.actions]).toEqual(['closed', 'canceled', []])
  expect((await ticketsOf(id)).tickets[0].left).toBe(3)
  expect((await pay(number)).status).toBe(409)
  expect((await calls.process(client, number, 'cancel')).body.err_code).toBe('14407')
})

describe('refunds', () => {
  const buyTwo = async (setting: object) => {
    const event = await calls.make({ seats: 4, types: [{ quota: 4, price: 10_001 }], ...setting })
    const buyer = await calls.buyer()
    const { number } = (await calls.submit(buyer.client, [{ ticket_id: event.types[0] ?? 0, quantity: 2 }])).body
    await buyer.pay(number)
    const { tickets } = (await buyer.client.get(`/event/ticketorder/${number}/`)).body
    return { ...buyer, event: event.id, number, tickets: tickets as { id: number }[] }
  }

  test('tickets go back by the rule of their event, one by one, and the last one closes the order', async () => {
    const { client, event, number, tickets } = await buyTwo({ refundHours: 24, refundPercent: 50 })
    const refund = (ticket_ids?: number[]) => calls.process(client, number, 'refund', { ticket_ids })
    const one = (await refund([tickets[0]?.id ?? 0])).body
    expect([one.status, one.refunded, one.tickets[0].status, one.tickets[1].refund]).toEqual([
      'completed',
      '50.00',
      'refunded',
      '50.01',
    ])
    expect(await calls.seats(event)).toBe(3)
    expect((await refund([tickets[0]?.id ?? 0])).body.err_code).toBe('14410')
    expect((await refund()).body).toMatchObject({ status: 'closed', refunded: '100.01', actions: [] })
    expect(await calls.seats(event)).toBe(4)
    await t.due.runDue(t.ports.clock.now())
    expect(
      (await client.get('/shop/fundrecord/')).body.results.map((row: { change: string }) => row.change).slice(0, 2),
    ).toEqual(['50.01', '50.00'])
  })

  test('nothing goes back where the event says so, or too late, or when it was used; operators give the whole price back', async () => {
    const never = await buyTwo({})
    expect((await calls.process(never.client, never.number, 'refund')).body.err_code).toBe('14408')
    const late = await buyTwo({ refundHours: 24 * 30 })
    expect((await calls.process(late.client, late.number, 'refund')).body.err_code).toBe('14408')
    const usedOrder = await buyTwo({ refundHours: 1 })
    await t.make((tx) =>
      tx.rows('update issued_ticket set use_count = 1 where tenant_id = 1 and id = $1', [
        usedOrder.tickets[0]?.id ?? 0,
      ]),
    )
    expect(
      (
        await calls.process(usedOrder.client, usedOrder.number, 'refund', {
          ticket_ids: usedOrder.tickets.map(({ id }) => id),
        })
      ).body.err_code,
    ).toBe('14409')
    const clerk = await calls.operator()
    expect((await calls.opsProcess(clerk, never.number, 'refund')).body).toMatchObject({
      status: 'closed',
      refunded: '200.02',
    })
    expect((await calls.opsProcess(clerk, usedOrder.number, 'refund')).body).toMatchObject({
      status: 'completed',
      refunded: '100.01',
    })
  })
})

test('no-shows are released so many minutes after the start, and their seats are sold again', async () => {
  const start = from(2)
  const { id, types } = await calls.make({
    seats: 2,
    noShowMinutes: 15,
    event: { startAt: start, endAt: from(8) },
    types: [{ price: 0 }],
  })
  const [guest, missing, late] = [await calls.buyer(), await calls.buyer(), await calls.buyer()]
  const line = [{ ticket_id: types[0] ?? 0, quantity: 1 }]
  const usedId = (await calls.submit(guest.client, line)).body.tickets[0].id
  const unusedId = (await calls.submit(missing.client, line)).body.tickets[0].id
  await t.make((tx) =>
    tx.rows('update issued_ticket set use_count = 1, used_at = $2 where tenant_id = 1 and id = $1', [usedId, start]),
  )
  t.ports.clock.forward(2 * 3600 + 14 * 60)
  await t.due.runDue(t.ports.clock.now())
  expect((await calls.submit(late.client, line)).body.err_code).toBe('14403')
  t.ports.clock.forward(60)
  await t.due.runDue(t.ports.clock.now())
  expect((await missing.client.get(`/event/issuedticket/${unusedId}/`)).body).toMatchObject({
    status: 'canceled',
    status_display: '未到场，已释放',
    code: null,
  })
  expect((await guest.client.get(`/event/issuedticket/${usedId}/`)).body.status).toBe('valid')
  const order = (await calls.submit(late.client, line)).body
  expect([order.status, await calls.seats(id)]).toEqual(['completed', 0])
  t.ports.clock.forward(3600)
  await t.due.runDue(t.ports.clock.now())
  expect((await late.client.get(`/event/issuedticket/${order.tickets[0].id}/`)).body.status).toBe('valid')
})

test('events are read by id or slug, in their own zone, and listed near a place, the nearest first', async () => {
  const at = (name: string, latitude: number, longitude: number) =>
    calls.make({
      event: {
        name,
        latitude,
        longitude,
        slug: name.toLowerCase(),
        zone: 'Asia/Tokyo',
        organizer: '编辑部',
        contactPhone: '021-1',
      },
    })
  const [closeEvent, otherEvent] = [await at('Near', 31.2107, 121.4343), await at('Far', 31.3, 121.5)]
  await at('Elsewhere', 39.9, 116.4)
  const visitor = t.visitor()
  const { body } = await visitor.get('/event/event/?latitude=31.21&longitude=121.434&ordering=distance')
  expect(body.results.map((event: { id: number }) => event.id)).toEqual([closeEvent.id, otherEvent.id])
  expect(body.results[0].distance).toBeGreaterThan(50)
  expect(body.results[0].distance).toBeLessThan(120)
  expect((await visitor.get('/event/event/?latitude=31.21&longitude=121.434&within=1000')).body.count).toBe(1)
  expect((await visitor.get('/event/event/near/')).body).toMatchObject({
    id: closeEvent.id,
    slug: 'near',
    zone: 'Asia/Tokyo',
    organizer: '编辑部',
    contact: { phone: '021-1' },
  })
  expect((await visitor.get(`/event/event/${closeEvent.id}/`)).body.id).toBe(closeEvent.id)
})

test("an event's date is the day of its start in its own zone, or else in the site's", async () => {
  const event = await calls.make({ types: [{ price: 0 }] })
  await t.make((tx) =>
    tx.rows(
      "update event set start_at = '2026-06-01T16:30:00Z', end_at = '2026-06-01T18:00:00Z' where tenant_id = $1 and id = $2",
      [MAIN, event.id],
    ),
  )
  expect((await t.visitor().get(`/event/event/${event.id}/`)).body.date).toBe('2026-06-02')
  await t.make((tx) =>
    tx.rows("update event set zone = 'Asia/Jakarta' where tenant_id = $1 and id = $2", [MAIN, event.id]),
  )
  expect((await t.visitor().get(`/event/event/${event.id}/`)).body.date).toBe('2026-06-01')
})

test('an event with a zone of its own brings the offsets of it, everywhere that it is shown', async () => {
  const event = await calls.make({ types: [{ price: 0 }] })
  const [detail, sale] = [`/event/event/${event.id}/`, `/event/ticket/?event=${event.id}`]
  expect((await t.visitor().get(detail)).body.time_zone).toBeUndefined()
  await t.make((tx) =>
    tx.rows("update event set zone = 'Asia/Jakarta' where tenant_id = $1 and id = $2", [MAIN, event.id]),
  )
  const zone = { name: 'Asia/Jakarta', offsets: [expect.objectContaining({ minutes: 420 })] }
  expect((await t.visitor().get(detail)).body).toMatchObject({ zone: 'Asia/Jakarta', time_zone: zone })
  expect((await t.visitor().get(sale)).body.event).toMatchObject({ zone: 'Asia/Jakarta', time_zone: zone })
})
