import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { App } from '../../studio/src/app/App'
import { owner, stubCalls } from './support/stub-calls'

const open = (path: string) => {
  window.history.replaceState(null, '', path)
  render(<App />)
}
const ME = { 'GET /studio/me/': { body: owner } }
const user = { id: 7, name: '林小满', mobile: '13800000001' }
const moments = { start: null, end: '2026-12-31T16:00:00.000Z', created: '2026-11-01T02:00:00.000Z' }

test('an unused coupon of a customer is taken back after a question, and a used one names its order', async () => {
  const coupon = { ...moments, coupon: { id: 3, label: '见面礼' }, user, giver: '周牧野' }
  const unused = {
    ...{ ...coupon, id: 11, code: 'ABC1', status: 'unused', status_display: '待使用', used: null, order: null },
    is_revocable: true,
  }
  const usedCoupon = {
    ...{ ...coupon, id: 12, code: 'ABC2', status: 'used', status_display: '已使用', used: '2026-11-02T02:00:00.000Z' },
    ...{ order: { id: 5, number: 'D5' }, is_revocable: false },
  }
  const REVOKE = 'POST /studio/shop/usercoupon/11/revoke/'
  const requests = stubCalls({
    ...ME,
    'GET /studio/shop/usercoupon/': { body: { count: 2, results: [unused, usedCoupon] } },
    [REVOKE]: { body: { ...unused, status: 'expired', is_revocable: false } },
  })
  open('/studio/usercoupons')
  expect(await screen.findByText('ABC1')).toBeVisible()
  expect(screen.getAllByText('由 周牧野 赠送')).toHaveLength(2)
  expect(screen.getByRole('link', { name: '用于订单 D5' })).toHaveAttribute('href', '/studio/orders/5')
  const [button, ...others] = screen.getAllByRole('button', { name: '收回' })
  expect(others).toEqual([])
  fireEvent.click(button as HTMLElement)
  const dialog = await screen.findByRole('dialog')
  expect(dialog).toHaveTextContent('持有人将不能再使用这张优惠券')
  fireEvent.click(within(dialog).getByRole('button', { name: '收回' }))
  await waitFor(() => expect(requests.some(({ key }) => key === REVOKE)).toBe(true))
})

test('vouchers are given to a number that was pasted in any form; a refusal says why and nothing is lost', async () => {
  const GIVE = 'POST /studio/shop/pickupvoucher/'
  const requests = stubCalls({
    ...ME,
    'GET /studio/shop/pickupvoucher/': { body: { count: 0, results: [] } },
    'GET /studio/product/': { body: { count: 1, results: [{ id: 4, name: '红茶' }] } },
    [GIVE]: { status: 404, body: { detail: '没有使用这个手机号的账号', err_code: '16014' } },
  })
  open('/studio/pickupvouchers')
  fireEvent.click(await screen.findByRole('button', { name: '发放提货券' }))
  const dialog = await screen.findByRole('dialog')
  const type = (label: string, value: string) =>
    fireEvent.change(within(dialog).getByLabelText(label), { target: { value } })
  type('持有人手机号', '+86 138-0000-0001')
  fireEvent.mouseDown(within(dialog).getByLabelText('商品'))
  fireEvent.click(await screen.findByText('红茶'))
  type('名称', '提茶券')
  type('件数', '３')
  fireEvent.blur(within(dialog).getByLabelText('件数'))
  fireEvent.click(within(dialog).getByRole('button', { name: '发放提货券' }))
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('没有使用这个手机号的账号')
  expect(requests.find(({ key }) => key === GIVE)?.body).toEqual({
    ...{ mobile: '13800000001', product: 4, name: '提茶券', quantity: 3, end: null },
  })
  expect(within(dialog).getByLabelText('名称')).toHaveValue('提茶券')
})
