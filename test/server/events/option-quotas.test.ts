import { insert } from '../../../server/src/db/insert'
import { makeRegistrationEvent } from '../../factories/content'
import { makeForm } from '../../factories/interact'
import { MAIN, startTestApp, type TestApp } from '../support/app'
import type { Client } from '../support/client'
import { ticketCalls } from '../support/tickets'

let t: TestApp
let calls: ReturnType<typeof ticketCalls>
beforeAll(async () => {
  t = await startTestApp()
  calls = ticketCalls(t)
})
afterAll(() => t.stop())

const HOUR = 3_600_000
const schema = {
  properties: {
    tea: { type: 'string', title: '茶', oneOf: ['a', 'b'].map((value) => ({ const: value, title: value })) },
  },
}

/** A form whose two options may be chosen so often each. */
async function quotaForm(quota: number): Promise<number> {
  const { id } = await t.make((tx) => makeForm(tx, MAIN, { jsonSchema: schema }))
  const rows = ['a', 'b'].map((value) => ({ tenantId: MAIN, formId: id, field: 'tea', value, quota }))
  await t.make((tx) => insert(tx, 'form_option_tally', rows))
  return id
}
/** Counts how often the two options of a form are taken. */
async function countTaken(form: number): Promise<number[]> {
  const rows = await t.make((tx) =>
    tx.rows<{ used: number }>(
      'select used from form_option_tally where tenant_id = $1 and form_id = $2 order by value',
      [MAIN, form],
    ),
  )
  return rows.map(({ used }) => used)
}

describe('registrations', () => {
  const register = (client: Client, event: number, tea: string) =>
    client.post(`/event/eventregistration/${event}/`, { data: { tea } }, { key: true })
  const step = (client: Client, id: number, name: string, body: object = {}) =>
    client.post(`/event/eventregistration/${id}/${name}/`, body, { key: true })
  const edit = (client: Client, id: number, tea: string) =>
    step(client, id, 'process', { action: 'edit', data: { tea } })

  test('take an option, exchange it when they are edited, and give it back when they are cancelled', async () => {
    const form = await quotaForm(1)
    const event = await t.make((tx) => makeRegistrationEvent(tx, MAIN, { formId: form }))
    const [one, two] = [(await t.user()).client, (await t.user()).client]
    const { id } = (await register(one, event, 'a')).body
    expect((await register(two, event, 'a')).body.err_code).toBe('14007')
    expect((await edit(one, id, 'a')).status).toBe(200)
    expect(await countTaken(form)).toEqual([1, 0])
    expect((await edit(one, id, 'b')).status).toBe(200)
    expect(await countTaken(form)).toEqual([0, 1])
    const other = (await register(two, event, 'a')).body.id
    expect((await edit(two, other, 'b')).body.err_code).toBe('14007')
    expect((await step(one, id, 'cancel')).status).toBe(200)
    expect(await countTaken(form)).toEqual([1, 0])
    expect((await step(one, id, 'cancel')).body.err_code).toBe('14305')
    expect((await edit(two, other, 'b')).status).toBe(200)
    expect(await countTaken(form)).toEqual([0, 1])
  })

  test('that operators reject or revoke give their options back, those that come keep them', async () => {
    const form = await quotaForm(9)
    const event = await t.make((tx) => makeRegistrationEvent(tx, MAIN, { formId: form, needsApproval: true }))
    const ops = (await t.user({ perms: ['event.read_eventregistration', 'event.change_eventregistration'] })).client
    const process = (id: number, name: string, body: object) =>
      ops.post(`/ops/event/eventregistration/${id}/${name}/`, body, { key: true })
    const ids: number[] = []
    for (const _ of [1, 2, 3]) ids.push((await register((await t.user()).client, event, 'a')).body.id)
    const [firstId = 0, secondId = 0, thirdId = 0] = ids
    expect((await process(firstId, 'process', { action: 'reject', reason: '名额已满' })).status).toBe(200)
    expect(await countTaken(form)).toEqual([2, 0])
    await process(thirdId, 'process', { action: 'approve' })
    await process(thirdId, 'process', { action: 'admit' })
    expect(await countTaken(form)).toEqual([2, 0])
    expect((await process(secondId, 'cancel', { reason: '活动调整' })).status).toBe(200)
    expect(await countTaken(form)).toEqual([1, 0])
  })
})

describe('tickets', () => {
  const attendee = (tea: string) => ({ answers: { tea } })
  const buy = async (
    form: number,
    teas: string[],
    { price = 0, ...setting }: { price?: number; refundHours?: number } = {},
  ) => {
    const { types } = await calls.make({ formId: form, types: [{ price }], ...setting })
    const buyer = await calls.buyer()
    const lines = [{ ticket_id: types[0] ?? 0, quantity: teas.length, attendees: teas.map(attendee) }]
    const { status, body } = await calls.submit(buyer.client, lines)
    return {
      ...buyer,
      ...body,
      code: body.err_code,
      status,
      ids: (body.tickets ?? []).map((ticket: { id: number }) => ticket.id) as number[],
    }
  }
  const step = (client: Client, id: number | string, name: string, body?: object) =>
    client.post(`/event/issuedticket/${id}/${name}/`, body, { key: true })

  test('of one order take the options of all attendees or none', async () => {
    const form = await quotaForm(1)
    expect((await buy(form, ['b', 'a', 'b'])).code).toBe('14007')
    expect(await countTaken(form)).toEqual([0, 0])
    await buy(form, ['b', 'a'])
    expect(await countTaken(form)).toEqual([1, 1])
  })

  test('that are cancelled, expire or go back give the options of their attendees back', async () => {
    const form = await quotaForm(9)
    const unpaidOrder = await buy(form, ['a'], { price: 100 })
    await buy(form, ['b'], { price: 100 })
    const paidOrder = await buy(form, ['a', 'b'], { refundHours: 1 })
    expect(await countTaken(form)).toEqual([2, 2])
    await calls.process(unpaidOrder.client, unpaidOrder.number, 'cancel')
    expect(await countTaken(form)).toEqual([1, 2])
    t.ports.clock.forward(31 * 60)
    await t.due.runDue(t.ports.clock.now())
    expect(await countTaken(form)).toEqual([1, 1])
    await calls.process(paidOrder.client, paidOrder.number, 'refund', { ticket_ids: paidOrder.ids.slice(0, 1) })
    expect(await countTaken(form)).toEqual([0, 1])
    await calls.process(paidOrder.client, paidOrder.number, 'refund')
    expect(await countTaken(form)).toEqual([0, 0])
  })

  test('exchange their options with their attendee, also of a gift, whatever form the event has by then', async () => {
    const [form, newForm] = [await quotaForm(1), await quotaForm(1)]
    const own = await buy(form, ['a'])
    const [id = 0] = own.ids
    expect((await step(own.client, id, 'attendee', attendee('a'))).status).toBe(200)
    expect((await step(own.client, id, 'attendee', attendee('b'))).status).toBe(200)
    expect(await countTaken(form)).toEqual([0, 1])
    const { num } = (await step(own.client, id, 'present')).body.gift
    expect((await step((await calls.buyer()).client, num, 'receive', attendee('b'))).status).toBe(200)
    expect(await countTaken(form)).toEqual([0, 1])
    const other = await buy(form, ['a'])
    await t.make((tx) =>
      tx.rows('update ticket_setting set form_id = $2 where tenant_id = 1 and form_id = $1', [form, newForm]),
    )
    expect((await step(other.client, other.ids[0] ?? 0, 'attendee', attendee('a'))).status).toBe(200)
    expect([await countTaken(form), await countTaken(newForm)]).toEqual([
      [0, 1],
      [1, 0],
    ])
  })

  test('of an offer exchange the options of attendees named before when it is accepted', async () => {
    const form = await quotaForm(1)
    const { id, types } = await calls.make({
      seats: 1,
      hasWaitingList: true,
      offerMinutes: 60,
      refundHours: 0,
      formId: form,
      types: [{ price: 0 }],
    })
    const [first, next] = [await calls.buyer(), await calls.buyer()]
    const { number: soldNumber } = (
      await calls.submit(first.client, [{ ticket_id: types[0] ?? 0, quantity: 1, attendees: [attendee('a')] }])
    ).body
    await calls.join(next.client, id, types[0] ?? 0, 1)
    await calls.process(first.client, soldNumber, 'refund')
    const { order_number: number } = await calls.place(next.client, id)
    const [ticket] = (await next.client.get(`/event/ticketorder/${number}/`)).body.tickets
    expect((await step(next.client, ticket.id, 'attendee', attendee('a'))).status).toBe(200)
    expect(await countTaken(form)).toEqual([1, 0])
    expect((await calls.process(next.client, number, 'accept', { attendees: [attendee('b')] })).body.status).toBe(
      'completed',
    )
    expect(await countTaken(form)).toEqual([0, 1])
    await calls.process(next.client, number, 'refund')
    expect(await countTaken(form)).toEqual([0, 0])
  })

  test('of those who do not come give their options back with their seats', async () => {
    const form = await quotaForm(1)
    const start = new Date(t.ports.clock.now().getTime() + HOUR)
    const event = { startAt: start, endAt: new Date(start.getTime() + 3 * HOUR) }
    const { types } = await calls.make({ formId: form, noShowMinutes: 15, event, types: [{ price: 0 }] })
    await calls.submit((await calls.buyer()).client, [
      { ticket_id: types[0] ?? 0, quantity: 1, attendees: [attendee('a')] },
    ])
    expect(await countTaken(form)).toEqual([1, 0])
    t.ports.clock.forward(75 * 60)
    await t.due.runDue(t.ports.clock.now())
    expect(await countTaken(form)).toEqual([0, 0])
  })
})
