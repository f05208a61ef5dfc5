import { t } from '@/i18n'
import { planText } from '@/i18n/plan-text'
import '@/i18n/reservation'
import { RecordListScreen } from '@/features/reservations/screens/RecordListScreen'
import { RecordScreen } from '@/features/reservations/screens/RecordScreen'
import { phoneCalendar } from '@/platform/calendar'
import { feedback } from '@/platform/feedback'
import { reservationsApi } from '@/services/api/reservations'
import { answerDialog, refusal, renderScreen, user } from '../../fixtures'
import { openedScreens } from '../../screen-router'
import { KIRITIMATI, recordOf } from './support'

let cancel: jest.SpyInstance
beforeEach(() => {
  localStorage.clear()
  jest.spyOn(feedback, 'toast').mockImplementation(() => {})
  jest.spyOn(reservationsApi, 'booking').mockResolvedValue(recordOf())
  cancel = jest
    .spyOn(reservationsApi, 'cancelBooking')
    .mockResolvedValue(recordOf({ status: 'canceled', status_display: '已取消', actions: [], cancel_until: null }))
})

async function openRecord() {
  const screen = await renderScreen(<RecordScreen />, { id: '9' }, user, 'reservation.resvrecord.detail')
  await screen.waitFor(() => screen.text().includes('陶艺工作室'))
  return screen
}

test('lists the upcoming bookings, and those of a tab', async () => {
  const load = jest.spyOn(reservationsApi, 'bookings').mockResolvedValue({ count: 1, results: [recordOf()] })
  const screen = await renderScreen(<RecordListScreen />, {}, user, 'reservation.resvrecord')
  await screen.waitFor(() => load.mock.calls.length > 0)
  expect(load.mock.calls[0]?.[0]).toMatchObject({ tab: 'upcoming' })
  await screen.tap('已结束')
  await screen.waitFor(() => load.mock.calls.some(([query]) => query.tab === 'past'))
})

test('shows time, place, answers, code and until when it can be cancelled', async () => {
  const screen = await openRecord()
  for (const words of [
    planText(t, '2026/03/05 09:00–10:00'),
    '龙泉路 8 号',
    'K7MQ2XWPZ3',
    '称呼林',
    `${planText(t, '2026/03/04 09:00')} 前可以取消`,
  ])
    expect(screen.text()).toContain(words)
})

test('cancels after a confirm and shows the new state', async () => {
  const screen = await openRecord()
  await screen.tap('取消预约')
  await answerDialog('再想想')
  expect(cancel).not.toHaveBeenCalled()
  await screen.tap('取消预约')
  await answerDialog('取消预约')
  await screen.waitFor(() => screen.text().includes('已取消'))
  expect(cancel.mock.calls).toEqual([[9, expect.any(String)]])
  await screen.tap('再次预约')
  expect(openedScreens()).toEqual([expect.objectContaining({ name: 'reservation.resv', params: { slug: 'studio' } })])
})

test('loads the booking again when it is too late to cancel', async () => {
  cancel.mockRejectedValue(refusal('resvCancelLate', '已过可取消时间，请联系商家'))
  const screen = await openRecord()
  await screen.tap('取消预约')
  await answerDialog('取消预约')
  await screen.waitFor(() => jest.mocked(reservationsApi.booking).mock.calls.length === 2)
})

test('says whose time it is and shows the place’s date a day away', async () => {
  const times = {
    start: '2026-03-04T10:30:00.000Z',
    end: '2026-03-04T11:30:00.000Z',
    start_date: '2026-03-05',
    start_time: '00:30',
    end_date: '2026-03-05',
    end_time: '01:30',
  }
  jest.mocked(reservationsApi.booking).mockResolvedValue(recordOf({ ...times, time_zone: KIRITIMATI }))
  const screen = await openRecord()
  expect(screen.text()).toContain(planText(t, '2026/03/05 00:30–01:30'))
  expect(screen.text()).toContain('以上为 Pacific/Kiritimati (UTC+14) 时间')
})

test('adds the booking’s own moments to the calendar', async () => {
  const add = jest.spyOn(phoneCalendar, 'add').mockResolvedValue({ ok: true, by: 'file' })
  const screen = await openRecord()
  await screen.tap('添加到日历')
  expect(add.mock.calls[0]?.[0]).toMatchObject({
    title: '陶艺工作室 · 60 分钟',
    start: Date.parse('2026-03-05T01:00:00Z'),
    end: Date.parse('2026-03-05T02:00:00Z'),
    days: null,
  })
  expect(feedback.toast).toHaveBeenCalledWith('日历文件已下载，打开即可添加', { at: 'center' })
})

test('adds whole days as the place’s days', async () => {
  const add = jest.spyOn(phoneCalendar, 'add').mockResolvedValue({ ok: true, by: 'calendar' })
  const resvvariant = { id: 11, attributes_label: '夏令营', is_all_day: true, start_time_only: false }
  jest
    .mocked(reservationsApi.booking)
    .mockResolvedValue(recordOf({ resvvariant, start_date: '2026-07-01', end_date: '2026-07-05' }))
  const screen = await openRecord()
  await screen.tap('添加到日历')
  expect(add.mock.calls[0]?.[0]).toMatchObject({ days: { first: '2026-07-01', last: '2026-07-05' } })
})
