import { VARIANT_FIRST_EMIT_MS } from '@storefront/contract/constants'
import type { DayQuotas } from '@storefront/contract/entities/reservations/reservation'
import { act } from 'react'
import '@/i18n/reservation'
import { ReservationScreen } from '@/features/reservations/screens/ReservationScreen'
import { feedback } from '@/platform/feedback'
import { http } from '@/platform/http'
import { reservationsApi } from '@/services/api/reservations'
import { setUser } from '@/state/session'
import { cleanup } from '../../../setup/render'
import { fill, refusal, renderScreen, user } from '../../fixtures'
import { openedScreens } from '../../screen-router'
import { dayQuotaOf, KIRITIMATI, rangeOf, recordOf, reservationOf, variantOf } from './support'

const reply = { resvrecord: recordOf(), success_page_title: '', success_page_message: '' }
let quotas: jest.SpyInstance
let submit: jest.SpyInstance

/**
 * The fifth has a free slot, one that is full, one that is closed and an ample one; the sixth is full; the others have
 * none.
 */
const march: DayQuotas = {
  '2026-03-05': dayQuotaOf(
    rangeOf('2026-03-05', '09:00', '10:00', { quota_remaining: 2 }),
    rangeOf('2026-03-05', '10:00', '11:00', { quota_remaining: 0, block: 'full' }),
    rangeOf('2026-03-05', '11:00', '12:00', { block: 'closed' }),
    rangeOf('2026-03-05', '13:00', '14:00', { quota: 200, quota_remaining: 100 }),
  ),
  '2026-03-06': dayQuotaOf(rangeOf('2026-03-06', '09:00', '10:00', { quota_remaining: 0, block: 'full' })),
}

beforeEach(() => {
  localStorage.clear()
  // In Shanghai it is the first of March at eight in the morning, in New York still February.
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
  jest.spyOn(feedback, 'toast').mockImplementation(() => {})
  jest.spyOn(reservationsApi, 'reservation').mockResolvedValue(reservationOf())
  quotas = jest.spyOn(reservationsApi, 'quotas').mockResolvedValue(march)
  submit = jest.spyOn(reservationsApi, 'submit').mockResolvedValue(reply)
})
afterEach(() => jest.useRealTimers())

async function open(as = user as typeof user | null) {
  const screen = await renderScreen(<ReservationScreen />, { slug: 'studio' }, as, 'reservation.resv')
  await screen.waitFor(() => screen.text().includes('陶艺工作室'))
  return screen
}
const dayName = (day: number, note = '') => `2026 年 3 月 ${day} 日${note && ` ${note}`}`
async function openWithDays(as = user as typeof user | null) {
  const screen = await open(as)
  await screen.waitFor(() => screen.all(dayName(6, '约满')).length === 1)
  return screen
}
type Shown = Awaited<ReturnType<typeof open>>
const choose = async (screen: Shown) => {
  await screen.tap(dayName(5, '充足'))
  await screen.tap('09:00–10:00 余 2')
}
const isOff = (screen: Shown, name: string) => {
  const buttons = screen.all(name)
  expect(buttons).not.toEqual([])
  return buttons.every((one) => one.getAttribute('aria-disabled') === 'true' || (one as HTMLButtonElement).disabled)
}

test('books the chosen slot with the answers and shows the confirmed booking', async () => {
  const screen = await openWithDays()
  await choose(screen)
  await fill('称呼', '林')
  await screen.tap('提交预约')
  expect(submit.mock.calls).toEqual([
    [
      'studio',
      { resvvariant: 11, date: '2026-03-05', start_time: '09:00', end_time: '10:00', data: { name: '林' } },
      expect.any(String),
    ],
  ])
  await screen.waitFor(() => screen.text().includes('预约成功'))
  for (const words of ['3月5日 周四 09:00–10:00', 'K7MQ2XWPZ3', '已确认', '龙泉路 8 号'])
    expect(screen.text()).toContain(words)
  await screen.tap(/我的 › 我的预约/)
  expect(openedScreens()).toEqual([expect.objectContaining({ name: 'reservation.resvrecord', mode: 'push' })])
  await screen.tap('查看我的预约')
  expect(openedScreens()).toHaveLength(2)
})

test('loads the quotas of the shown month, and of another one when it is turned', async () => {
  const screen = await openWithDays()
  expect(quotas.mock.calls.map((call) => call.slice(0, 4))).toEqual([['studio', 11, '2026-03-01', '2026-03-31']])
  await screen.tap('下个月')
  await screen.waitFor(() => quotas.mock.calls.length === 3)
  // Nothing is free in April: the next free day is looked for.
  expect(quotas.mock.calls.slice(1).map((call) => call.slice(0, 4))).toEqual([
    ['studio', 11, '2026-04-01', '2026-04-30'],
    ['studio', 11, '2026-05-01', '2026-07-01'],
  ])
})

/** Holds back the timer after which the preset variant is known (spec 9); calling the result lets it run out. */
function holdPresetBack(): () => Promise<void> {
  const { setTimeout: start } = globalThis
  let runOut: TimerHandler | undefined
  const startOther = (handler: TimerHandler, ms?: number, ...args: unknown[]) => {
    if (ms === VARIANT_FIRST_EMIT_MS) runOut = handler
    return start(ms === VARIANT_FIRST_EMIT_MS ? () => {} : (handler as () => void), ms, ...args)
  }
  jest.spyOn(globalThis, 'setTimeout').mockImplementation(startOther as typeof setTimeout)
  return () => act(async () => (runOut as () => void)())
}

test('a month that is turned before the preset variant is known stays shown', async () => {
  const releasePreset = holdPresetBack()
  const screen = await open()
  await screen.tap('下个月')
  expect(quotas).not.toHaveBeenCalled()
  await releasePreset()
  await screen.waitFor(() => quotas.mock.calls.length > 0)
  expect(screen.role('status').map((one) => one.textContent)).toContain('2026 年 4 月')
  expect(quotas.mock.calls[0]?.slice(0, 4)).toEqual(['studio', 11, '2026-04-01', '2026-04-30'])
})

test('a day that is chosen before the preset variant is known stays chosen', async () => {
  const releasePreset = holdPresetBack()
  const screen = await open()
  await screen.waitFor(() => screen.all(dayName(5)).length === 1)
  await screen.tap(dayName(5))
  expect(quotas).not.toHaveBeenCalled()
  await releasePreset()
  await screen.waitFor(() => screen.text().includes('09:00–10:00'))
  expect(screen.all(dayName(5, '充足'))[0]?.getAttribute('aria-pressed')).toBe('true')
})

const chosenDays = (screen: Shown) =>
  screen
    .role('button')
    .filter((one) => one.getAttribute('aria-pressed') === 'true')
    .map((one) => one.getAttribute('aria-label'))

test('opens with the first free day chosen and its slots shown', async () => {
  const screen = await openWithDays()
  await screen.waitFor(() => screen.role('radio').length === 4)
  expect(chosenDays(screen)).toContain(dayName(5, '充足'))
  expect(screen.text()).not.toContain('最近可约')
})

test('turns to the first free day of a later month when the shown one has none', async () => {
  quotas.mockImplementation(async (_slug, _variant, fd: string) =>
    fd < '2026-04' ? {} : { '2026-04-03': dayQuotaOf(rangeOf('2026-04-03', '09:00', '10:00')) },
  )
  const screen = await open()
  await screen.waitFor(() => screen.all('09:00–10:00 余 4').length === 1)
  expect(screen.role('status').map((one) => one.textContent)).toContain('2026 年 4 月')
  expect(quotas.mock.calls[1]?.slice(2, 4)).toEqual(['2026-04-01', '2026-06-01'])
})

test('offers the next free day in place of a stored one that has filled up', async () => {
  const first = await openWithDays()
  await choose(first)
  cleanup()
  quotas.mockResolvedValue({
    '2026-03-03': dayQuotaOf(rangeOf('2026-03-03', '09:00', '10:00')),
    '2026-03-05': dayQuotaOf(rangeOf('2026-03-05', '09:00', '10:00', { block: 'full' })),
    '2026-03-06': dayQuotaOf(rangeOf('2026-03-06', '09:00', '10:00', { block: 'full' })),
    '2026-03-09': dayQuotaOf(rangeOf('2026-03-09', '14:00', '15:00')),
  })
  const screen = await openWithDays()
  await screen.tap('最近可约：3月9日 周一')
  expect(screen.all('14:00–15:00 余 4').length).toBe(1)
  expect(screen.text()).not.toContain('最近可约')
})

test('states the price of the chosen variant beside its time', async () => {
  jest
    .mocked(reservationsApi.reservation)
    .mockResolvedValue(reservationOf({ resvvariants: [{ ...variantOf(11, '60 分钟'), price: '128.00' }] }))
  const screen = await openWithDays()
  await choose(screen)
  expect(screen.text()).toContain('3月5日 周四 09:00–10:00价格¥128')
})

test('names the days of the past and the closed ones with their reasons', async () => {
  jest.setSystemTime(Date.parse('2026-03-03T00:00:00Z'))
  const screen = await openWithDays()
  expect(isOff(screen, dayName(2, '已过'))).toBe(true)
  expect(isOff(screen, dayName(4, '休息'))).toBe(true)
})

test('disables days without a free slot, those of the past and those that the operator excludes', async () => {
  jest
    .mocked(reservationsApi.reservation)
    .mockResolvedValue(
      reservationOf({ config: { ...reservationOf().config, disabled_days: { weekend: true, dates: ['2026-03-09'] } } }),
    )
  quotas.mockResolvedValue({
    ...march,
    '2026-03-07': dayQuotaOf(rangeOf('2026-03-07', '09:00', '10:00')),
    '2026-03-09': dayQuotaOf(rangeOf('2026-03-09', '09:00', '10:00')),
  })
  const screen = await openWithDays()
  expect(isOff(screen, dayName(6, '约满'))).toBe(true)
  expect(isOff(screen, dayName(7, '休息'))).toBe(true)
  expect(isOff(screen, dayName(9, '休息'))).toBe(true)
  expect(isOff(screen, dayName(10, '休息'))).toBe(true)
  expect(isOff(screen, dayName(5, '充足'))).toBe(false)
})

test('shows what is left of each slot, and why one cannot be had', async () => {
  const screen = await openWithDays()
  await screen.tap(dayName(5, '充足'))
  const names = screen.role('radio').map((one) => one.getAttribute('aria-label'))
  expect(names).toEqual(['09:00–10:00 余 2', '10:00–11:00 已约满', '11:00–12:00 不开放', '13:00–14:00 充足'])
  expect(isOff(screen, '10:00–11:00 已约满')).toBe(true)
  expect(isOff(screen, '11:00–12:00 不开放')).toBe(true)
})

test('asks for the date and then for the slot before it sends anything', async () => {
  // Nothing is free: no day is chosen.
  quotas.mockResolvedValueOnce({ '2026-03-06': dayQuotaOf(rangeOf('2026-03-06', '09:00', '10:00', { block: 'full' })) })
  quotas.mockResolvedValueOnce({})
  const screen = await openWithDays()
  await fill('称呼', '林')
  await screen.tap('提交预约')
  expect(screen.text()).toContain('请选择日期')
  cleanup()
  await openWithDays()
  await fill('称呼', '林')
  await screen.tap('提交预约')
  expect(screen.text()).not.toContain('请选择日期')
  expect(screen.text()).toContain('请选择预约时段')
  expect(submit).not.toHaveBeenCalled()
})

test('another variant clears date and slot and loads its own quotas', async () => {
  const screen = await openWithDays()
  await choose(screen)
  expect(screen.text()).toContain('3月5日 周四 09:00–10:00')
  await screen.tap('120 分钟')
  expect(screen.text()).toContain('尚未选择')
  expect(screen.role('radio')).toEqual([])
  await screen.waitFor(() => quotas.mock.calls.some(([, variant]) => variant === 12))
})

test('keeps the calendar without a word when the quotas do not come', async () => {
  quotas.mockRejectedValue(refusal('notFound', '不存在'))
  const screen = await open()
  await screen.waitFor(() => quotas.mock.calls.length > 0)
  expect(feedback.toast).not.toHaveBeenCalled()
  await screen.tap(dayName(5))
  await screen.waitFor(() => screen.text().includes('暂时无法获取可约时段'))
})

test('offers the nearest free slots when the chosen one has just gone, and keeps what was typed', async () => {
  submit.mockRejectedValueOnce(refusal('resvFull', '该时段已约满，请选择其他时段'))
  const screen = await openWithDays()
  await choose(screen)
  await fill('称呼', '林')
  await screen.tap('提交预约')
  await screen.waitFor(() => screen.text().includes('附近还有这些时段'))
  expect(screen.text()).toContain('该时段已约满')
  expect(feedback.toast).not.toHaveBeenCalled()
  await screen.tap('3月5日 周四 13:00–14:00')
  await screen.tap('提交预约')
  expect(submit.mock.calls[1]?.[1]).toEqual({
    resvvariant: 11,
    date: '2026-03-05',
    start_time: '13:00',
    end_time: '14:00',
    data: { name: '林' },
  })
})

test('leads to one’s own bookings when one overlaps', async () => {
  submit.mockRejectedValue(refusal('resvOwn', '您在该时段已有预约'))
  const screen = await openWithDays()
  await choose(screen)
  await fill('称呼', '林')
  await screen.tap('提交预约')
  await screen.waitFor(() => screen.text().includes('您在该时段已有预约'))
  await screen.tap('查看我的预约')
  expect(openedScreens().at(-1)?.name).toBe('reservation.resvrecord')
})

test('ignores a second tap while the booking is pending', async () => {
  let arrive: (value: typeof reply) => void = () => {}
  submit.mockReturnValue(new Promise((resolve) => (arrive = resolve)))
  const screen = await openWithDays()
  await choose(screen)
  await fill('称呼', '林')
  await screen.tap('提交预约')
  await screen.tap('提交预约')
  await act(async () => arrive(reply))
  expect(submit).toHaveBeenCalledTimes(1)
})

test('sends a visitor to login and keeps date, slot and answers', async () => {
  const screen = await openWithDays(null)
  await choose(screen)
  await fill('称呼', '林')
  await screen.tap('提交预约')
  expect(submit).not.toHaveBeenCalled()
  expect(openedScreens()[0]?.name).toBe('login')
  await act(async () => setUser(user))
  await screen.tap('提交预约')
  expect(submit.mock.calls[0]?.[1]).toEqual({
    resvvariant: 11,
    date: '2026-03-05',
    start_time: '09:00',
    end_time: '10:00',
    data: { name: '林' },
  })
})

test.each([
  ['inactive', [], '预约暂未开放'],
  ['future', [], '预约还未开始'],
  ['over', [], '预约暂未开放'],
  ['open', ['lu'], '您的预约次数已经达到上限'],
  ['open', ['lupd'], '您的每日预约次数已经达到上限'],
] as const)('a reservation that is %s %j shows why instead of the form', async (status, uls, words) => {
  jest.mocked(reservationsApi.reservation).mockResolvedValue(reservationOf({ status, uls: [...uls] }))
  const screen = await open()
  expect(screen.text()).toContain(words)
  expect(screen.all('提交预约')).toEqual([])
})

test('an all-day variant asks for a day alone', async () => {
  jest
    .mocked(reservationsApi.reservation)
    .mockResolvedValue(reservationOf({ resvvariants: [variantOf(11, '整日', { is_all_day: true })] }))
  quotas.mockResolvedValue({ '2026-03-05': { quota_remaining: 3, block: null, time_ranges: [] } })
  const screen = await open()
  await screen.waitFor(() => screen.all(dayName(5, '余 3')).length === 1)
  await screen.tap(dayName(5, '余 3'))
  await fill('称呼', '林')
  await screen.tap('提交预约')
  expect(submit.mock.calls[0]?.[1]).toEqual({ resvvariant: 11, date: '2026-03-05', data: { name: '林' } })
})

test('what is booked as a whole shows its days and asks for none', async () => {
  jest.mocked(reservationsApi.reservation).mockResolvedValue(
    reservationOf({
      resvvariants: [variantOf(11, '夏令营', { is_all_day: true, start_date: '2026-07-01', end_date: '2026-07-05' })],
    }),
  )
  quotas.mockResolvedValue({ '2026-07-01': { quota_remaining: 12, block: null, time_ranges: [] } })
  const screen = await open()
  await screen.waitFor(() => screen.text().includes('余 12'))
  expect(screen.text()).toContain('7月1日 周三 – 7月5日 周日')
  expect(screen.all('下个月')).toEqual([])
  await fill('称呼', '林')
  await screen.tap('提交预约')
  expect(submit.mock.calls[0]?.[1]).toEqual({ resvvariant: 11, data: { name: '林' } })
})

test('shows the start alone where the variant says so, and the next day where a slot ends on it', async () => {
  jest.mocked(reservationsApi.reservation).mockResolvedValue(reservationOf({ resvvariants: [variantOf(11, '夜场')] }))
  quotas.mockResolvedValue({ '2026-03-05': dayQuotaOf(rangeOf('2026-03-05', '22:00', '01:00')) })
  const screen = await open()
  await screen.waitFor(() => screen.all(dayName(5, '余 4')).length === 1)
  await screen.tap(dayName(5, '余 4'))
  expect(screen.all('22:00–次日 01:00 余 4').length).toBe(1)
})

test('opens at the day of the place, says whose time is shown, and sends the place’s date', async () => {
  jest.mocked(reservationsApi.reservation).mockResolvedValue(reservationOf({ time_zone: KIRITIMATI }))
  quotas.mockResolvedValue({ '2026-03-02': dayQuotaOf(rangeOf('2026-03-02', '00:30', '01:30', {}, '+14:00')) })
  jest.setSystemTime(Date.parse('2026-02-28T23:00:00Z'))
  const screen = await open()
  // It is the first of March there at one in the afternoon, in New York the evening of the day before.
  expect(screen.text()).toContain('2026 年 3 月')
  expect(screen.text()).toContain('以上为 Pacific/Kiritimati (UTC+14) 时间')
  await screen.waitFor(() => screen.all(dayName(2, '余 4')).length === 1)
  await screen.tap(dayName(2, '余 4'))
  await screen.tap('00:30–01:30 余 4')
  await fill('称呼', '林')
  await screen.tap('提交预约')
  expect(submit.mock.calls[0]?.[1]).toMatchObject({ date: '2026-03-02', start_time: '00:30', end_time: '01:30' })
})

test('a reload brings back the choice and what was typed', async () => {
  const first = await openWithDays()
  await choose(first)
  await fill('称呼', '林')
  cleanup()
  const screen = await openWithDays()
  await screen.waitFor(() => screen.text().includes('3月5日 周四 09:00–10:00'))
  await screen.tap('提交预约')
  expect(submit.mock.calls[0]?.[1]).toEqual({
    resvvariant: 11,
    date: '2026-03-05',
    start_time: '09:00',
    end_time: '10:00',
    data: { name: '林' },
  })
  await screen.waitFor(() => screen.text().includes('预约成功'))
  cleanup()
  // Booked: nothing of it comes back.
  const next = await openWithDays()
  expect(next.text()).toContain('尚未选择')
  expect(document.querySelector<HTMLInputElement>('input[aria-label="称呼"]')?.value).toBe('')
})

test('the fields ask lists of the origins that the site allows', async () => {
  const json_schema = { properties: { tea: { type: 'string', title: '茶' } } }
  const ui_schema = { tea: { 'ui:options': { remote: { url: 'https://lists.example/teas' } } } }
  const { config } = reservationOf()
  const sendRequest = jest.spyOn(http, 'send').mockResolvedValue({ status: 200, body: [{ value: '7', label: '龙井' }] })
  jest
    .mocked(reservationsApi.reservation)
    .mockResolvedValue(
      reservationOf({ json_schema, ui_schema, config: { ...config, origins: ['https://lists.example'] } }),
    )
  const screen = await openWithDays()
  await screen.tap('茶 请选择')
  await screen.waitFor(() => screen.text().includes('龙井'))
  expect(sendRequest.mock.calls.some(([{ url }]) => url === 'https://lists.example/teas?keyword=')).toBe(true)
})

test('the parts stand where the schema keeps places for them', async () => {
  const json_schema = {
    properties: {
      name: { type: 'string', title: '称呼' },
      item: { type: 'string' },
      slot: { type: 'string' },
      result: { type: 'string' },
    },
    required: ['name', 'item', 'slot'],
  }
  const ui_schema = {
    item: { 'ui:widget': 'variant' },
    slot: { 'ui:widget': 'reservation' },
    result: { 'ui:widget': 'reservation-result' },
  }
  jest.mocked(reservationsApi.reservation).mockResolvedValue(reservationOf({ json_schema, ui_schema }))
  const screen = await openWithDays()
  const at = (words: string) => screen.text().indexOf(words)
  expect(at('称呼')).toBeLessThan(at('时长'))
  expect(at('时长')).toBeLessThan(at('预约日期'))
  expect(at('预约日期')).toBeLessThan(at('尚未选择'))
  await choose(screen)
  await fill('称呼', '林')
  await screen.tap('提交预约')
  // Required does not apply to what only keeps a place (spec 5), and nothing is sent for it.
  expect(submit.mock.calls[0]?.[1]).toMatchObject({ resvvariant: 11, date: '2026-03-05', data: { name: '林' } })
})
