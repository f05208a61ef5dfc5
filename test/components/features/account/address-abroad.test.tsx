import type { Region } from '@storefront/contract/entities/account/address'
import { AddressEditScreen } from '@/features/account/screens/AddressEditScreen'
import { accountApi } from '@/services/api/account'
import { siteApi } from '@/services/api/site'
import { beginSite } from '@/state/site'
import { act } from 'react'
import { fill, renderScreen } from '../../fixtures'
import { siteOf } from '../../site/support'

const jakarta: Record<string, Region> = {
  province: { code: '31', name: 'DKI Jakarta', level: 'province' },
  city: { code: '3174', name: 'Jakarta Selatan', level: 'city' },
  district: { code: '317403', name: 'Mampang Prapatan', level: 'district' },
  village: { code: '3174031002', name: 'Bangka', level: 'village', postcode: '12730' },
}

beforeEach(() => act(() => beginSite({ ...siteOf(), ship_to: ['ID'] })))
afterEach(() => act(() => beginSite(siteOf())))

test('another country has its own form, and what was typed stays', async () => {
  const districts = jest
    .spyOn(siteApi, 'districts')
    .mockImplementation(async (level) => ({ count: 1, results: [jakarta[level] as Region] }))
  const save = jest.spyOn(accountApi, 'addAddress').mockReturnValue(new Promise(() => {}))
  const screen = await renderScreen(<AddressEditScreen />)
  await screen.waitFor(() => screen.get('保存地址'))
  expect(screen.all('邮编')).toHaveLength(0)
  await fill('收货人', 'Sekar Ayu')
  await screen.tap(/^国家\/地区 /)
  await screen.tap(await screen.waitFor(() => screen.get('印度尼西亚')))
  await screen.waitFor(() => document.querySelector('[aria-label="邮编"]'))
  expect(screen.all('智能填写')).toHaveLength(0)
  await fill('手机号', '0812-3456-7890')
  await screen.tap(/^所在地区 /)
  for (const { name } of Object.values(jakarta)) await screen.tap(await screen.waitFor(() => screen.get(name)))
  await screen.waitFor(() => document.querySelector<HTMLInputElement>('[aria-label="邮编"]')?.value === '12730')
  expect(new Set(districts.mock.calls.map(([, , country]) => country))).toEqual(new Set(['ID']))
  await fill('详细地址', 'Jalan Kemang Raya 12')
  await screen.tap('保存地址')
  await screen.waitFor(() => save.mock.calls.length === 1)
  expect(save.mock.calls[0]?.[0]).toEqual({
    ...{ name: 'Sekar Ayu', mobile: '+6281234567890', country: 'ID' },
    ...{ province: '31', city: '3174', district: '317403', village: '3174031002', postcode: '12730' },
    ...{ address: 'Jalan Kemang Raya 12', is_default: false },
  })
})
