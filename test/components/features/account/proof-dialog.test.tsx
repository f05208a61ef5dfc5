import { ProofDialog } from '@/features/account/components/binding/ProofDialog'
import { accountApi } from '@/services/api/account'
import { button, fill, renderScreen, user } from '../../fixtures'

async function open(by: 'code' | 'totp') {
  jest.spyOn(accountApi, 'freshState').mockResolvedValue({ is_fresh: false, by, mobile: '138****0001' })
  const login = jest.spyOn(accountApi, 'freshLogin').mockResolvedValue({ ok: true })
  const close = jest.fn()
  const screen = await renderScreen(<ProofDialog close={close} />, {}, user)
  await screen.waitFor(() => document.querySelector('input') !== null)
  return { screen, login, close }
}

test('asks for the code to the old number and closes with true', async () => {
  const { screen, login, close } = await open('code')
  expect(document.body.textContent).toContain('138****0001')
  await screen.tap(button('确定'))
  expect(document.querySelector('[role="alert"]')?.textContent).toBe('请填写验证码')
  expect(login).not.toHaveBeenCalled()
  await fill('验证码', '123456')
  await screen.tap(button('确定'))
  expect(login).toHaveBeenCalledWith({ verify_code: '123456' }, expect.any(String))
  expect(close).toHaveBeenCalledWith(true)
})

test('asks for the authenticator where it is on, and sends no code', async () => {
  const { screen, login } = await open('totp')
  expect(document.body.textContent).not.toContain('获取验证码')
  await fill('身份验证器', '123456')
  await screen.tap(button('确定'))
  expect(login).toHaveBeenCalledWith({ totp: '123456' }, expect.any(String))
})

test('says how support changes the number when the old one is lost', async () => {
  const { screen } = await open('code')
  await screen.tap(button('号码已停用？'))
  expect(document.body.textContent).toContain('请联系客服')
})
