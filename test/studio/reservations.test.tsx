import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { App } from '../../studio/src/app/App'
import { findDialog } from './support/dialog'
import { owner, type StubReply, stubCalls } from './support/stub-calls'

const zone = { name: 'Asia/Shanghai', offsets: [{ since: 0, minutes: 480 }] }
const slot = {
  ...{
    resvvariant: 3,
    start: '2026-03-02T01:00:00.000Z',
    end: '2026-03-02T02:00:00.000Z',
    start_time: '09:00',
    end_time: '10:00',
  },
  ...{ quota: 2, booked: 1, pending: 1, is_closed: false },
}
const booking = {
  ...{
    id: 8,
    code: 'ABCD',
    status: 'pending',
    status_display: '待确认',
    reason: '',
    overbook_reason: '',
    note: '',
    source: 'user',
    answers: [],
  },
  ...{
    resv: { id: 1, title: '陶艺工坊' },
    resvvariant: { id: 3, attributes_label: '60 分钟', is_all_day: false, start_time_only: false },
  },
  ...{
    start: slot.start,
    end: slot.end,
    start_date: '2026-03-02',
    start_time: '09:00',
    end_date: '2026-03-02',
    end_time: '10:00',
  },
  ...{
    user: { name: '林小满', mobile: '13800000001' },
    created: '2026-03-01T00:00:00.000Z',
    time_zone: zone,
    actions: ['approve', 'reject', 'move'],
  },
}
const scheduleOf = (more: object = {}) => ({
  time_zone: zone,
  resvvariants: [{ id: 3, attributes_label: '60 分钟' }],
  days: [{ date: '2026-03-02', slots: [{ ...slot, ...more }] }],
  records: [booking],
  closures: [],
})
const [SCHEDULE, BOOKING] = [
  'GET /studio/ops/reservation/resv/1/schedule/',
  'GET /studio/ops/reservation/resvrecord/8/',
]
const [PROCESS, WALK_IN] = [
  'POST /studio/ops/reservation/resvrecord/8/process/',
  'POST /studio/ops/reservation/resv/1/record/',
]
const base = { 'GET /studio/me/': { body: owner }, [SCHEDULE]: { body: scheduleOf() }, [BOOKING]: { body: booking } }
const openSlot = async (name: RegExp) => {
  window.history.replaceState(null, '', '/studio/reservations/1?date=2026-03-02')
  render(<App />)
  fireEvent.click(await screen.findByRole('button', { name }))
  return screen.findByRole('dialog')
}

test('the week is read from the day of the address, and a slot says what is booked and what waits', async () => {
  const requests = stubCalls(base)
  const drawer = await openSlot(/09:00–10:00 1\/2 待确认 1$/)
  expect(requests.find(({ key }) => key === SCHEDULE)?.query).toEqual({ fd: '2026-03-02', td: '2026-03-08' })
  expect(await within(drawer).findByText('林小满 13800000001')).toBeVisible()
})

test('a slot of the week that is left does not open while the next week is read', async () => {
  let send: (reply: StubReply) => void = () => {}
  const nextWeek = new Promise<StubReply>((resolve) => {
    send = resolve
  })
  stubCalls({ ...base, [SCHEDULE]: ({ query }) => (query.fd === '2026-03-02' ? { body: scheduleOf() } : nextWeek) })
  window.history.replaceState(null, '', '/studio/reservations/1?date=2026-03-02')
  render(<App />)
  expect(await screen.findByRole('button', { name: /09:00–10:00 1\/2/ })).toBeEnabled()
  fireEvent.click(screen.getByRole('button', { name: '后 7 天' }))
  await waitFor(() => expect(screen.getByRole('button', { name: /09:00–10:00 1\/2/ })).toBeDisabled())
  send({ body: { ...scheduleOf(), days: [{ date: '2026-03-09', slots: [{ ...slot, booked: 0, pending: 0 }] }] } })
  expect(await screen.findByRole('button', { name: /3月9日.* 09:00–10:00 0\/2$/ })).toBeEnabled()
})

test('a walk-in is booked once for two taps, with the slot it was opened from', async () => {
  const requests = stubCalls({ ...base, [WALK_IN]: { body: booking } })
  const drawer = await openSlot(/09:00–10:00/)
  fireEvent.click(within(drawer).getByRole('button', { name: '代客预约' }))
  const form = await findDialog('代客预约')
  fireEvent.change(within(form).getByLabelText('姓名'), { target: { value: ' 陈女士 ' } })
  const submit = within(form).getByRole('button', { name: '确认预约' })
  fireEvent.click(submit)
  fireEvent.click(submit)
  const body = { resvvariant: 3, date: '2026-03-02', start_time: '09:00', end_time: '10:00', name: '陈女士' }
  await waitFor(() => expect(form).not.toBeVisible())
  const keys = new Set(requests.filter(({ key }) => key === WALK_IN).map(({ headers }) => headers['idempotency-key']))
  expect([requests.find(({ key }) => key === WALK_IN)?.body, keys.size]).toEqual([body, 1])
})

test('a walk-in above the capacity is refused without its reason', async () => {
  stubCalls({ ...base, [SCHEDULE]: { body: scheduleOf({ booked: 2 }) } })
  const drawer = await openSlot(/2\/2/)
  fireEvent.click(within(drawer).getByRole('button', { name: '代客预约' }))
  const form = await findDialog('代客预约')
  fireEvent.change(within(form).getByLabelText('姓名'), { target: { value: '陈女士' } })
  fireEvent.click(within(form).getByRole('button', { name: '确认预约' }))
  expect(await within(form).findByText('请填写')).toBeVisible()
})

test('a full slot is denied to staff who may not book above the capacity', async () => {
  const perms = ['reservation.read_resvrecord', 'reservation.change_resvrecord']
  stubCalls({
    ...base,
    'GET /studio/me/': { body: { ...owner, perms } },
    [SCHEDULE]: { body: scheduleOf({ booked: 2 }) },
  })
  const drawer = await openSlot(/2\/2/)
  fireEvent.click(within(drawer).getByRole('button', { name: '代客预约' }))
  const form = await findDialog('代客预约')
  expect(within(form).getByText('该时段已约满，您没有超额预约的权限')).toBeVisible()
  expect(within(form).getByRole('button', { name: '确认预约' })).toBeDisabled()
})

test('a booking offers the steps of its state, and a refusal is sent with its reason', async () => {
  const requests = stubCalls({ ...base, [PROCESS]: { body: booking } })
  const drawer = await openSlot(/09:00–10:00/)
  fireEvent.click(await within(drawer).findByRole('button', { name: '预约处理 林小满' }))
  const detail = await findDialog('预约处理')
  expect(within(detail).queryByRole('button', { name: '完成' })).toBeNull()
  fireEvent.click(await within(detail).findByRole('button', { name: '拒绝' }))
  const dialog = await findDialog('拒绝')
  fireEvent.change(within(dialog).getByLabelText('原因'), { target: { value: '当天店休' } })
  fireEvent.click(within(dialog).getByRole('button', { name: '拒绝' }))
  await waitFor(() =>
    expect(requests.find(({ key }) => key === PROCESS)?.body).toEqual({ action: 'reject', reason: '当天店休' }),
  )
})
