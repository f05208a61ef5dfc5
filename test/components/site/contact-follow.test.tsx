import { act } from 'react'
import { FollowScreen } from '@/features/site/screens/FollowScreen'
import { openContact } from '@/features/site/openContact'
import { clipboard } from '@/platform/clipboard'
import { feedback } from '@/platform/feedback'
import { phone } from '@/platform/phone'
import { sessionStore } from '@/platform/session-store'
import { Screen } from '@/ui/layout/Screen'
import { closeAll } from '@/ui/overlay/store'
import { accountApi } from '@/services/api/account'
import { session } from '@/state/session'
import { fire } from '../../setup/render'
import { user } from '../fixtures'
import { openedScreens } from '../screen-router'
import { renderAround } from './support'

const page = <Screen title="屏">内容</Screen>
let toast: jest.SpyInstance
beforeEach(() => {
  toast = jest.spyOn(feedback, 'toast').mockImplementation(() => {})
})
afterEach(() => act(async () => closeAll()))

describe('联系我们', () => {
  test('shows the contact name and the QR code and dials the number on a tap', async () => {
    const call = jest.spyOn(phone, 'call').mockResolvedValue('unknown')
    const screen = await renderAround(page)
    await act(async () => void openContact())
    await screen.waitFor(() => screen.role('dialog').length === 1)
    expect(screen.get('客服小青')).toBeTruthy()
    expect(screen.get('客服微信二维码').getAttribute('src')).toBe('/media/service.png')
    await screen.tap(/400-820-0000/)
    expect(call).toHaveBeenCalledWith('400-820-0000')
  })

  test.each([
    ['the number alone', { contact_wx_qrcode: '' }, /400-820-0000/, '客服微信二维码'],
    ['the code alone', { contact_phone: '' }, '客服微信二维码', /400-820-0000/],
  ])('opens with %s', async (_, site, there, missing) => {
    const screen = await renderAround(page, { site })
    await act(async () => void openContact())
    await screen.waitFor(() => screen.get(there))
    expect(screen.all(missing)).toHaveLength(0)
    expect(toast).not.toHaveBeenCalled()
  })

  test('shows a toast instead of the dialog with neither number nor QR code', async () => {
    const screen = await renderAround(page, { site: { contact_phone: '', contact_wx_qrcode: '' } })
    await act(async () => void openContact())
    expect(toast).toHaveBeenCalledWith('信息更新中', { at: 'center' })
    expect(screen.role('dialog')).toHaveLength(0)
  })
})

describe('follow prompt', () => {
  const promptSite = { config: { follow_prompt: true } }

  test.each([
    ['the site does not ask', { config: {} }],
    ['the site has no code', { ...promptSite, site: { wx_qr_url: '' } }],
    ['the user follows', { ...promptSite, as: { ...user, is_follow: true } }],
    ['a task is to be finished', { ...promptSite, at: 'payment' as const }],
  ])('is absent when %s', async (_, around) => {
    const screen = await renderAround(page, around)
    expect(screen.all('去关注')).toHaveLength(0)
    expect(screen.all('关注公众号')).toHaveLength(0)
  })

  test('is shown to visitors and users; closing hides the banner for the visit, but not the button', async () => {
    const screen = await renderAround(page, { ...promptSite, as: null })
    expect(screen.all('去关注')).toHaveLength(1)
    await renderAround(page, promptSite)
    await screen.tap('关闭关注提示')
    expect(screen.all('去关注')).toHaveLength(0)
    expect(sessionStore.read('follow-dismissed')).toBe('1')
    await renderAround(page, promptSite)
    expect(screen.all('去关注')).toHaveLength(0)
    await screen.tap('关注公众号')
    await screen.waitFor(() => screen.role('dialog').length === 1)
    expect(screen.get('青拾的公众号二维码').getAttribute('src')).toBe('/media/qr.png')
  })
})

describe('FollowScreen', () => {
  test.each([
    ['done', '复制成功'],
    ['failed', '浏览器不支持复制,请直接选中复制'],
  ] as const)('copies the official account name and shows a toast: %s', async (result, words) => {
    const copy = jest.spyOn(clipboard, 'copy').mockResolvedValue(result)
    const screen = await renderAround(<FollowScreen />, { at: 'wx.follow' })
    await screen.tap('复制名称')
    expect(copy).toHaveBeenCalledWith('青拾')
    expect(toast).toHaveBeenCalledWith(words, { at: 'center' })
  })

  test('links home on a site without an official account', async () => {
    const screen = await renderAround(<FollowScreen />, { at: 'wx.follow', site: { wx_qr_url: '' } })
    await screen.tap('回到首页')
    expect(openedScreens()[0]?.name).toBe('mobile.index')
  })
})

describe('a user who followed the account meanwhile', () => {
  const promptSite = { config: { follow_prompt: true } }
  /** The banner may have been closed for this visit; the floating button stays. */
  const promptButton = ({ role }: Awaited<ReturnType<typeof renderAround>>) =>
    role('button').find((node) => node.getAttribute('aria-label') === '关注公众号')

  test('is no longer prompted when the sheet is closed', async () => {
    const me = jest.spyOn(accountApi, 'me').mockResolvedValue({ ...user, is_follow: true })
    const screen = await renderAround(page, promptSite)
    await screen.tap(promptButton(screen) as Element)
    await screen.waitFor(() => screen.role('dialog').length === 1)
    await screen.tap('关闭')
    await screen.waitFor(() => promptButton(screen) === undefined)
    expect(me).toHaveBeenCalled()
  })

  test('is no longer prompted after coming back to the follow page', async () => {
    const me = jest.spyOn(accountApi, 'me').mockResolvedValue(user)
    const screen = await renderAround(<FollowScreen />, { ...promptSite, at: 'wx.follow' })
    expect(session().user?.is_follow).toBe(false)
    me.mockResolvedValue({ ...user, is_follow: true })
    await fire('useDidShow')
    await screen.waitFor(() => session().user?.is_follow === true)
  })

  test('stays prompted without a word when the server cannot be asked', async () => {
    jest.spyOn(accountApi, 'me').mockRejectedValue(new Error('offline'))
    const screen = await renderAround(page, promptSite)
    await screen.tap(promptButton(screen) as Element)
    await screen.waitFor(() => screen.role('dialog').length === 1)
    await screen.tap('关闭')
    await screen.waitFor(() => screen.role('dialog').length === 0)
    expect(promptButton(screen)).toBeDefined()
    expect(toast).not.toHaveBeenCalled()
  })
})
