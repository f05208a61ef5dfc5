import { countries } from '@storefront/contract/domain/country/country'
import { act } from 'react'
import { BindForm } from '@/features/account/components/binding/BindForm'
import { type Binding, bindProblem } from '@/features/account/validate-binding'
import { feedback } from '@/platform/feedback'
import { bindingApi } from '@/services/api/binding'
import { ApiError } from '@/services/client'
import { session } from '@/state/session'
import { button, fill, refusal, renderScreen, user } from '../../fixtures'
import { switchSite, unbound } from './bind-support'

const all = { require_name: true, require_email: true, can_skip: true, phone_button: false }
const none = { require_name: false, require_email: false, can_skip: false, phone_button: false }
const full: Binding = { mobile: '13800000001', verify_code: '123456', name: '林小满', email: 'lin@example.com' }
const reply = { user: { ...user, mobile: '13800000002' }, flashMessages: [] }

let toast: jest.SpyInstance
beforeEach(() => {
  localStorage.clear()
  toast = jest.spyOn(feedback, 'toast').mockImplementation(() => {})
})

test.each([
  [{ mobile: '' }, 'bind.mobileMissing'],
  [{ mobile: '1380000000' }, 'bind.mobileWrong'],
  [{ verify_code: '' }, 'bind.codeMissing'],
  [{ verify_code: '12345' }, 'bind.codeMissing'],
  [{ name: ' ' }, 'bind.nameMissing'],
  [{ email: '' }, 'bind.emailMissing'],
  [{ email: 'lin@example' }, 'bind.emailWrong'],
  [{}, undefined],
])('with all fields required, bindProblem of %j is %s', (part, text) => {
  expect(bindProblem({ ...full, ...part }, all, countries.CN)?.text).toBe(text)
})

test('allows an empty optional name and e-mail address, but rejects a malformed e-mail address', () => {
  expect(bindProblem({ ...full, name: '', email: '' }, none, countries.CN)).toBeNull()
  expect(bindProblem({ ...full, name: '', email: 'lin@example' }, none, countries.CN)?.text).toBe('bind.emailWrong')
})

async function open(form = none, onSkip = jest.fn()) {
  await switchSite({ mobile_form: form })
  const onDone = jest.fn()
  const screen = await renderScreen(<BindForm onDone={onDone} onSkip={onSkip} />, {}, unbound)
  return { screen, onDone, onSkip }
}

test('shows the specified message for each invalid field and sends nothing', async () => {
  const bind = jest.spyOn(bindingApi, 'bindMobile').mockResolvedValue(reply)
  const { screen } = await open(all)
  const says = async (text: string) => {
    await screen.tap(button('确定'))
    expect(document.querySelector('[role="alert"]')?.textContent).toBe(text)
  }
  await says('请填写手机号')
  await fill('手机号', '138')
  await says('请输入正确的手机号')
  await fill('手机号', '13800000002')
  await says('请填写验证码')
  await fill('验证码', '123456')
  await says('请填写姓名')
  await fill('姓名', '林小满')
  await says('请填写邮箱')
  await fill('邮箱', 'lin')
  await says('请填写规范的邮箱地址')
  expect(bind).not.toHaveBeenCalled()
})

test('stores the bound user in the session and shows a success toast', async () => {
  const bind = jest.spyOn(bindingApi, 'bindMobile').mockResolvedValue(reply)
  const { screen, onDone } = await open({ ...none, require_name: true })
  await fill('手机号', '13800000002')
  await fill('验证码', '123456')
  await fill('姓名', ' 林小满 ')
  await screen.tap(button('确定'))
  expect(bind).toHaveBeenCalledWith(
    { mobile: '13800000002', verify_code: '123456', name: '林小满' },
    expect.any(String),
  )
  expect(session().user).toMatchObject({ mobile: '13800000002', is_mobile_bind: true })
  expect(toast).toHaveBeenCalledWith('绑定成功', { at: 'center' })
  expect(onDone).toHaveBeenCalledTimes(1)
})

test('sends the optional name and e-mail address only when they are filled in', async () => {
  const bind = jest.spyOn(bindingApi, 'bindMobile').mockRejectedValue(refusal('mobileTaken', '该手机号已绑定其他账号'))
  const { screen } = await open()
  expect(document.querySelector('input[placeholder="请输入邮箱（选填）"]')).not.toBeNull()
  await fill('手机号', '13800000002')
  await fill('验证码', '123456')
  await screen.tap(button('确定'))
  expect(bind).toHaveBeenLastCalledWith({ mobile: '13800000002', verify_code: '123456' }, expect.any(String))
  await fill('姓名', ' 林小满 ')
  await fill('邮箱', 'lin')
  await screen.tap(button('确定'))
  expect(document.querySelector('[role="alert"]')?.textContent).toBe('请填写规范的邮箱地址')
  await fill('邮箱', 'lin@example.com ')
  await screen.tap(button('确定'))
  expect(bind).toHaveBeenCalledTimes(2)
  expect(bind).toHaveBeenLastCalledWith(
    { mobile: '13800000002', verify_code: '123456', name: '林小满', email: 'lin@example.com' },
    expect.any(String),
  )
})

test('shows a refusal as a centered toast with the server message and leaves the form open', async () => {
  jest.spyOn(bindingApi, 'bindMobile').mockRejectedValue(refusal('mobileTaken', '该手机号已绑定其他账号'))
  const { screen, onDone } = await open()
  await fill('手机号', '13800000002')
  await fill('验证码', '123456')
  await screen.tap(button('确定'))
  expect(toast).toHaveBeenCalledWith('该手机号已绑定其他账号', { at: 'center' })
  expect(onDone).not.toHaveBeenCalled()
  expect(session().user?.is_mobile_bind).toBe(false)
})

test('ten taps send one request, and a retry after a timeout has the same idempotency key', async () => {
  const bind = jest
    .spyOn(bindingApi, 'bindMobile')
    .mockRejectedValueOnce(new ApiError({ kind: 'timeout' }))
    .mockResolvedValue(reply)
  const { screen, onDone } = await open()
  await fill('手机号', '13800000002')
  await fill('验证码', '123456')
  const submit = button('确定')
  await screen.tap(submit)
  await act(async () => {
    for (let tap = 0; tap < 10; tap += 1) submit.click()
  })
  await screen.waitFor(() => onDone.mock.calls.length > 0)
  expect(bind).toHaveBeenCalledTimes(2)
  expect(bind.mock.calls[1]?.[1]).toBe(bind.mock.calls[0]?.[1])
  expect(onDone).toHaveBeenCalledTimes(1)
})

test('can be skipped only when the site allows it', async () => {
  const { onSkip, screen } = await open({ ...none, can_skip: true })
  await screen.tap(button('暂不绑定'))
  expect(onSkip).toHaveBeenCalled()
  await open(none)
  expect([...document.querySelectorAll('button')].filter((one) => one.textContent === '暂不绑定')).toHaveLength(0)
})
