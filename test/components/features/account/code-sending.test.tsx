import { act } from 'react'
import { SendCodeButton } from '@/features/account/components/binding/SendCodeButton'
import { useVerificationCode } from '@/features/account/useVerificationCode'
import { feedback } from '@/platform/feedback'
import { type VerifyKind, accountApi } from '@/services/api/account'
import { button, refusal, renderScreen } from '../../fixtures'
import { switchSite } from './bind-support'

const mockPass = jest.fn<Promise<string | undefined>, []>()
jest.mock('@/features/account/passCaptcha', () => ({ passCaptcha: () => mockPass() }))

const MOBILE = '13800000001'
const Code = ({ kind = 'm_bind' }: { readonly kind?: VerifyKind }) => (
  <SendCodeButton {...useVerificationCode(MOBILE, kind)} />
)

let verify: jest.SpyInstance
let toast: jest.SpyInstance
beforeEach(() => {
  mockPass.mockReset()
  toast = jest.spyOn(feedback, 'toast').mockImplementation(() => {})
  verify = jest.spyOn(accountApi, 'verifyMobile').mockResolvedValue({ ok: true, resend_after: 60 })
})
const open = async (captcha_required = false) => {
  await switchSite({ captcha_required })
  return renderScreen(<Code />)
}
const send = '获取验证码'
const isCounting = () => /\d+ 秒后重发/.test(document.body.textContent ?? '')

test('a site with captcha requires it first, and the countdown starts with the request', async () => {
  let passCaptcha: (id: string) => void = () => {}
  mockPass.mockReturnValue(new Promise((resolve) => (passCaptcha = resolve)))
  const screen = await open(true)
  await screen.tap(send)
  expect(verify).not.toHaveBeenCalled()
  expect(isCounting()).toBe(false)
  expect(button(send)).toBeDisabled()
  await act(async () => passCaptcha('c1'))
  expect(verify).toHaveBeenCalledWith(MOBILE, 'm_bind', 'c1')
  expect(isCounting()).toBe(true)
  expect(toast).toHaveBeenCalledWith('验证码已发送，请注意查收', expect.anything())
})

test('opens the captcha when the server requires one and resends the code automatically', async () => {
  verify
    .mockRejectedValueOnce(refusal('captchaRequired', '请先完成滑块验证'))
    .mockRejectedValueOnce(refusal('captchaGone', '验证已失效，请重新验证'))
  mockPass.mockResolvedValueOnce('c1').mockResolvedValueOnce('c2')
  const screen = await open()
  await screen.tap(send)
  await screen.waitFor(isCounting)
  expect(verify.mock.calls.map(([, , captcha]) => captcha)).toEqual([undefined, 'c1', 'c2'])
  expect(toast.mock.calls).toEqual([['验证码已发送，请注意查收', expect.anything()]])
})

test('a cancelled captcha sends nothing and leaves the button enabled', async () => {
  mockPass.mockResolvedValue(undefined)
  const screen = await open(true)
  await screen.tap(send)
  expect(verify).not.toHaveBeenCalled()
  expect(isCounting()).toBe(false)
  expect(button(send)).toBeEnabled()
})

test.each([
  ['codeTooSoon', '验证码发送太频繁，请 30 秒后再试'],
  ['mobileInvalid', '请输入正确的手机号'],
] as const)('a refusal (%s) shows the server message and stops the countdown', async (name, detail) => {
  verify.mockRejectedValue(refusal(name, detail))
  const screen = await open()
  await screen.tap(send)
  await screen.waitFor(() => toast.mock.calls.length > 0)
  expect(toast).toHaveBeenCalledWith(detail, expect.anything())
  expect(isCounting()).toBe(false)
})

test('ten simultaneous taps request one code', async () => {
  await open()
  await act(async () => {
    for (let tap = 0; tap < 10; tap += 1) button(send).click()
  })
  expect(verify).toHaveBeenCalledTimes(1)
})

test('counts down from the resend time of the server', async () => {
  verify.mockResolvedValue({ ok: true, resend_after: 90 })
  const screen = await open()
  await screen.tap(send)
  expect(document.body.textContent).toMatch(/(90|89) 秒后重发/)
})
