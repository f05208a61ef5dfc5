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

async function ownTicket(options: Parameters<typeof calls.make>[0] = {}, attendees: object[] = []) {
  const { types } = await calls.make({ types: [{ price: 0 }], refundHours: 0, ...options })
  const { client, id } = await calls.buyer()
  const order = (await calls.submit(client, [{ ticket_id: types[0] ?? 0, quantity: 1, attendees }])).body
  return { client, userId: id, number: order.number as string, id: order.tickets[0].id as number }
}
const step = (client: Client, id: number, name: string, body?: object) =>
  client.post(`/event/issuedticket/${id}/${name}/`, body, { key: true })
const presentTicket = async (client: Client, id: number): Promise<string> =>
  (await step(client, id, 'present')).body.gift.num
const receive = (client: Client, num: string, body: object = {}) =>
  client.post(`/event/issuedticket/${num}/receive/`, body, { key: true })
const gift = async (client: Client, num: string) => (await client.get(`/event/issuedticket/${num}/gift/`)).body

test('a gift makes the ticket the one of who accepts it, with a new code, and the attendee is the new holder', async () => {
  const form = await t.make((tx) => makeForm(tx, MAIN))
  const giver = await ownTicket({ formId: form.id }, [{ name: '送票人', answers: { name: '送票人' } }])
  const before = (await giver.client.get(`/event/issuedticket/${giver.id}/`)).body.code
  const num = await presentTicket(giver.client, giver.id)
  expect((await giver.client.get(`/event/issuedticket/${giver.id}/`)).body).toMatchObject({
    status_display: '转赠中',
    actions: ['present_cancel'],
  })
  const friend = await calls.buyer()
  expect(await gift(friend.client, num)).toMatchObject({ state: 'open', form: { slug: form.slug } })
  expect((await gift(giver.client, num)).state).toBe('own')
  expect((await receive(giver.client, num)).body.err_code).toBe('13012')
  expect((await receive(friend.client, num)).body.err_code).toBe('14406')
  expect((await receive(friend.client, num, { name: '朋友', answers: { name: '朋友' } })).body).toEqual({
    id: giver.id,
  })
  const own = (await friend.client.get(`/event/issuedticket/${giver.id}/`)).body
  expect(own).toMatchObject({
    status: 'valid',
    attendee: { name: '朋友', answers: [{ value: '朋友' }] },
    order_number: null,
    gift: null,
  })
  expect(own.code).not.toBe(before)
  expect((await giver.client.get(`/event/issuedticket/${giver.id}/`)).body.err_code).toBe('10404')
  // Who bought it sees that there is one, and nothing of who has it.
  const order = (await giver.client.get(`/event/ticketorder/${giver.number}/`)).body
  expect(order.tickets[0]).toMatchObject({ code: null, attendee: { name: '', answers: [] }, actions: [], refund: null })
  expect((await calls.process(giver.client, giver.number, 'refund')).body.err_code).toBe('14410')
  expect([
    (await gift(friend.client, num)).state,
    (await receive((await calls.buyer()).client, num)).body.err_code,
  ]).toEqual(['taken', '13011'])
})

test('a gift can be taken back until it is accepted, and its link leads nowhere then', async () => {
  const { client, id } = await ownTicket()
  const num = await presentTicket(client, id)
  expect((await step(client, id, 'present')).body.err_code).toBe('14410')
  expect((await step(client, id, 'present_cancel')).body).toMatchObject({
    gift: null,
    actions: ['present', 'attendee'],
  })
  expect((await step(client, id, 'present_cancel')).body.err_code).toBe('14410')
  const friend = (await calls.buyer()).client
  expect([(await gift(friend, num)).state, (await receive(friend, num)).body.err_code]).toEqual(['cancelled', '13014'])
  expect(await presentTicket(client, id)).not.toBe(num)
})

test('a gift that is not accepted returns to its giver after 24 hours', async () => {
  const { client, id } = await ownTicket()
  const num = await presentTicket(client, id)
  t.ports.clock.forward(24 * 3600)
  const friend = (await calls.buyer()).client
  expect([(await gift(friend, num)).state, (await receive(friend, num)).body.err_code]).toEqual(['returned', '13013'])
  await t.due.runDue(t.ports.clock.now())
  expect((await client.get(`/event/issuedticket/${id}/`)).body).toMatchObject({ gift: null, status_display: '未使用' })
  const [message] = await t.make((tx) =>
    tx.rows<{ data: { description: string } }>(
      'select data from flash_message where tenant_id = 1 order by id desc limit 1',
    ),
  )
  expect(message?.data.description).toBe('您转赠的门票无人领取，已退回')
})

test('a ticket that was used, or that its event keeps with its buyer, is not given', async () => {
  const bound = await ownTicket({ isTransferable: false })
  expect((await step(bound.client, bound.id, 'present')).body.err_code).toBe('14410')
  const { client, id } = await ownTicket()
  const num = await presentTicket(client, id)
  await t.make((tx) => tx.rows('update issued_ticket set use_count = 1 where tenant_id = 1 and id = $1', [id]))
  expect((await receive((await calls.buyer()).client, num)).body.err_code).toBe('14409')
  await step(client, id, 'present_cancel')
  expect((await step(client, id, 'present')).body.err_code).toBe('14409')
})

test('a ticket that is being given does not go back, unless an operator takes it, which ends the gift', async () => {
  const { client, id, number } = await ownTicket()
  const num = await presentTicket(client, id)
  expect((await calls.process(client, number, 'refund')).body.err_code).toBe('14410')
  expect((await calls.opsProcess(await calls.operator(), number, 'refund')).body.status).toBe('closed')
  const friend = (await calls.buyer()).client
  expect((await receive(friend, num)).body.err_code).toBe('13014')
})
