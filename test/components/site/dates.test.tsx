import type { EventDetail } from '@storefront/contract/entities/events/event'
import { act } from 'react'
import { t } from '@/i18n'
import { planText } from '@/i18n/plan-text'
import { EventScreen } from '@/features/events/screens/EventScreen'
import { OrderDetailScreen } from '@/features/orders/screens/OrderDetailScreen'
import '@/i18n/ops'
import '@/i18n/trade'
import { eventsApi } from '@/services/api/events'
import { ordersApi } from '@/services/api/orders'
import { siteApi } from '@/services/api/site'
import { loadSite } from '@/state/site'
import { MembershipCardFront } from '@/ui/display/MembershipCardFront'
import { orderOf } from '../fixtures'
import { renderAround, siteOf } from './support'

/** 19:00 in Shanghai; 07:00 in New York, where the device is (jest.config). */
const EVENING = '2026-05-06T11:00:00Z'

const event: EventDetail = {
  id: 4,
  name: '夜读会',
  ctype: 'event.event',
  slug: null,
  zone: null,
  abstract: '',
  address: '',
  venue: '书房',
  date: '2026-05-06',
  start: EVENING,
  end: '2026-05-06T17:00:00Z',
  is_all_day: false,
  is_active: true,
  main_image: null,
  seats_expected: 10,
  seats_available: 3,
  price_from: null,
  config: { show_free_price: true },
  ops_actions: [],
  description: '',
  organizer: '',
  contact: { name: '', phone: '' },
  latitude: null,
  longitude: null,
  has_registration: false,
  tickets: [],
  has_hidden_tickets: false,
  has_waiting_list: false,
}

const berlin = {
  name: 'Europe/Berlin',
  offsets: [
    { since: 0, minutes: 60 },
    { since: Date.parse('2026-03-29T01:00:00Z') / 1000, minutes: 120 },
  ],
}

describe('a visitor in another time zone than the site', () => {
  test('sees event times in the time zone of the site, including the date change', async () => {
    jest.spyOn(eventsApi, 'event').mockResolvedValue(event)
    const screen = await renderAround(<EventScreen />, { params: { id: '4' } })
    await screen.waitFor(() => screen.get('夜读会'))
    expect(screen.text()).toContain(planText(t, '2026/05/06 19:00 - 2026/05/07 01:00'))
  })

  test('sees order times in the time zone of the site', async () => {
    jest
      .spyOn(ordersApi, 'order')
      .mockResolvedValue(
        orderOf({ status: 'completed', created: '2026-01-01T16:05:00Z', paid: '2026-01-01T16:06:00Z' }),
      )
    const screen = await renderAround(<OrderDetailScreen />, { params: { number: 'S1' } })
    await screen.waitFor(() => screen.text().includes('2026/01/02 00:05'))
    expect(screen.text()).toContain('2026/01/02 00:06')
  })

  test('sees the expiry date of a membership card in the time zone of the site', async () => {
    const screen = await renderAround(
      <MembershipCardFront
        card={{ name: '青卡', shop: { name: '青拾' }, end_date: '2026-12-31T15:59:59Z', duration_days: null }}
      />,
    )
    expect(screen.text()).toContain('2026/12/31')
  })
})

test('rendered dates are updated when the time zone of the site is loaded', async () => {
  jest.spyOn(eventsApi, 'event').mockResolvedValue(event)
  const screen = await renderAround(<EventScreen />, { params: { id: '4' } })
  await screen.waitFor(() => screen.text().includes(planText(t, '2026/05/06 19:00')))
  jest
    .spyOn(siteApi, 'pageconfig')
    .mockResolvedValue({ ...(await siteApi.pageconfig()), site: siteOf({ time_zone: berlin }) })
  await act(() => loadSite())
  expect(screen.text()).toContain(planText(t, '2026/05/06 13:00-19:00'))
})
