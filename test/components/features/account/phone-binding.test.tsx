import { BindForm } from '@/features/account/components/binding/BindForm'
import { feedback } from '@/platform/feedback'
import type { PhoneButtonProps } from '@/platform/elements/types'
import { bindingApi } from '@/services/api/binding'
import { session } from '@/state/session'
import { button, fill, refusal, renderScreen, user } from '../../fixtures'
import { switchSite, unbound } from './bind-support'

// A mini-program's button, whose vendor grants at the tap.
jest.mock('@/platform/elements/phone-button', () => ({
  hasPhoneButton: true,
  PhoneButton: ({ disabled, onGrant, children }: PhoneButtonProps) => (
    <button type="button" disabled={disabled} onClick={() => onGrant({ vendor: 'weapp', grant: 'phone-code' })}>
      {children}
    </button>
  ),
}))

const form = { require_name: false, require_email: false, can_skip: false, phone_button: true }
const reply = { user: { ...user, mobile: '13800000002' }, flashMessages: [] }
const PHONE = '手机号快捷绑定'

async function open(more: Partial<typeof form> = {}) {
  jest.spyOn(feedback, 'toast').mockImplementation(() => {})
  await switchSite({ mobile_form: { ...form, ...more } })
  const onDone = jest.fn()
  return { screen: await renderScreen(<BindForm onDone={onDone} />, {}, unbound), onDone }
}

test('binds the number that the vendor grants, with the name and e-mail address of the form', async () => {
  const bind = jest.spyOn(bindingApi, 'bindPhone').mockResolvedValue(reply)
  const { screen, onDone } = await open()
  await fill('姓名', ' 林小满 ')
  await screen.tap(button(PHONE))
  expect(bind).toHaveBeenCalledWith({ vendor: 'weapp', grant: 'phone-code', name: '林小满' }, expect.any(String))
  expect(onDone).toHaveBeenCalledTimes(1)
  expect(session().user?.mobile).toBe('13800000002')
})

test('asks the vendor for nothing while a required name is missing, and names the field', async () => {
  const bind = jest.spyOn(bindingApi, 'bindPhone').mockResolvedValue(reply)
  const { screen } = await open({ require_name: true })
  await screen.tap(button(PHONE))
  expect(document.querySelector('[role="alert"]')?.textContent).toBe('请填写姓名')
  expect(bind).not.toHaveBeenCalled()
  await fill('姓名', '林小满')
  await screen.tap(button(PHONE))
  expect(bind).toHaveBeenCalledTimes(1)
})

test('shows a refusal in the words of the server and leaves the form with the code by SMS', async () => {
  jest
    .spyOn(bindingApi, 'bindPhone')
    .mockRejectedValue(refusal('phoneNotGranted', '没有获取到手机号，请改用短信验证码'))
  const { screen, onDone } = await open()
  await screen.tap(button(PHONE))
  expect(feedback.toast).toHaveBeenCalledWith('没有获取到手机号，请改用短信验证码', { at: 'center' })
  expect(onDone).not.toHaveBeenCalled()
  expect(button('获取验证码')).toBeTruthy()
})

test('offers no such button where the site has none', async () => {
  await open({ phone_button: false })
  expect([...document.querySelectorAll('button')].some((one) => one.textContent === PHONE)).toBe(false)
})
