import type { Link } from '@storefront/contract/entities/common'
import { ContentLink } from '@/shared/link/ContentLink'
import { act } from 'react'
import { render, waitFor } from '../../../setup/render'
import { openedScreens, standOn } from '../../screen-router'

const mockEnv = { kind: 'wechat' }
let mockSdk: object | null = {}
const mockToast = jest.fn()
jest.mock('@/platform/env', () => ({
  get env() {
    return mockEnv
  },
}))
jest.mock('@/platform/jssdk', () => ({ jssdk: async () => mockSdk }))
jest.mock('@/platform/feedback', () => ({ feedback: { toast: (text: string) => mockToast(text) } }))

const link: Link = { link_type: 4, url: 'weapp://gh_shop/pages/other/index?id=3' }
const tag = () => document.querySelector('wx-open-launch-weapp')

beforeEach(() => {
  mockEnv.kind = 'wechat'
  mockSdk = {}
  mockToast.mockReset()
  standOn('mobile.index', {})
})

test('ContentLink in WeChat overlays the open tag with the username and path of the mini program', async () => {
  await render(<ContentLink link={link}>去小程序</ContentLink>)
  const element = await waitFor(tag)
  expect([element?.getAttribute('username'), element?.getAttribute('path')]).toEqual([
    'gh_shop',
    'pages/other/index?id=3',
  ])
  expect(element?.querySelector('script[type="text/wxtag-template"]')).not.toBeNull()
})

test('a tap on the open tag does not trigger the link', async () => {
  const screen = await render(<ContentLink link={{ ...link, type: 'product', id: 7 }}>去小程序</ContentLink>)
  await waitFor(tag)
  await screen.tap(tag() as Element)
  expect(openedScreens()).toEqual([])
})

test('removes a failed open tag and opens the link itself', async () => {
  await render(<ContentLink link={{ ...link, type: 'product', id: 7 }}>去小程序</ContentLink>)
  await waitFor(tag)
  await act(async () => void tag()?.dispatchEvent(new Event('error')))
  expect(tag()).toBeNull()
  expect(openedScreens()).toMatchObject([{ name: 'shop.product.detail', params: { id: '7' } }])
})

test.each([
  ['an ordinary browser', 'browser', {}],
  ['a WeChat whose SDK was refused', 'wechat', null],
])('%s has no open tag, and a tap opens the equivalent screen', async (_, kind, sdk) => {
  mockEnv.kind = kind
  mockSdk = sdk
  const own = { link_type: 4, url: 'weapp://wx1/pages/shop/product/detail?id=9' }
  const screen = await render(<ContentLink link={own}>去小程序</ContentLink>)
  await screen.tap('去小程序')
  expect(tag()).toBeNull()
  expect(openedScreens()).toMatchObject([{ name: 'shop.product.detail', params: { id: '9' } }])
})

test('a link to a foreign mini program shows a hint to open it in WeChat', async () => {
  mockEnv.kind = 'browser'
  const screen = await render(<ContentLink link={link}>去小程序</ContentLink>)
  await screen.tap('去小程序')
  expect(mockToast.mock.calls).toEqual([['请在微信中打开']])
})
