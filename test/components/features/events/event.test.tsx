import '@/i18n/trade'
import { EventListScreen } from '@/features/events/screens/EventListScreen'
import { EventScreen } from '@/features/events/screens/EventScreen'
import { phoneCalendar } from '@/platform/calendar'
import { feedback } from '@/platform/feedback'
import { location } from '@/platform/location'
import { eventsApi } from '@/services/api/events'
import { button, renderScreen, user } from '../../fixtures'
import { openedScreens } from '../../screen-router'
import { detailOf } from './ticket-fixtures'

const open = async (more: Parameters<typeof detailOf>[0] = {}, id = '5') => {
  jest.spyOn(eventsApi, 'event').mockResolvedValue(detailOf(more))
  const screen = await renderScreen(<EventScreen />, { id }, user, 'event.event.detail')
  await screen.waitFor(() => screen.text().includes('云雾山音乐会'))
  return screen
}

test('an event is loaded by the slug of its address', async () => {
  await open({}, 'yun-wu')
  expect(jest.mocked(eventsApi.event).mock.calls[0]?.[0]).toBe('yun-wu')
})

test('an event with tickets leads to them by 立即报名', async () => {
  const screen = await open()
  expect(screen.text()).toContain('共 200 席，余 12 席')
  expect(screen.text()).toContain('青石文化')
  await screen.tap('立即报名')
  expect(openedScreens()).toMatchObject([{ name: 'event.ticket', params: { id: '5' } }])
})

test('an event that is over says 已结束 and offers nothing', async () => {
  await open({ start: '2020-01-01T00:00:00Z', end: '2020-01-01T02:00:00Z' })
  expect(button('已结束').disabled).toBe(true)
  expect(() => button('立即报名')).toThrow('no button')
})

test('an event that is sold out leads to its waiting list', async () => {
  const [ticket] = detailOf().tickets
  if (!ticket) throw new Error('no ticket')
  const screen = await open({
    has_waiting_list: true,
    seats_available: 0,
    tickets: [{ ...ticket, left: 0, state: 'sold_out' }],
  })
  expect(() => button('立即报名')).toThrow('no button')
  await screen.tap('候补')
  expect(openedScreens()).toMatchObject([{ name: 'event.waiting' }])
})

test('an event before its sale says when it starts, and reminds of it by the calendar', async () => {
  jest.spyOn(phoneCalendar, 'can').mockReturnValue(true)
  const add = jest.spyOn(phoneCalendar, 'add').mockResolvedValue({ ok: true, by: 'calendar' })
  jest.spyOn(feedback, 'toast').mockImplementation(() => {})
  const screen = await open({ sale_from: '2036-11-01T02:00:00Z', seats_available: null })
  expect(screen.text()).toContain('开售时间')
  expect(() => button('立即报名')).toThrow('no button')
  await screen.tap('查看门票')
  expect(openedScreens()).toMatchObject([{ name: 'event.ticket', params: { id: '5' } }])
  await screen.tap('开售提醒')
  const start = Date.parse('2036-11-01T02:00:00Z')
  expect(add.mock.calls).toMatchObject([[{ uid: 'event-sale-5', title: '云雾山音乐会 开售', start, days: null }]])
})

test('an event before its sale leads to its tickets where there is no calendar', async () => {
  jest.spyOn(phoneCalendar, 'can').mockReturnValue(false)
  const screen = await open({ sale_from: '2036-11-01T02:00:00Z', seats_available: null })
  expect(() => button('开售提醒')).toThrow('no button')
  await screen.tap('立即报名')
  expect(openedScreens()).toMatchObject([{ name: 'event.ticket' }])
})

test('the times of an event are those of its own zone, which is named where the device has another', async () => {
  const screen = await open({
    zone: 'Asia/Jakarta',
    time_zone: { name: 'Asia/Jakarta', offsets: [{ since: 0, minutes: 420 }] },
  })
  expect(screen.text()).toContain('2036年12月6日 周六 18:00-20:00')
  expect(screen.text()).toContain('Asia/Jakarta (UTC+7)')
})

test('a free price is passed over where the event says so', async () => {
  const screen = await open({ price_from: '0.00', config: { show_free_price: false }, tickets: [] })
  expect(screen.text()).not.toContain('免费')
})

test('the map opens at the place of the event', async () => {
  const map = jest.spyOn(location, 'open').mockResolvedValue({ ok: true })
  const screen = await open()
  await screen.tap('查看地图')
  expect(map.mock.calls).toEqual([[{ latitude: 30.2, longitude: 120.1, name: '南门', address: '云雾镇' }]])
})

test('the device is asked where it is by a tap alone, and a refusal says so', async () => {
  const toast = jest.spyOn(feedback, 'toast').mockImplementation(() => {})
  const load = jest.spyOn(eventsApi, 'events').mockResolvedValue({ count: 0, results: [] })
  jest.spyOn(location, 'canLocate').mockReturnValue(true)
  const locate = jest.spyOn(location, 'locate').mockResolvedValue({ ok: false, reason: 'failed' })
  const screen = await renderScreen(<EventListScreen />, {}, user, 'event.event')
  await screen.waitFor(() => load.mock.calls.length > 0)
  expect(locate).not.toHaveBeenCalled()
  await screen.tap('附近的活动')
  await screen.waitFor(() => toast.mock.calls.length > 0)
  locate.mockResolvedValue({ ok: true, latitude: 30, longitude: 120 })
  load.mockClear()
  await screen.tap('附近的活动')
  await screen.waitFor(() => load.mock.calls.some(([query]) => query.latitude === 30 && query.ordering === 'distance'))
})

test('the card of an event says its day with the weekday and how far it is, and invites to 查看详情', async () => {
  jest.spyOn(eventsApi, 'events').mockResolvedValue({ count: 1, results: [detailOf({ distance: 1460 })] })
  const screen = await renderScreen(<EventListScreen />, {}, user, 'event.event')
  await screen.waitFor(() => screen.text().includes('云雾山音乐会'))
  for (const text of ['2036年12月6日 周六', '1.5 km', '查看详情']) expect(screen.text()).toContain(text)
})

test('a day of the calendar is the first and the last day of the list', async () => {
  const load = jest.spyOn(eventsApi, 'events').mockResolvedValue({ count: 0, results: [] })
  const screen = await renderScreen(<EventListScreen />, { from: '2036-12-06', to: '2036-12-06' }, user, 'event.event')
  await screen.waitFor(() => load.mock.calls.some(([query]) => query.from === '2036-12-06'))
  await screen.tap('按日期')
  await screen.waitFor(() => screen.text().includes('2036 年 12 月'))
})
