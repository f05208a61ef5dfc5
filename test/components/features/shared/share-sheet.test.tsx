import { openShare } from '@/shared/share/openShare'
import { setUser } from '@/state/session'
import type { Shareable, ShareResult, ShareMethod } from '@/platform/share/types'
import { useOverlays } from '@/ui/overlay/store'
import { act } from 'react'
import { refusal, user } from '../../fixtures'
import { render, waitFor } from '../../../setup/render'

const mockShare = {
  way: 'copy' as ShareMethod,
  channels: [] as string[],
  result: 'done' as ShareResult,
  send: jest.fn(),
  hasTimeline: false,
}
jest.mock('@/platform/share', () => ({
  share: {
    way: () => mockShare.way,
    channels: () => mockShare.channels,
    get hasTimeline() {
      return mockShare.hasTimeline
    },
    send: async (...args: unknown[]) => {
      mockShare.send(...args)
      return mockShare.result
    },
  },
}))
const mockShorten = jest.fn()
jest.mock('@/services/short-link', () => ({ shortLink: (url: string) => mockShorten(url) }))
const mockCopy = jest.fn()
const mockToast = jest.fn()
const mockSave = jest.fn()
jest.mock('@/platform/clipboard', () => ({ clipboard: { copy: (text: string) => mockCopy(text) } }))
jest.mock('@/platform/feedback', () => ({ feedback: { toast: (text: string) => mockToast(text) } }))
jest.mock('@/platform/images', () => ({ images: { save: (...args: unknown[]) => mockSave(...args) } }))
jest.mock('@/state/site', () => ({
  useSite: (select: (state: object) => unknown) =>
    select({ site: { name: '青山好物', theme: { primary: '#d4380d' } } }),
}))
jest.mock('@/platform/display', () => ({ display: { textScale: () => 1, setTitle() {}, setChrome() {} } }))
const mockBoard = { picture: jest.fn(), toFile: jest.fn(), fillText: jest.fn(), drawImage: jest.fn() }
jest.mock('@/platform/canvas', () => ({
  canvas: {
    open: async () => ({
      pen: {
        fillRect() {},
        drawImage: () => mockBoard.drawImage(),
        fillText: (...args: unknown[]) => mockBoard.fillText(...args),
        measureText: (text: string) => ({ width: text.length * 20 }),
      },
      picture: (address: string) => mockBoard.picture(address),
      toFile: () => mockBoard.toFile(),
    }),
  },
}))

const item: Shareable = {
  title: '咖啡壶',
  description: '',
  image: { full: '/media/f.jpg', square: '', wide: '' },
  link: (channel) => `https://shop.example/mobile/product/1/?utm_source=${channel}`,
  page: () => '',
}

/** Shows the stack of dialogs as each screen's host does. */
function Host() {
  return useOverlays().map(({ id, Component, props, close }) => <Component key={id} {...props} close={close} />)
}
const openSheet = async () => {
  const screen = await render(<Host />)
  await act(async () => void openShare(item, '¥128'))
  return screen
}

beforeEach(() => {
  Object.assign(mockShare, { way: 'copy', channels: [], result: 'done', hasTimeline: false })
  for (const mock of [
    mockShorten,
    mockShare.send,
    mockCopy,
    mockToast,
    mockSave,
    mockBoard.picture,
    mockBoard.toFile,
    mockBoard.fillText,
    mockBoard.drawImage,
  ])
    mock.mockReset()
  mockCopy.mockResolvedValue('done')
  mockBoard.picture.mockResolvedValue({ width: 10, height: 10 })
  mockBoard.toFile.mockResolvedValue('data:image/png;base64,AA==')
})

test.each([
  ['copy', ['复制链接', '面对面扫码', '生成海报']],
  ['sheet', ['更多分享方式', '复制链接', '面对面扫码', '生成海报']],
  ['guide', ['发送给好友', '复制链接', '面对面扫码', '生成海报']],
  ['vendor-button', ['发送给好友', '复制链接', '面对面扫码', '生成海报']],
] as const)('with share mode "%s" the sheet offers %j', async (way, entries) => {
  mockShare.way = way
  const screen = await openSheet()
  const buttonNames = screen
    .role('button')
    .map((button) => button.textContent)
    .filter(Boolean)
  expect(buttonNames).toEqual(entries)
  await screen.tap('关闭')
  expect(screen.role('dialog')).toEqual([])
})

test('the native app offers its channels and shares to the selected one', async () => {
  Object.assign(mockShare, { way: 'bridge', channels: ['session', 'timeline', 'qq', 'weibo', 'qzone'] })
  const screen = await openSheet()
  await screen.tap('微博')
  expect(mockShare.send.mock.calls).toEqual([[item, 'weibo']])
  expect(mockToast.mock.calls).toEqual([['已分享']])
})

test.each([
  ['copied', '复制成功'],
  ['failed', '分享失败，请稍后再试'],
  ['cancelled', null],
  ['unknown', null],
] as const)('sharing with result "%s" shows the toast %j', async (result, message) => {
  Object.assign(mockShare, { way: 'sheet', result })
  const screen = await openSheet()
  await screen.tap('更多分享方式')
  expect(mockToast.mock.calls).toEqual(message ? [[message]] : [])
})

test.each([
  ['done', '复制成功'],
  ['failed', '浏览器不支持复制,请直接选中复制'],
])('copying the link with result %s shows the toast %s', async (result, message) => {
  mockCopy.mockResolvedValue(result)
  const screen = await openSheet()
  await screen.tap('复制链接')
  expect(mockCopy).toHaveBeenCalledWith('https://shop.example/mobile/product/1/?utm_source=link')
  expect(mockToast.mock.calls).toEqual([[message]])
})

describe('short link', () => {
  const url = 'https://shop.example/mobile/product/1/?utm_source=link'
  const openedBy = async (perms: string[]) => {
    setUser({ ...user, perms })
    return openSheet()
  }
  afterEach(() => setUser(null))

  test.each([[['base.read_shortlink']], [['*']]])(
    'is created for the tracked URL and copied for a user with the permissions %j',
    async (perms) => {
      mockShorten.mockResolvedValue('https://shop.example/s/qingshi/AB12CD34')
      const screen = await openedBy(perms)
      await screen.tap('复制短链')
      await waitFor(() => mockToast.mock.calls.length > 0)
      expect([mockShorten.mock.calls, mockCopy.mock.calls]).toEqual([
        [[url]],
        [['https://shop.example/s/qingshi/AB12CD34']],
      ])
      expect(mockToast.mock.calls).toEqual([['复制成功']])
    },
  )

  const link = 'https://shop.example/s/qingshi/AB12CD34'

  test('is prefetched when the sheet opens, so that a tap copies it at once', async () => {
    mockShorten.mockResolvedValue(link)
    const screen = await openedBy(['*'])
    expect(mockShorten).toHaveBeenCalledTimes(1)
    await screen.tap('复制短链')
    expect(mockCopy).toHaveBeenCalledWith(link)
    expect(mockShorten).toHaveBeenCalledTimes(1)
  })

  test('is requested again on a tap when the prefetch failed', async () => {
    mockShorten.mockRejectedValueOnce(refusal('upstream', '稍后再试')).mockResolvedValue(link)
    const screen = await openedBy(['*'])
    await screen.tap('复制短链')
    await waitFor(() => mockCopy.mock.calls.length > 0)
    expect(mockCopy).toHaveBeenCalledWith(link)
  })

  test('is shown with a copy button when the browser refuses to copy it after a delay', async () => {
    mockShorten.mockResolvedValue(link)
    mockCopy.mockResolvedValueOnce('failed')
    const screen = await openedBy(['*'])
    await screen.tap('复制短链')
    await waitFor(() => screen.text().includes(link))
    expect(mockToast).not.toHaveBeenCalled()
    await screen.tap('复制')
    await waitFor(() => mockToast.mock.calls.length > 0)
    expect([mockCopy.mock.calls, mockToast.mock.calls]).toEqual([[[link], [link]], [['复制成功']]])
  })

  test('is neither offered nor requested without the permission', async () => {
    const screen = await openedBy(['shop.change_order'])
    screen.get('复制链接')
    expect(screen.all('复制短链')).toEqual([])
    expect(mockShorten).not.toHaveBeenCalled()
    await screen.tap('关闭')
  })

  test('shows the error and copies nothing when its creation is refused', async () => {
    mockShorten.mockRejectedValue(refusal('linkWrong', '只能生成本店地址的短链接'))
    const screen = await openedBy(['*'])
    await screen.tap('复制短链')
    await waitFor(() => mockToast.mock.calls.length > 0)
    expect(mockToast.mock.calls).toEqual([['只能生成本店地址的短链接']])
    expect(mockCopy).not.toHaveBeenCalled()
  })
})

test('in the WeChat browser the sheet shows a hint to the menu, which can be closed', async () => {
  Object.assign(mockShare, { way: 'guide', result: 'guided' })
  const screen = await openSheet()
  await screen.tap('发送给好友')
  expect(screen.text()).toContain('请点击右上角的“···”')
  await screen.tap('知道了')
  expect(screen.role('dialog')).toEqual([])
})

test('in the WeChat mini program the sheet mentions sharing to the timeline', async () => {
  Object.assign(mockShare, { way: 'vendor-button', hasTimeline: true })
  expect((await openSheet()).text()).toContain('分享到朋友圈')
})

describe('poster', () => {
  const openPoster = async () => {
    const screen = await openSheet()
    await screen.tap('生成海报')
    return screen
  }
  const words = () => mockBoard.fillText.mock.calls.map(([text]) => text)

  test('draws the image, title, price and site name, and can be saved', async () => {
    mockSave.mockResolvedValue({ ok: true })
    const screen = await openPoster()
    await waitFor(() => screen.get('咖啡壶的分享海报，含二维码'))
    expect(words()).toEqual(['咖啡壶', '¥128', '青山好物', '长按识别二维码，查看详情'])
    expect(mockBoard.drawImage).toHaveBeenCalledTimes(1)
    await screen.tap('保存图片')
    expect(mockSave.mock.calls).toEqual([['data:image/png;base64,AA==', '咖啡壶.png']])
    expect(mockToast.mock.calls).toEqual([['已保存']])
  })

  test('is drawn without the image when that cannot be loaded', async () => {
    mockBoard.picture.mockResolvedValue(null)
    const screen = await openPoster()
    await waitFor(() => screen.get('咖啡壶的分享海报，含二维码'))
    expect(words()).toContain('咖啡壶')
    expect(mockBoard.drawImage).not.toHaveBeenCalled()
  })

  test('shows a failure with a retry', async () => {
    mockBoard.toFile.mockRejectedValueOnce(new Error('no'))
    const screen = await openPoster()
    await waitFor(() => screen.get('海报生成失败'))
    await screen.tap('重新加载')
    await waitFor(() => screen.get('咖啡壶的分享海报，含二维码'))
  })

  test.each([
    ['denied', '请在设置中允许保存到相册'],
    ['failed', '保存失败，请长按图片保存'],
    ['cancelled', null],
  ])('saving with result %s shows the toast %j', async (reason, message) => {
    mockSave.mockResolvedValue({ ok: false, reason })
    const screen = await openPoster()
    await waitFor(() => screen.get('保存图片'))
    await screen.tap('保存图片')
    expect(mockToast.mock.calls).toEqual(message ? [[message]] : [])
  })
})
