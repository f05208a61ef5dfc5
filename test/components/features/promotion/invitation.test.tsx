import type { Invitation } from '@storefront/contract/entities/promotion/coins'
import { InviteScreen } from '@/features/promotion/screens/InviteScreen'
import '@/i18n/promotion'
import '@/i18n/subpackage'
import { clipboard } from '@/platform/clipboard'
import { feedback } from '@/platform/feedback'
import { coinsApi } from '@/services/api/coins'
import { refusal, renderScreen, user } from '../../fixtures'
import { openedScreens } from '../../screen-router'

const invitation: Invitation = { code: 'K7M2P9', share_link: '', path: '', count: 3, can_accept: true }
const open = (code: string, as: typeof user | null = user) =>
  renderScreen(<InviteScreen />, code ? { code } : {}, as, 'gamification.invite')

let toast: jest.SpyInstance
beforeEach(() => {
  localStorage.clear()
  toast = jest.spyOn(feedback, 'toast').mockImplementation(() => {})
  jest.spyOn(coinsApi, 'invitation').mockResolvedValue(invitation)
})

test('shows the own code with how many came by it, and copies it', async () => {
  const copy = jest.spyOn(clipboard, 'copy').mockResolvedValue('done')
  const screen = await open('')
  await screen.waitFor(() => screen.get(/K7M2P9/))
  expect(screen.text()).toContain('已邀请 3 人')
  expect(screen.text()).not.toContain('好友邀请您加入')
  await screen.tap('复制邀请码')
  expect(copy).toHaveBeenCalledWith('K7M2P9')
})

test("accepts a friend's invitation once it is tapped, not by opening the link", async () => {
  const accept = jest.spyOn(coinsApi, 'acceptInvitation').mockResolvedValue({ ...invitation, can_accept: false })
  const screen = await open('ab12cd')
  await screen.waitFor(() => screen.get('接受邀请'))
  expect(accept).not.toHaveBeenCalled()
  await screen.tap('接受邀请')
  await screen.waitFor(() => screen.get('已接受邀请'))
  expect(accept.mock.calls).toEqual([['AB12CD', expect.any(String)]])
})

test('says why an invitation cannot be accepted', async () => {
  jest.spyOn(coinsApi, 'invitation').mockResolvedValue({ ...invitation, can_accept: false })
  const screen = await open('AB12CD')
  await screen.waitFor(() => screen.get(/只有新用户可以接受邀请/))
  expect(screen.text()).not.toContain('已接受邀请')
})

test("shows the server's refusal and keeps the button", async () => {
  jest.spyOn(coinsApi, 'acceptInvitation').mockRejectedValue(refusal('inviteWrong', '邀请码不存在'))
  const screen = await open('AB12CD')
  await screen.waitFor(() => screen.get('接受邀请'))
  await screen.tap('接受邀请')
  await screen.waitFor(() => {
    expect(toast).toHaveBeenCalledWith('邀请码不存在', expect.anything())
    return true
  })
  screen.get('接受邀请')
})

test('asks nothing when the own link is opened', async () => {
  const screen = await open('K7M2P9')
  await screen.waitFor(() => screen.get(/K7M2P9/))
  expect(screen.text()).not.toContain('好友邀请您加入')
})

test('leads a visitor to login, and back here by its address', async () => {
  const screen = await open('AB12CD', null)
  await screen.waitFor(() => screen.get('登录并接受邀请'))
  expect(coinsApi.invitation).not.toHaveBeenCalled()
  await screen.tap('登录并接受邀请')
  await screen.waitFor(() => openedScreens().length > 0)
  expect(openedScreens()[0]).toMatchObject({ name: 'login', params: { next: expect.stringContaining('AB12CD') } })
})
