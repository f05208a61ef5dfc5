import { permissions } from '@storefront/contract/permissions'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { App } from '../../studio/src/app/App'
import { operationScreens } from '../../studio/src/shell/operation-screens'
import { findDialog } from './support/dialog'
import { owner, stubCalls } from './support/stub-calls'

const open = (path: string) => {
  window.history.replaceState(null, '', path)
  render(<App />)
}
const staff = (...perms: string[]) => ({ 'GET /studio/me/': { body: { ...owner, perms } } })
const registration = {
  ...{
    id: 4,
    code: 'QWER',
    status: 'pending',
    status_display: '待审核',
    reason: '',
    created: '2026-03-01T00:00:00.000Z',
  },
  ...{
    user: { name: '周牧野', mobile: '13800000002' },
    answers: [{ title: '人数', value: '2' }],
    actions: ['approve', 'reject', 'revoke'],
  },
}
const REGISTRATIONS = 'GET /studio/ops/event/event/9/registration/'
const registrations = {
  [REGISTRATIONS]: {
    body: { count: 1, results: [registration], totals: {}, seats_expected: null, seats_available: null },
  },
  'GET /studio/ops/event/event/9/': { body: { id: 9, name: '云雾山徒步' } },
}

test('every list of the section stands behind a permission', () => {
  expect(operationScreens.filter(({ permission }) => permission === null)).toEqual([])
})

test('the menu names a section once, by the first screen that the user may open', async () => {
  stubCalls({ ...staff(permissions.readAnalytics, permissions.readDistIncome) })
  open('/studio/promoters/income')
  const menu = await screen.findByRole('navigation', { name: '主菜单' })
  const links = within(menu).getAllByRole('link', { name: '推广员管理' })
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/studio/promoters/income'])
  expect((await screen.findAllByRole('tab')).map(({ textContent }) => textContent)).toContain('推广转化')
  expect(screen.queryByRole('tab', { name: '费率' })).toBeNull()
})

test('a registration is cancelled by its own call, with the reason', async () => {
  const CANCEL = 'POST /studio/ops/event/eventregistration/4/cancel/'
  const requests = stubCalls({ ...staff('*'), ...registrations, [CANCEL]: { body: registration } })
  open('/studio/registrations/9?tab=pending')
  expect(await screen.findByRole('heading', { name: /云雾山徒步 · 活动报名/ })).toBeVisible()
  expect(requests.find(({ key }) => key === REGISTRATIONS)?.query).toMatchObject({ status: 'pending' })
  fireEvent.click(await screen.findByRole('button', { name: '取消报名' }))
  const dialog = await findDialog('取消报名')
  fireEvent.change(within(dialog).getByLabelText('原因'), { target: { value: '天气不好' } })
  fireEvent.click(within(dialog).getByRole('button', { name: '取消报名' }))
  await waitFor(() => expect(requests.find(({ key }) => key === CANCEL)?.body).toEqual({ reason: '天气不好' }))
})

test('a registration has no steps for staff who may only read', async () => {
  stubCalls({ ...staff(permissions.readEventRegistration), ...registrations })
  open('/studio/registrations/9')
  expect(await screen.findByText('周牧野 13800000002')).toBeVisible()
  expect(screen.queryByRole('button', { name: '通过' })).toBeNull()
})

test('an export is followed until its file is there', async () => {
  const task = {
    id: 2,
    status: 'waiting',
    total: 3,
    done: 0,
    url: null,
    name: '反馈.xlsx',
    created: '2026-03-01T00:00:00.000Z',
  }
  const replies = [
    { ...task, status: 'running', done: 1 },
    { ...task, status: 'done', done: 3, url: '/media/exports/a.xlsx' },
  ]
  const requests = stubCalls({
    ...staff('*'),
    'GET /studio/ops/form/submission/': { body: { count: 0, results: [] } },
    'POST /studio/ops/form/form/7/export/': { body: task },
    'GET /studio/ops/form/export/2/': () => ({ body: replies.length > 1 ? replies.shift() : replies[0] }),
  })
  open('/studio/forms/7?search=小满')
  fireEvent.click(await screen.findByRole('button', { name: '导出 Excel' }))
  expect(await screen.findByText('正在导出 1/3')).toBeVisible()
  expect(await screen.findByRole('link', { name: '下载文件' })).toHaveAttribute('href', '/media/exports/a.xlsx')
  expect(requests.find(({ key }) => key.startsWith('POST'))?.body).toEqual({ search: '小满' })
})

test('an answer to feedback stays in its field when it is refused', async () => {
  const feedback = {
    ...{
      id: 5,
      text: '希望周末营业',
      images: [],
      created: '2026-03-01T00:00:00.000Z',
      author: { name: '小满' },
      contact: '',
    },
    ...{ state: 'open', state_display: '待回复', replies: [], reply_count: 0 },
  }
  stubCalls({
    ...staff('*'),
    'GET /studio/ops/feedback/feedback/': { body: { count: 1, results: [feedback] } },
    'GET /studio/ops/feedback/feedback/5/': { body: feedback },
    'POST /studio/ops/feedback/feedback/5/reply/': { status: 409, body: { detail: '反馈已关闭', err_code: '61002' } },
  })
  open('/studio/feedback')
  fireEvent.click(await screen.findByRole('button', { name: '反馈详情 5' }))
  const drawer = await findDialog('反馈详情')
  fireEvent.change(await within(drawer).findByLabelText('回复'), { target: { value: '周末 9 点开门' } })
  fireEvent.click(within(drawer).getByRole('button', { name: '回复' }))
  expect(await screen.findByText('反馈已关闭')).toBeVisible()
  expect(within(drawer).getByLabelText('回复')).toHaveValue('周末 9 点开门')
})

test('coins that are owed or pending are marked beside the customer', async () => {
  const customer = {
    ...{
      id: 7,
      name: '周野',
      mobile: '13800000002',
      email: '',
      birthday: null,
      order_count: 1,
      spent: '96.00',
      last_order: null,
      muted_until: null,
    },
    ...{
      created: '2026-03-01T00:00:00.000Z',
      is_masked: false,
      orders: [],
      coupons: [],
      cards: [],
      entries: [],
      notes: [],
    },
    balances: [
      { kind: 'diamond', amount: '-6' },
      { kind: 'point', amount: '12' },
    ],
    pending_coins: [{ kind: 'charm', amount: 9, matures: '2026-05-17T04:00:00.000Z' }],
  }
  stubCalls({ ...staff('*'), 'GET /studio/customer/7/': { body: customer } })
  open('/studio/customers/7')
  expect(await screen.findByText('欠 6')).toBeVisible()
  expect(screen.getByText('12')).toBeVisible()
  expect(screen.getByText('魅力值待入账')).toBeVisible()
  expect(screen.getByText(/^9（预计 2026.* 起到账）/)).toBeVisible()
})

test('coins that are owed or pending are marked in the list of users', async () => {
  const user = {
    ...{
      uuid: 'u7',
      name: '周野',
      mobile: '',
      level: null,
      is_flagged: false,
      diamond: { amount: -6 },
      point: { amount: 12 },
      charm: { amount: 0 },
    },
    pending: [{ kind: 'point', amount: 9, matures: '2026-05-17T04:00:00.000Z' }],
  }
  stubCalls({ ...staff('*'), 'GET /studio/ops/gamification/user/': { body: { count: 1, results: [user] } } })
  open('/studio/coins/users')
  expect(await screen.findByText('欠 6 钻石')).toBeVisible()
  expect(screen.getByText(/^待入账 9 积分/)).toBeVisible()
})
