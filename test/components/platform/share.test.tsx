import { share as alipayShare, useShare as useAlipayShare } from '@/platform/share/index.alipay'
import { share as weappShare, useShare as useWeappShare } from '@/platform/share/index.weapp'
import { share } from '@/platform/share'
import { BridgeError } from '@/platform/native-bridge/protocol'
import type { Shareable } from '@/platform/share/types'
import { render } from '../../setup/render'
import { collectReplies } from '../../setup/taro'

const mockEnv = { kind: 'browser', apiBase: () => 'https://shop.example/api' }
const mockCopy = jest.fn()
const mockBridge = { present: jest.fn(), invoke: jest.fn() }
jest.mock('@/platform/env', () => ({
  get env() {
    return mockEnv
  },
}))
jest.mock('@/platform/clipboard', () => ({ clipboard: { copy: (text: string) => mockCopy(text) } }))
jest.mock('@/platform/native-bridge', () => ({
  ...jest.requireActual('@/platform/native-bridge/protocol'),
  nativeBridge: { present: () => mockBridge.present(), invoke: (...args: unknown[]) => mockBridge.invoke(...args) },
}))

const item: Shareable = {
  title: '咖啡壶',
  description: '手冲',
  image: { full: '/media/f.jpg', square: '/media/s.jpg', wide: '/media/w.jpg' },
  link: (channel) => `https://shop.example/mobile/product/1/?utm_source=${channel}`,
  page: (channel) => `/pages/shop/product/detail?id=1&utm_source=${channel}`,
}
const systemSheet = (answer: () => Promise<void>) =>
  Object.defineProperty(navigator, 'share', { value: jest.fn(answer), configurable: true })
const errorNamed = (name: string) => Object.assign(new Error(name), { name })

beforeEach(() => {
  mockEnv.kind = 'browser'
  for (const mock of [mockCopy, mockBridge.present, mockBridge.invoke]) mock.mockReset()
  mockCopy.mockResolvedValue('done')
  Reflect.deleteProperty(navigator, 'share')
})

function WeappScreen({ hasItem }: { readonly hasItem: boolean }) {
  useWeappShare(hasItem ? item : null)
  return null
}
function AlipayScreen() {
  useAlipayShare(item)
  return null
}

describe('in a browser', () => {
  test.each([
    ['the visitor shares', async () => {}, 'done', 0],
    ['the visitor cancels the share dialog', () => Promise.reject(errorNamed('AbortError')), 'cancelled', 0],
    ['the system denies the share dialog', () => Promise.reject(errorNamed('NotAllowedError')), 'copied', 1],
  ])('send maps the outcome when %s', async (_, answer, result, copies) => {
    systemSheet(answer)
    expect(share.way()).toBe('sheet')
    expect(await share.send(item)).toBe(result)
    expect(navigator.share).toHaveBeenCalledWith({
      title: '咖啡壶',
      text: '手冲',
      url: 'https://shop.example/mobile/product/1/?utm_source=link',
    })
    expect(mockCopy).toHaveBeenCalledTimes(copies)
  })

  test('copies the link without a system sheet, and returns failed when copying fails', async () => {
    expect([share.way(), await share.send(item)]).toEqual(['copy', 'copied'])
    mockCopy.mockResolvedValue('failed')
    expect(await share.send(item)).toBe('failed')
  })
})

test('the WeChat browser shows the menu hint and never the system sheet', async () => {
  mockEnv.kind = 'wechat'
  systemSheet(async () => {})
  expect([share.way(), await share.send(item), share.channels()]).toEqual(['guide', 'guided', []])
  expect(navigator.share).not.toHaveBeenCalled()
})

describe('in the native app', () => {
  beforeEach(() => {
    mockEnv.kind = 'app'
    mockBridge.present.mockReturnValue(true)
  })

  test('sends to the selected channel with its own link', async () => {
    mockBridge.invoke.mockResolvedValue({})
    expect(await share.send(item, 'weibo')).toBe('done')
    const card = {
      channel: 'weibo',
      title: '咖啡壶',
      description: '手冲',
      image: 'http://localhost/media/s.jpg',
      link: item.link('weibo'),
    }
    expect(mockBridge.invoke.mock.calls).toEqual([['share', card]])
    expect(share.channels()).toEqual(['session', 'timeline', 'qq', 'weibo', 'qzone'])
  })

  test.each([
    ['cancelled', 'cancelled'],
    ['timeout', 'unknown'],
    ['failed', 'failed'],
    ['denied', 'failed'],
    ['unsupported', 'copied'],
    ['missing', 'copied'],
  ] as const)('maps the bridge error %s to %s', async (reason, result) => {
    mockBridge.invoke.mockRejectedValue(new BridgeError(reason, 'share'))
    expect(await share.send(item)).toBe(result)
  })

  test('copies the link and offers no channels without a bridge', async () => {
    mockBridge.present.mockReturnValue(false)
    expect([share.way(), share.channels(), await share.send(item)]).toEqual(['copy', [], 'copied'])
    expect(mockBridge.invoke).not.toHaveBeenCalled()
  })
})

describe('in a mini program', () => {
  test.each([
    ['WeChat', weappShare, true],
    ['Alipay', alipayShare, false],
  ])('%s shares by the vendor button', async (_, mini, timeline) => {
    expect([mini.way(), mini.hasTimeline, mini.channels(), await mini.send(item)]).toEqual([
      'vendor-button',
      timeline,
      [],
      'unknown',
    ])
  })

  test('WeChat passes title, path and absolute image URL to friends and timeline', async () => {
    await render(<WeappScreen hasItem />)
    expect([...collectReplies('useShareAppMessage'), ...collectReplies('useShareTimeline')]).toEqual([
      {
        title: '咖啡壶',
        path: '/pages/shop/product/detail?id=1&utm_source=session',
        imageUrl: 'https://shop.example/media/w.jpg',
      },
      { title: '咖啡壶', query: 'id=1&utm_source=timeline', imageUrl: 'https://shop.example/media/s.jpg' },
    ])
  })

  test('Alipay passes title, path, description and the wide image', async () => {
    await render(<AlipayScreen />)
    expect(collectReplies('useShareAppMessage')).toEqual([
      {
        title: '咖啡壶',
        path: '/pages/shop/product/detail?id=1&utm_source=session',
        imageUrl: 'https://shop.example/media/w.jpg',
        desc: '手冲',
        bgImgUrl: 'https://shop.example/media/w.jpg',
      },
    ])
  })

  test('passes nothing while the screen has no share data yet', async () => {
    await render(<WeappScreen hasItem={false} />)
    expect(collectReplies('useShareAppMessage')).toEqual([{}])
  })
})
