import { LoginScreen } from '@/features/account/screens/LoginScreen'
import { feedback } from '@/platform/feedback'
import { siteApi } from '@/services/api/site'
import { accountApi } from '@/services/api/account'
import { openedScreens } from '../../screen-router'
import { answerDialog, button, fill, refusal, renderScreen, user } from '../../fixtures'

const reply = { user, token: '', basket_count: 0, flashMessages: [] }
let toast: jest.SpyInstance

beforeEach(() => {
  toast = jest.spyOn(feedback, 'toast').mockImplementation(() => {})
  jest.spyOn(siteApi, 'pageconfig').mockReturnValue(new Promise(() => {}))
})
const open = () => renderScreen(<LoginScreen />, { next: '/order/' }, null)
const send = '获取验证码'

test('enables the code request after 11 digits and strips other characters', async () => {
  await open()
  expect(button(send)).toBeDisabled()
  await fill('手机号', '+86 138-0000-0001')
  expect(button(send)).toBeEnabled()
})

test('requesting a code starts the countdown and shows a confirmation toast', async () => {
  jest.spyOn(accountApi, 'verifyMobile').mockResolvedValue({ ok: true, resend_after: 60 })
  const screen = await open()
  await fill('手机号', '13800000001')
  await screen.tap(send)
  expect(screen.text()).toMatch(/(60|59) 秒后重发/)
  expect(toast).toHaveBeenCalledWith('验证码已发送，请注意查收', expect.anything())
  expect(accountApi.verifyMobile).toHaveBeenCalledWith('13800000001', 'm_login', undefined)
})

test('a refused code request stops the countdown and shows the server message', async () => {
  jest.spyOn(accountApi, 'verifyMobile').mockRejectedValue(refusal('codeTooSoon', '验证码发送太频繁，请 30 秒后再试'))
  const screen = await open()
  await fill('手机号', '13800000001')
  await screen.tap(send)
  await screen.waitFor(() => screen.get(send))
  expect(toast).toHaveBeenCalledWith('验证码发送太频繁，请 30 秒后再试', expect.anything())
})

test('shows the specified message for each invalid field, asks for the consent, and sends nothing', async () => {
  const login = jest.spyOn(accountApi, 'loginMobile').mockResolvedValue(reply)
  const screen = await open()
  const submit = () => screen.tap(button('登录'))
  await submit()
  expect(screen.text()).toContain('请输入正确的手机号')
  await fill('手机号', '13800000001')
  await submit()
  expect(screen.text()).toContain('请填写验证码')
  await fill('验证码', '123456')
  await submit()
  await answerDialog('取消')
  expect(login).not.toHaveBeenCalled()
})

test('agreeing in the dialog that asks for the consent logs in', async () => {
  const login = jest.spyOn(accountApi, 'loginMobile').mockResolvedValue(reply)
  const screen = await open()
  await fill('手机号', '13800000001')
  await fill('验证码', '123456')
  await screen.tap(button('登录'))
  await answerDialog('同意并登录')
  await screen.waitFor(() => openedScreens().length > 0)
  expect(login).toHaveBeenCalledTimes(1)
})

test('a wrong code is said beside its field, and no dialog opens', async () => {
  jest.spyOn(accountApi, 'loginMobile').mockRejectedValue(refusal('codeWrong', '验证码错误或已过期'))
  const screen = await open()
  await fill('手机号', '13800000001')
  await fill('验证码', '123456')
  await screen.tap('我已阅读并同意用户协议和隐私政策')
  await screen.tap(button('登录'))
  await screen.waitFor(() => screen.text().includes('验证码错误或已过期'))
  expect(document.querySelector('input[aria-label="验证码"]')).toHaveAccessibleDescription('验证码错误或已过期')
  expect(toast).not.toHaveBeenCalled()
})

test('a login redirects to the requested screen', async () => {
  jest.spyOn(accountApi, 'loginMobile').mockResolvedValue(reply)
  const screen = await open()
  await fill('手机号', '13800000001')
  await fill('验证码', '123456')
  await screen.tap('我已阅读并同意用户协议和隐私政策')
  await screen.tap(button('登录'))
  await screen.waitFor(() => openedScreens().length > 0)
  expect(openedScreens()).toMatchObject([{ name: 'shop.order', mode: 'replace' }])
})
