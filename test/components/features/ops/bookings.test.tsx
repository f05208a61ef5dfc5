import type { OpsResvRecord, ResvSchedule, ScheduleSlot } from '@storefront/contract/entities/reservations/reservation'
import { OpsBookingScreen } from '@/features/ops/screens/reservations/OpsBookingScreen'
import { OpsReservationListScreen } from '@/features/ops/screens/reservations/OpsReservationListScreen'
import { OpsScheduleScreen } from '@/features/ops/screens/reservations/OpsScheduleScreen'
import '@/i18n/ops'
import '@/i18n/trade'
import { feedback } from '@/platform/feedback'
import { opsReservationsApi } from '@/services/api/ops/reservations'
import { reservationsApi } from '@/services/api/reservations'
import { answerDialog, dialog, fill, refusal, renderScreen, user } from '../../fixtures'
import { openedScreens } from '../../screen-router'
import { dayQuotaOf, rangeOf, recordOf, reservationOf, SHANGHAI, variantOf } from '../reservations/support'

const owner = { ...user, perms: ['*'] }
const clerk = { ...user, perms: ['reservation.read_resvrecord', 'reservation.change_resvrecord'] }
const reader = { ...user, perms: ['reservation.read_resvrecord'] }

const bookingOf = (more: Partial<OpsResvRecord> = {}): OpsResvRecord => ({
  ...recordOf({ actions: ['approve', 'reject', 'revoke'], status: 'pending', status_display: '待确认' }),
  user: { name: '林小满', mobile: '13800000001' },
  source: 'user',
  note: '',
  overbook_reason: '',
  ...more,
})
const slotOf = (start_time: string, end_time: string, more: Partial<ScheduleSlot> = {}): ScheduleSlot => ({
  resvvariant: 11,
  start: `2026-03-05T${String(Number(start_time.slice(0, 2)) - 8).padStart(2, '0')}:00:00.000Z`,
  end: `2026-03-05T${String(Number(end_time.slice(0, 2)) - 8).padStart(2, '0')}:00:00.000Z`,
  start_time,
  end_time,
  quota: 4,
  booked: 1,
  pending: 0,
  is_closed: false,
  ...more,
})
const scheduleOf = (more: Partial<ResvSchedule> = {}): ResvSchedule => ({
  time_zone: SHANGHAI,
  resvvariants: [variantOf(11, '60 分钟')],
  days: [1, 2, 3, 4, 5, 6, 7].map((day) => ({
    date: `2026-03-0${day}`,
    slots:
      day === 5
        ? [
            slotOf('09:00', '10:00', { pending: 1 }),
            slotOf('10:00', '11:00', { booked: 4 }),
            slotOf('11:00', '12:00', { is_closed: true }),
          ]
        : [],
  })),
  records: [bookingOf()],
  closures: [
    { id: 3, resvvariant: 11, start: '2026-03-05T03:00:00.000Z', end: '2026-03-05T04:00:00.000Z', reason: '检修' },
  ],
  ...more,
})

let toast: jest.SpyInstance
beforeEach(() => {
  localStorage.clear()
  toast = jest.spyOn(feedback, 'toast').mockImplementation(() => {})
  jest.spyOn(opsReservationsApi, 'schedule').mockResolvedValue(scheduleOf())
  jest.spyOn(opsReservationsApi, 'booking').mockResolvedValue(bookingOf())
})

describe('the schedule', () => {
  const open = async (as = owner, more: Record<string, string> = {}) => {
    const screen = await renderScreen(
      <OpsScheduleScreen />,
      { id: '1', date: '2026-03-05', ...more },
      as,
      'ops.reservation.schedule',
    )
    await screen.waitFor(() => screen.text().includes('60 分钟') || screen.text().includes('1/4'))
    return screen
  }

  test('loads the week of the chosen day and shows the seats, requests and closures of its slots', async () => {
    const screen = await open()
    expect(jest.mocked(opsReservationsApi.schedule).mock.calls[0]?.slice(0, 3)).toEqual([1, '2026-03-01', '2026-03-07'])
    expect(screen.all('09:00–10:00 已约 1/4 待确认 1').length).toBe(1)
    expect(screen.all('11:00–12:00 已约 1/4 已关闭').length).toBe(1)
    expect(screen.text()).toContain('60 分钟 · 检修')
    expect(screen.all('2026 年 3 月 5 日 6/12').length).toBe(1)
  })

  test('shows the bookings of a tapped slot, which lead to their screens', async () => {
    const screen = await open()
    await screen.tap('09:00–10:00 已约 1/4 待确认 1')
    expect(dialog().textContent).toContain('林小满')
    expect(dialog().textContent).toContain('K7MQ2XWPZ3')
  })

  test('books for a walk-in', async () => {
    const book = jest.spyOn(opsReservationsApi, 'bookWalkIn').mockResolvedValue(bookingOf())
    const screen = await open(clerk)
    await screen.tap('09:00–10:00 已约 1/4 待确认 1')
    await answerDialog('代客预约')
    await fill('姓名(必填)', '王女士')
    await answerDialog('确认预约')
    await screen.waitFor(() => book.mock.calls.length === 1)
    expect(book.mock.calls[0]?.slice(0, 2)).toEqual([
      1,
      { resvvariant: 11, date: '2026-03-05', start_time: '09:00', end_time: '10:00', name: '王女士' },
    ])
  })

  test('a full slot takes a walk-in with a reason from who may overbook', async () => {
    const book = jest.spyOn(opsReservationsApi, 'bookWalkIn').mockResolvedValue(bookingOf())
    const screen = await open()
    await screen.tap('10:00–11:00 已约 4/4')
    await answerDialog('代客预约')
    await fill('姓名(必填)', '王女士')
    await fill('超额原因(必填)', '老顾客')
    await answerDialog('确认预约')
    await screen.waitFor(() => book.mock.calls.length === 1)
    expect(book.mock.calls[0]?.[1]).toMatchObject({ name: '王女士', overbook_reason: '老顾客' })
  })

  test('a full slot takes no walk-in from who may not overbook', async () => {
    const other = await open(clerk)
    await other.tap('10:00–11:00 已约 4/4')
    await answerDialog('代客预约')
    expect(toast).toHaveBeenLastCalledWith('该时段已约满，您没有超额预约的权限', { at: 'center' })
  })

  test('closes a slot or the day, and opens what is closed', async () => {
    const close = jest
      .spyOn(opsReservationsApi, 'close')
      .mockResolvedValue({ id: 4, resvvariant: 11, start: '', end: '', reason: '' })
    const reopen = jest.spyOn(opsReservationsApi, 'open').mockResolvedValue({ ok: true })
    const screen = await open()
    await screen.tap('09:00–10:00 已约 1/4 待确认 1')
    await answerDialog('关闭时段')
    await answerDialog('关闭')
    await screen.waitFor(() => close.mock.calls.length === 1)
    expect(close.mock.calls[0]?.[1]).toEqual({
      resvvariant: 11,
      date: '2026-03-05',
      start_time: '09:00',
      end_time: '10:00',
      reason: '',
    })
    await screen.tap('关闭当天')
    await answerDialog('关闭')
    await screen.waitFor(() => close.mock.calls.length === 2)
    expect(close.mock.calls[1]?.[1]).toEqual({ resvvariant: null, date: '2026-03-05', reason: '' })
    await screen.tap('重新开放 3月5日 周四 11:00 – 12:00')
    await answerDialog('重新开放')
    await screen.waitFor(() => reopen.mock.calls.length === 1)
    expect(reopen).toHaveBeenCalledWith(3)
  })

  test('offers who may only read no way to change anything', async () => {
    const screen = await open(reader)
    expect(screen.all('关闭当天')).toEqual([])
    await screen.tap('09:00–10:00 已约 1/4 待确认 1')
    for (const name of ['代客预约', '关闭时段']) expect(dialog().textContent).not.toContain(name)
  })

  test('the week shows a row for each time of day', async () => {
    const screen = await open(owner, { view: 'week' })
    expect(screen.all('3月5日 周四 10:00–11:00 已约 4/4').length).toBe(1)
    await screen.tap('3月5日 周四 09:00–10:00 已约 1/4 待确认 1')
    expect(dialog().textContent).toContain('林小满')
  })
})

describe('a booking', () => {
  const open = async (as = owner) => {
    const screen = await renderScreen(<OpsBookingScreen />, { id: '9' }, as, 'ops.resvrecord.detail')
    await screen.waitFor(() => screen.text().includes('林小满'))
    return screen
  }

  test('is approved after a confirm', async () => {
    const process = jest
      .spyOn(opsReservationsApi, 'processBooking')
      .mockResolvedValue(bookingOf({ status: 'confirmed', status_display: '已确认', actions: ['revoke'] }))
    const screen = await open()
    jest
      .mocked(opsReservationsApi.booking)
      .mockResolvedValue(bookingOf({ status: 'confirmed', status_display: '已确认', actions: ['revoke'] }))
    await screen.tap('确认预约')
    await answerDialog('确认预约')
    await screen.waitFor(() => screen.text().includes('已确认'))
    expect(process.mock.calls[0]?.slice(0, 2)).toEqual([9, { action: 'approve' }])
  })

  test('is refused with a reason, without which nothing is sent', async () => {
    const process = jest
      .spyOn(opsReservationsApi, 'processBooking')
      .mockResolvedValue(bookingOf({ status: 'rejected', actions: [] }))
    const screen = await open()
    await screen.tap('拒绝')
    await answerDialog('拒绝')
    expect(toast).toHaveBeenLastCalledWith('请填写原因', { at: 'center' })
    expect(process).not.toHaveBeenCalled()
  })

  test('is approved above the capacity with a reason, when it is full', async () => {
    const process = jest
      .spyOn(opsReservationsApi, 'processBooking')
      .mockRejectedValueOnce(refusal('resvFull', '该时段已约满'))
      .mockResolvedValue(bookingOf({ status: 'confirmed' }))
    const screen = await open()
    await screen.tap('确认预约')
    await answerDialog('确认预约')
    await screen.waitFor(() => dialog().textContent?.includes('超额预约需要填写原因'))
    expect(process).toHaveBeenCalledTimes(1)
  })

  test('shows the refusal to who may not overbook', async () => {
    jest
      .spyOn(opsReservationsApi, 'processBooking')
      .mockRejectedValue(refusal('resvFull', '该时段已约满，请选择其他时段'))
    const screen = await open(clerk)
    await screen.tap('确认预约')
    await answerDialog('确认预约')
    await screen.waitFor(() => toast.mock.calls.some(([text]) => text === '该时段已约满，请选择其他时段'))
  })

  test('is moved to another slot', async () => {
    jest.useFakeTimers({
      now: Date.parse('2026-03-01T00:00:00Z'),
      doNotFake: [
        'setTimeout',
        'clearTimeout',
        'setInterval',
        'clearInterval',
        'setImmediate',
        'queueMicrotask',
        'nextTick',
        'performance',
      ],
    })
    jest.spyOn(reservationsApi, 'reservation').mockResolvedValue(reservationOf())
    jest
      .spyOn(reservationsApi, 'quotas')
      .mockResolvedValue({ '2026-03-06': dayQuotaOf(rangeOf('2026-03-06', '09:00', '10:00', { block: 'own' })) })
    const move = jest.spyOn(opsReservationsApi, 'moveBooking').mockResolvedValue(bookingOf())
    const screen = await open()
    await screen.tap('改期')
    await screen.waitFor(() =>
      screen.all('2026 年 3 月 6 日 已约').some((day) => day.getAttribute('aria-disabled') !== 'true'),
    )
    await screen.tap('2026 年 3 月 6 日 已约')
    // The operator's own booking at that time is nobody else's hindrance.
    await screen.tap('09:00–10:00 您已有预约')
    await answerDialog('改期')
    await screen.waitFor(() => move.mock.calls.length === 1)
    expect(move.mock.calls[0]?.slice(0, 2)).toEqual([
      9,
      { resvvariant: 11, date: '2026-03-06', start_time: '09:00', end_time: '10:00' },
    ])
    jest.useRealTimers()
  })

  test('offers a reader no action', async () => {
    const screen = await open(reader)
    for (const name of ['确认预约', '拒绝', '改期', '保存']) expect([name, screen.all(name)]).toEqual([name, []])
  })
})

test('the list counts what waits and what is booked today, and leads to the schedule', async () => {
  jest.spyOn(opsReservationsApi, 'reservations').mockResolvedValue({
    count: 1,
    results: [{ ...reservationOf(), pending: 2, today: 5 }],
  })
  const screen = await renderScreen(<OpsReservationListScreen />, {}, owner, 'ops.reservation')
  await screen.waitFor(() => screen.text().includes('今日 5 个预约 · 待确认 2') || openedScreens().length > 0)
})
