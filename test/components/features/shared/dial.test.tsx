import type { Address } from '@storefront/contract/entities/account/address'
import { AddressList } from '@/features/account/components/address/AddressList'
import { OrderAddress } from '@/features/orders/components/OrderAddress'
import { phone } from '@/platform/phone'
import { openedScreens } from '../../screen-router'
import { orderOf, renderScreen } from '../../fixtures'

const address: Address = {
  id: 4,
  name: '林知远',
  mobile: '13800000009',
  location: { province: '11', city: '1101', district: '110101', display: '北京市 东城区' },
  address: '一号',
  postcode: '',
  display: '北京市 东城区 一号',
  is_default: false,
}
let call: jest.SpyInstance
beforeEach(() => {
  call = jest.spyOn(phone, 'call').mockResolvedValue('unknown')
})

test('AddressList dials the number of an address and opens its editor', async () => {
  const screen = await renderScreen(<AddressList addresses={[address]} choosing />)
  expect(screen.text()).toContain('138****0009')
  await screen.tap('拨打 林知远')
  expect(call.mock.calls).toEqual([['13800000009']])
  expect(openedScreens()).toEqual([])
  await screen.tap('编辑 林知远')
  expect(openedScreens()).toEqual([{ name: 'shop.shippingaddress.edit', params: { id: '4' }, mode: 'push' }])
})

test('OrderAddress shows the masked number of its buyer, who does not dial it', async () => {
  const screen = await renderScreen(
    <OrderAddress
      order={orderOf({ address: { name: '林知远', mobile: '13800000009', display: '北京市 东城区 一号' } })}
    />,
  )
  expect(screen.text()).toContain('138****0009')
  expect(screen.all('拨打 林知远')).toEqual([])
})
