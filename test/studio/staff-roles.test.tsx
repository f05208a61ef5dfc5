import { permissionsOfRole } from '@storefront/contract/domain/account/roles'
import { permissions } from '@storefront/contract/permissions'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { App } from '../../studio/src/app/App'
import { findDialog } from './support/dialog'
import { owner, stubCalls } from './support/stub-calls'

const member = {
  id: 5,
  name: '周白',
  mobile: '13800000005',
  perms: permissionsOfRole('goods'),
  is_self: false,
  seen_at: null,
}
const openStaff = async (me: object = owner) => {
  const requests = stubCalls({
    'GET /studio/me/': { body: me },
    'GET /studio/staff/': { body: { count: 2, results: [member, { ...member, id: 6, name: '沈青', perms: ['*'] }] } },
    'PUT /studio/staff/5/': { body: member },
  })
  window.history.replaceState(null, '', '/studio/staff')
  render(<App />)
  const row = (await screen.findByText('周白')).closest('tr') as HTMLElement
  expect(within(row).getByText('商品专员')).toBeVisible()
  fireEvent.click(within(row).getByRole('button', { name: '修改权限' }))
  return { requests, dialog: await findDialog('「周白」的权限') }
}

test('a role fills in its permissions and shows the menu that they give, before it is saved', async () => {
  const { dialog, requests } = await openStaff()
  const preview = within(dialog).getByRole('region', { name: '对方将看到的菜单' })
  expect(preview).toHaveTextContent('优惠券')
  fireEvent.click(within(dialog).getByRole('radio', { name: /订单专员/ }))
  await waitFor(() => expect(preview).toHaveTextContent('退换货'))
  expect(preview).not.toHaveTextContent('优惠券')
  fireEvent.click(within(dialog).getByRole('button', { name: '保存' }))
  await waitFor(() =>
    expect(requests.find(({ key }) => key === 'PUT /studio/staff/5/')?.body).toEqual({
      perms: permissionsOfRole('orders'),
      base: member.perms,
    }),
  )
})

test('a change of one permission leaves no role chosen', async () => {
  const { dialog } = await openStaff()
  expect(within(dialog).getByRole('radio', { name: /商品专员/ })).toBeChecked()
  fireEvent.click(within(dialog).getByRole('checkbox', { name: '处理订单' }))
  await waitFor(() => expect(within(dialog).getByRole('radio', { name: /商品专员/ })).not.toBeChecked())
})

test('a role beyond the user’s own permissions cannot be given', async () => {
  const perms = [permissions.changeStaff, ...permissionsOfRole('goods')]
  const { dialog } = await openStaff({ ...owner, perms })
  expect(within(dialog).getByRole('radio', { name: /商品专员/ })).toBeEnabled()
  expect(within(dialog).getByRole('radio', { name: /店长/ })).toBeDisabled()
  expect(within(dialog).getByRole('radio', { name: /店主/ })).toBeDisabled()
})
