import { makeTicketEvent } from '../../factories/content'
import { MAIN, type TestApp } from './app'
import type { Client } from './client'

export interface TicketLineInput {
  ticket_id: number
  quantity: number
  attendees?: readonly object[]
}

/** Creates the calls for tests of tickets. */
export function ticketCalls(t: TestApp) {
  const make = (options: Parameters<typeof makeTicketEvent>[2] = {}, tenantId = MAIN) =>
    t.make((tx) => makeTicketEvent(tx, tenantId, options))
  const submit = async (client: Client, lines: readonly TicketLineInput[], more: object = {}) => {
    const cal = await client.post('/event/ticketbasket/checkout_cal/', {
      lines: lines.map(({ ticket_id, quantity }) => ({ ticket_id, quantity })),
      ...more,
    })
    if (cal.status !== 200) return cal
    return client.post(
      '/event/ticketbasket/checkout_submit/',
      { lines, total: cal.body.sums.total, ...more },
      { key: true },
    )
  }
  const process = (client: Client, number: string, action: string, more: object = {}) =>
    client.post(`/event/ticketorder/${number}/process/`, { action, ...more }, { key: true })
  const opsProcess = (client: Client, number: string, action: string, more: object = {}) =>
    client.post(`/ops/event/ticketorder/${number}/process/`, { action, ...more }, { key: true })
  /** Pays as the vendor's notice does. */
  const pay = async (client: Client, userId: number, number: string) => {
    await t.make((tx) =>
      tx.rows(
        `insert into balance (tenant_id, user_id, kind, amount) values (1, $1, 'fund', 100000000)
         on conflict (tenant_id, user_id, kind) do update set amount = excluded.amount`,
        [userId],
      ),
    )
    return client.post(`/shop/order/${number}/pay/`, { channel: 'fund' }, { key: true })
  }
  const buyer = async () => {
    const { client, id } = await t.user()
    return { client, id, pay: (number: string) => pay(client, id, number) }
  }
  const join = (client: Client, event: number, ticket: number, quantity: number) =>
    client.post(`/event/event/${event}/waiting/`, { ticket_id: ticket, quantity }, { key: true })
  const place = async (client: Client, event: number) => (await client.get(`/event/event/${event}/waiting/`)).body.entry
  const seats = async (event: number) =>
    (await t.visitor().get(`/event/event/${event}/`)).body.seats_available as number | null
  const operator = async (perms: string[] = ['event.read_ticketorder', 'event.change_ticketorder']) =>
    (await t.user({ perms })).client
  return { make, submit, process, opsProcess, buyer, join, place, seats, operator }
}
