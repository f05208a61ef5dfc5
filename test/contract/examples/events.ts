import { setTimeout } from 'node:timers/promises'
import { Api, newMobile } from '../../support/api'
import { type Endpoints, type Make, none, firstOf, SHOPPER } from './example'

const hikeAnswers = { name: '林小满', emergency: '13800000001', level: 'some', dinner: true }
export const eventOf = async (api: Api, slug: string) =>
  (await api.ok<{ event: { id: number } }>('GET', `/event/eventregistration/${slug}/`)).event.id

/** A registration of a user who has none yet. */
export async function ownRegistration(api: Api, slug = 'ridge-walk') {
  await api.login(newMobile())
  const { id } = await api.ok<{ id: number }>('POST', `/event/eventregistration/${slug}/`, {
    body: { data: slug === 'ridge-walk' ? hikeAnswers : {} },
  })
  return { params: { id } }
}

/** An event of the demo with free tickets, and one that is sold out and has a waiting list. */
const MARKET = 'anshang-market'
export const SOLD_OUT = 'pottery-night'
interface TicketTypes {
  event: { id: number }
  tickets: { id: number; price: string }[]
}
export const ticketTypes = (api: Api, event = MARKET) =>
  api.ok<TicketTypes>('GET', '/event/ticket/', { query: { event } })
/** The id of a type that costs nothing. */
async function freeTicket(api: Api): Promise<number> {
  const { tickets } = await ticketTypes(api)
  return tickets.find(({ price }) => Number(price) === 0)?.id ?? 0
}
const attendee = { name: '林小满' }
const ticketBasket = async (api: Api) => ({
  lines: [{ ticket_id: await freeTicket(api), quantity: 1, attendees: [attendee] }],
})

interface OwnTicketOrder {
  number: string
  tickets: { id: number; gift: { num: string } | null }[]
}
/** A paid order of a user who has no other. */
export async function ownTicketOrder(api: Api): Promise<OwnTicketOrder> {
  await api.login(newMobile())
  return api.ok<OwnTicketOrder>('POST', '/event/ticketbasket/checkout_submit/', {
    body: { ...(await ticketBasket(api)), total: '0' },
  })
}
const ownTicket = async (api: Api) => ({ params: { id: (await ownTicketOrder(api)).tickets[0]?.id ?? 0 } })
/** A ticket that is being given. */
async function givenTicket(api: Api) {
  const { params } = await ownTicket(api)
  const { gift } = await api.ok<{ gift: { num: string } | null }>('POST', `/event/issuedticket/${params.id}/present/`)
  return { id: params.id, num: gift?.num ?? '' }
}
/** A place on a waiting list. */
async function waitingPlace(api: Api) {
  await api.login(newMobile())
  const { event, tickets } = await ticketTypes(api, SOLD_OUT)
  await api.ok('POST', `/event/event/${SOLD_OUT}/waiting/`, { body: { ticket_id: tickets[0]?.id ?? 0, quantity: 1 } })
  return { params: { id: event.id } }
}

/** An offer to a user who waits: seats of others are given back until one is theirs. */
async function offeredOrder(api: Api) {
  const { params } = await waitingPlace(api)
  const owner = new Api(api.server)
  await owner.login('13900000001')
  const query = { event: params.id, tab: 'completed', limit: 100 }
  const { results } = await owner.ok<{ results: { number: string }[] }>('GET', '/ops/event/ticketorder/', { query })
  for (const { number } of results) {
    await owner.call('POST', `/ops/event/ticketorder/${number}/process/`, { body: { action: 'refund' } })
    for (let looks = 0; looks < 20; looks += 1) {
      const [place] = (await api.ok<{ results: { order_number: string | null }[] }>('GET', '/event/waiting/')).results
      if (place?.order_number) return { params: { number: place.order_number }, body: {} }
      await setTimeout(50)
    }
  }
  throw new Error('no seat of the demo became free')
}

export const eventsExamples: { [N in keyof Endpoints['events']]: Make } = {
  events: none,
  event: async (api) => ({ params: { slug: (await firstOf('/event/event/')(api)).params.id } }),
  eventWithSlug: async (api) => ({
    params: { ...(await firstOf('/event/event/')(api)).params, slug: 'of-a-reader' },
  }),
  registrations: async (api) => {
    await ownRegistration(api)
    return { query: { limit: 3 } }
  },
  issuedTicketCode: async (api) => {
    await api.login(SHOPPER)
    return { params: { id: 1 } }
  },
  registrationForm: () => ({ params: { slug: 'ridge-walk' } }),
  latestFormData: () => ({ params: { slug: 'ridge-walk' } }),
  register: async (api) => {
    await api.login(newMobile())
    return { params: { slug: 'ridge-walk' }, body: { data: hikeAnswers } }
  },
  processRegistration: async (api) => ({
    ...(await ownRegistration(api)),
    body: { action: 'edit', data: hikeAnswers },
  }),
  cancelRegistration: ownRegistration,
  signInRegistration: async (api) => ({
    ...(await ownRegistration(api, 'reading-week')),
    body: { latitude: 31.2107, longitude: 121.4343 },
  }),
  tickets: () => ({ query: { event: MARKET, access_code: 'VIP' } }),
  ticket: async (api) => ({ params: { id: await freeTicket(api) } }),
  quickBuyTicket: async (api) => ({
    params: { id: await freeTicket(api) },
    body: { quantity: 1, attendees: [attendee], total: '0' },
  }),
  ticketCheckoutCal: async (api) => ({ body: await ticketBasket(api) }),
  ticketCheckoutSubmit: async (api) => ({ body: { ...(await ticketBasket(api)), total: '0' } }),
  ticketOrders: async (api) => {
    await ownTicketOrder(api)
    return { query: { tab: 'completed' } }
  },
  ticketOrder: async (api) => ({ params: { number: (await ownTicketOrder(api)).number } }),
  ticketOfferPrice: offeredOrder,
  processTicketOrder: async (api) => ({
    params: { number: (await ownTicketOrder(api)).number },
    body: { action: 'refund' },
  }),
  issuedTickets: async (api) => {
    await ownTicketOrder(api)
    return { query: { tab: 'valid' } }
  },
  issuedTicket: ownTicket,
  changeAttendee: async (api) => ({ ...(await ownTicket(api)), body: attendee }),
  presentTicket: ownTicket,
  cancelPresentTicket: async (api) => ({ params: { id: (await givenTicket(api)).id } }),
  ticketGift: async (api) => ({ params: { num: (await givenTicket(api)).num } }),
  receiveTicket: async (api) => {
    const { num } = await givenTicket(api)
    await api.login(newMobile())
    return { params: { num }, body: attendee }
  },
  waitingEntries: async (api) => {
    await waitingPlace(api)
    return {}
  },
  waitingList: () => ({ params: { slug: SOLD_OUT } }),
  joinWaitingList: async (api) => {
    await api.login(newMobile())
    return {
      params: { slug: SOLD_OUT },
      body: { ticket_id: (await ticketTypes(api, SOLD_OUT)).tickets[0]?.id ?? 0, quantity: 2 },
    }
  },
  leaveWaitingList: async (api) => {
    await waitingPlace(api)
    return { params: { slug: SOLD_OUT } }
  },
}
