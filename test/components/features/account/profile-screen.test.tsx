import type { UserInfo } from '@storefront/contract/entities/account/user'
import { changesOf } from '@/features/account/useProfile'
import { ProfileScreen } from '@/features/account/screens/ProfileScreen'
import { feedback } from '@/platform/feedback'
import { images } from '@/platform/images'
import { blockNavigation } from '@/platform/navigation-guard'
import { accountApi } from '@/services/api/account'
import { uploadsApi } from '@/services/api/uploads'
import { session } from '@/state/session'
import { button, chooseMoment, fill, refusal, renderScreen, user } from '../../fixtures'
import { openedScreens } from '../../screen-router'

// The real one holds an entry of the real router, which these tests replace.
jest.mock('@/platform/navigation-guard', () => ({ blockNavigation: jest.fn() }))

const release = jest.fn()
const hold = jest.mocked(blockNavigation)
const profile: UserInfo = { ...user, email: 'lin@example.com', birthday: '1990-05-04' }
let update: jest.SpyInstance

beforeEach(() => {
  localStorage.clear()
  hold.mockReset().mockReturnValue(release)
  release.mockReset()
  jest.spyOn(feedback, 'toast').mockImplementation(() => {})
  jest.spyOn(accountApi, 'me').mockResolvedValue(profile)
  update = jest
    .spyOn(accountApi, 'updateMe')
    .mockImplementation(async (changes) => ({ ...profile, ...changes, avatar: null }))
})

async function open() {
  const screen = await renderScreen(<ProfileScreen />, {}, profile, 'ucenter.profile')
  await screen.waitFor(() => button('保存'))
  return screen
}

test('shows a name and a picture that wait for their moderation as such, and does not send them again', async () => {
  const pendingAvatar = { full: '/f9', thumb: '/t9', thumb_wx_mp: '/w9', width: 8, height: 8 }
  jest
    .spyOn(accountApi, 'me')
    .mockResolvedValue({ ...profile, pending_name: '官方客服', pending_avatar: pendingAvatar })
  const screen = await open()
  expect(screen.text()).toContain('审核中：通过后其他人才能看到新的昵称和头像')
  expect(document.querySelector('img[src="/t9"]')).not.toBeNull()
  await screen.tap('保存')
  expect(update).not.toHaveBeenCalled()
})

test('says that others see a new name later when it is held', async () => {
  update.mockResolvedValue({ ...profile, pending_name: '官方客服' })
  const screen = await open()
  await fill('昵称', '官方客服')
  await screen.tap('保存')
  expect(feedback.toast).toHaveBeenCalledWith('已保存，审核通过后对其他人可见')
})

test('masks the mobile number and links to binding another', async () => {
  const screen = await open()
  expect(screen.text()).toContain('138****0001')
  expect(screen.text()).not.toContain('13800000001')
  await screen.tap(/^手机号 138/)
  expect(openedScreens()[0]?.name).toBe('ucenter.bindmobile')
})

test('saves only the changed fields, updates the session and releases the navigation guard before it leaves', async () => {
  const openedAtRelease: number[] = []
  release.mockImplementation(() => openedAtRelease.push(openedScreens().length))
  const screen = await open()
  await fill('昵称', ' 小满 ')
  expect(screen.text()).toContain('1990年5月4日')
  expect(screen.text()).not.toContain('1990年5月4日 周')
  await chooseMoment(screen, '生日', '1991-01-02')
  await screen.tap('保存')
  expect(update).toHaveBeenCalledWith({ name: '小满', birthday: '1991-01-02' })
  expect(session().user?.name).toBe('小满')
  // Released before it goes: the router would ask.
  expect([openedAtRelease[0], openedScreens()[0]?.name]).toEqual([0, 'ucenter'])
})

test('shows a message for each invalid field and sends nothing', async () => {
  const screen = await open()
  await fill('昵称', ' ')
  await fill('邮箱', 'lin@')
  await screen.tap('保存')
  expect(screen.role('alert').map((node) => node.textContent)).toEqual(['必填哦', '邮箱格式不对哦~'])
  expect(update).not.toHaveBeenCalled()
})

test('a refused save leaves the input and the navigation guard in place', async () => {
  update.mockRejectedValue(refusal('emailInvalid', '邮箱有误'))
  const screen = await open()
  await fill('昵称', '小满')
  await screen.tap('保存')
  expect(feedback.toast).toHaveBeenCalledWith('邮箱有误', { at: 'bottom' })
  expect(document.querySelector<HTMLInputElement>('input[aria-label="昵称"]')?.value).toBe('小满')
  expect([release.mock.calls.length, openedScreens().length]).toEqual([0, 0])
})

test('blocks navigation while a field differs and releases it when the value is restored', async () => {
  await open()
  expect(hold).not.toHaveBeenCalled()
  await fill('昵称', '小满')
  expect(hold).toHaveBeenCalledWith('修改还没有保存，确定要离开吗？', expect.any(Function))
  await fill('昵称', profile.name)
  expect(release).toHaveBeenCalledTimes(1)
})

test('uploads a new avatar and saves it by id, with saving disabled during the upload', async () => {
  jest.spyOn(images, 'choose').mockResolvedValue({
    ok: true,
    images: [{ path: 'blob:f', name: 'f.png', bytes: 10, width: 9, height: 9, type: 'image/png' }],
  })
  let resolveUpload: (picture: Awaited<ReturnType<typeof uploadsApi.uploadImage>>) => void = () => {}
  jest.spyOn(uploadsApi, 'uploadImage').mockReturnValue(new Promise((resolve) => (resolveUpload = resolve)))
  const screen = await open()
  await screen.tap('头像 上传图片')
  expect(button('保存')).toBeDisabled()
  resolveUpload({ id: 9, full: '/m/9.png', thumb: '/m/9-t.png', thumb_wx_mp: '', width: 9, height: 9 })
  await screen.waitFor(() => !button('保存').disabled)
  await screen.tap('保存')
  expect(update).toHaveBeenCalledWith({ avatar: 9 })
})

test('shows a retry when the profile cannot be loaded', async () => {
  jest.spyOn(accountApi, 'me').mockRejectedValueOnce(refusal('notFound', '加载不到')).mockResolvedValue(profile)
  const screen = await renderScreen(<ProfileScreen />, {}, profile, 'ucenter.profile')
  await screen.tap(await screen.waitFor(() => screen.get('重新加载')))
  await screen.waitFor(() => button('保存'))
})

test('changesOf clears an emptied birthday and ignores whitespace', () => {
  const same = { name: ` ${profile.name} `, email: profile.email, birthday: '1990-05-04' }
  expect(changesOf(profile, same)).toEqual({})
  expect(changesOf(profile, { ...same, birthday: '' })).toEqual({ birthday: null })
})
