import type { EventDetail, EventRef } from '@storefront/contract/entities/events/event'
import type {
  IssuedTicketDetail,
  TicketCheckout,
  TicketSale,
  TicketType,
} from '@storefront/contract/entities/events/ticket'
import type { TicketOrderDetail, WaitingEntry, WaitingList } from '@storefront/contract/entities/events/ticket-order'
import { sumsOf } from '../../fixtures'

/** Tickets of events as the server sends them. */
const soon = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString()

export const event: EventRef = {
  id: 5,
  slug: null,
  name: '云雾山音乐会',
  address: '云雾镇',
  venue: '南门',
  start: '2036-12-06T11:00:00.000Z',
  end: '2036-12-06T13:00:00.000Z',
  zone: null,
  is_all_day: false,
  main_image: null,
}

export const detailOf = (more: Partial<EventDetail> = {}): EventDetail => ({
  ...event,
  ctype: 'event.event',
  date: event.start.slice(0, 10),
  abstract: '',
  is_active: true,
  seats_expected: 200,
  seats_available: 12,
  price_from: '80.00',
  config: { show_free_price: true },
  ops_actions: [],
  has_registration: false,
  description: '',
  organizer: '青石文化',
  contact: { name: '林小满', phone: '13800000009' },
  latitude: 30.2,
  longitude: 120.1,
  tickets: [
    {
      id: 1,
      name: '成人票',
      description: '',
      price: '80.00',
      left: 12,
      state: 'open',
      sale_start: null,
      sale_end: null,
    },
  ],
  has_hidden_tickets: false,
  has_waiting_list: false,
  ...more,
})

export const typeOf = (id: number, more: Partial<TicketType> = {}): TicketType => ({
  id,
  ctype: 'event.ticket',
  event_id: 5,
  name: `票种${id}`,
  description: '',
  price: '80.00',
  left: 12,
  state: 'open',
  sale_start: null,
  sale_end: null,
  min_quantity: 1,
  max_quantity: 4,
  uses: 1,
  is_hidden: false,
  ...more,
})

const form = {
  slug: 'attendee',
  json_schema: { properties: { diet: { type: 'string', title: '忌口' } }, required: ['diet'] },
  ui_schema: {},
  option_remaining: {},
  origins: [],
}
export const attendeeForm = form

export const saleOf = (more: Partial<TicketSale> = {}): TicketSale => ({
  event,
  tickets: [typeOf(1)],
  has_hidden_tickets: false,
  seats_available: 12,
  form: null,
  refund: { until: event.start, percent: 100 },
  is_transferable: true,
  has_waiting_list: false,
  ...more,
})

export const checkoutOf = (quantity: number, more: Partial<TicketCheckout> = {}): TicketCheckout => {
  const total = `${80 * quantity}.00`
  return {
    event,
    lines: [{ ticket: typeOf(1), quantity, share: { goods: total, coupon: '0.00', card: '0.00', total } }],
    sums: sumsOf(total),
    breakdown: [{ key: 'goods', label: '商品金额', amount: total }],
    coupons: [],
    cards: [],
    user_coupon_id: null,
    user_card_id: null,
    form: null,
    refund: { until: null, percent: 100 },
    ...more,
  }
}

export const issuedOf = (more: Partial<IssuedTicketDetail> = {}): IssuedTicketDetail => ({
  id: 31,
  event,
  ticket: { id: 1, name: '成人票' },
  code: 'ABCDEFGH23',
  status: 'valid',
  status_display: '未使用',
  attendee: { name: '林小满', mobile: '13800000001', answers: [] },
  uses: 1,
  use_count: 0,
  used: null,
  order_number: 'T0001',
  from: null,
  gift: null,
  actions: ['present', 'attendee'],
  created: '2026-05-01T00:00:00.000Z',
  form: null,
  form_data: {},
  refund: { until: event.start, percent: 80 },
  ...more,
})

export const ticketOrderOf = (more: Partial<TicketOrderDetail> = {}): TicketOrderDetail => ({
  number: 'T0001',
  status: 'unpaid',
  status_display: '待付款',
  event,
  tit: '160.00',
  sums: sumsOf('160.00'),
  lines: [{ ticket_id: 1, name: '成人票', price: '80.00', quantity: 2, discount: '0.00' }],
  created: '2026-05-01T00:00:00.000Z',
  paid: null,
  pay_before: soon(1),
  is_offer: false,
  refunded: '0.00',
  refund_rule: { until: event.start, percent: 80 },
  actions: ['cancel'],
  tickets: [],
  refunds: [],
  has_invoice: false,
  ...more,
})

export const entryOf = (more: Partial<WaitingEntry> = {}): WaitingEntry => ({
  id: 9,
  event,
  ticket: { id: 1, name: '成人票', price: '80.00' },
  quantity: 2,
  status: 'waiting',
  status_display: '候补中',
  ahead: 3,
  order_number: null,
  offer_until: null,
  joined: '2026-05-01T00:00:00.000Z',
  ...more,
})

export const waitingOf = (more: Partial<WaitingList> = {}): WaitingList => ({
  event,
  is_open: true,
  tickets: [typeOf(1, { name: '成人票', state: 'sold_out', left: 0 })],
  offer_minutes: 30,
  entry: null,
  ...more,
})
