import type { EnvKind } from '@/platform/env/types'
import { act } from 'react'
import { BindMobileScreen } from '@/features/account/screens/BindMobileScreen'
import { ensureMobile } from '@/features/account/ensureMobile'
import { useBoundSubmit } from '@/features/account/useBoundSubmit'
import { env } from '@/platform/env'
import { feedback } from '@/platform/feedback'
import { bindingApi } from '@/services/api/binding'
import { setUser } from '@/state/session'
import { Button } from '@/ui/controls/Button'
import { OverlayHost } from '@/ui/overlay/OverlayHost'
import { answerDialog, button, dialog, fill, refusal, renderScreen, user } from '../../fixtures'
import { cleanup } from '../../../setup/render'
import { openedScreens } from '../../screen-router'
import { switchSite, unbound } from './bind-support'

let toast: jest.SpyInstance
beforeEach(() => {
  localStorage.clear()
  toast = jest.spyOn(feedback, 'toast').mockImplementation(() => {})
  jest.spyOn(bindingApi, 'bindMobile').mockResolvedValue({ user, flashMessages: [] })
})

const mockAction = jest.fn<Promise<string>, [number]>()
function ActionButton() {
  const { submit } = useBoundSubmit('action', (payload: number) => mockAction(payload))
  return (
    <OverlayHost>
      <Button onTap={() => void submit(1)}>购买</Button>
    </OverlayHost>
  )
}
async function open(switches: Parameters<typeof switchSite>[0] = {}, as = unbound) {
  mockAction.mockReset().mockResolvedValue('好')
  await switchSite(switches, as)
  return renderScreen(<ActionButton />, {}, as)
}
const hasDialog = () => document.querySelector('[role="dialog"]') !== null
const bindNumber = async () => {
  await fill('手机号', '13800000001')
  await fill('验证码', '123456')
  await act(async () => button('确定').click())
}

test.each([
  ['the site asks for no number', { mobile_bind_required: false }, unbound],
  ['the user has one', {}, user],
])('submits at once when %s', async (_, switches, as) => {
  const screen = await open(switches, as)
  await screen.tap('购买')
  expect(mockAction).toHaveBeenCalledTimes(1)
  expect(hasDialog()).toBe(false)
})

test('ten taps open one dialog, and the submit continues once after binding', async () => {
  const screen = await open()
  await act(async () => {
    for (let tap = 0; tap < 10; tap += 1) screen.get('购买').click()
  })
  expect(document.querySelectorAll('[role="dialog"]')).toHaveLength(1)
  expect(mockAction).not.toHaveBeenCalled()
  await bindNumber()
  await screen.waitFor(() => !hasDialog())
  expect(mockAction).toHaveBeenCalledTimes(1)
})

test('cancels the submit when the dialog is closed, and opens the dialog again on the next tap', async () => {
  const screen = await open()
  await screen.tap('购买')
  await answerDialog('关闭')
  expect(mockAction).not.toHaveBeenCalled()
  await screen.tap('购买')
  expect(dialog().getAttribute('aria-label')).toBe('绑定手机号')
})

test('continues the submit when binding is skipped, and does not prompt a second time', async () => {
  const form = { require_name: false, require_email: false, can_skip: true, phone_button: false }
  const screen = await open({ mobile_form: form }, { ...unbound, uuid: 'later' })
  await screen.tap('购买')
  await answerDialog('暂不绑定')
  expect(mockAction).toHaveBeenCalledTimes(1)
  await screen.tap('购买')
  expect(hasDialog()).toBe(false)
  expect(mockAction).toHaveBeenCalledTimes(2)
})

test('opens the dialog on a mobileBindRequired error of the server and submits again after binding', async () => {
  const screen = await open({ mobile_bind_required: false })
  mockAction.mockRejectedValueOnce(refusal('mobileBindRequired', '请先绑定手机号'))
  await screen.tap('购买')
  expect(toast).not.toHaveBeenCalled()
  await bindNumber()
  await screen.waitFor(() => mockAction.mock.calls.length === 2)
})

test('shows the error toast when the server still refuses after binding, without another dialog', async () => {
  const screen = await open({ mobile_bind_required: false })
  mockAction.mockRejectedValue(refusal('mobileBindRequired', '请先绑定手机号'))
  await screen.tap('购买')
  await bindNumber()
  await screen.waitFor(() => toast.mock.calls.some(([text]) => text === '请先绑定手机号'))
  expect(mockAction).toHaveBeenCalledTimes(2)
  expect(hasDialog()).toBe(false)
})

describe.each<EnvKind>(['weapp', 'alipay', 'app'])('in %s', (kind) => {
  beforeEach(() => void jest.replaceProperty(env, 'kind', kind))

  test('opens the bind page and continues when that page is unmounted', async () => {
    await switchSite()
    const onSettle = jest.fn()
    const screen = await renderScreen(<BindMobileScreen />, {}, unbound)
    await act(async () => void ensureMobile().then(onSettle))
    expect(openedScreens()).toMatchObject([{ name: 'ucenter.bindmobile', mode: 'push' }])
    await bindNumber()
    await screen.waitFor(() => openedScreens().length === 2)
    expect(onSettle).not.toHaveBeenCalled()
    cleanup()
    await act(async () => {})
    expect(onSettle).toHaveBeenCalledWith(true)
  })

  test('cancels when the bind page is left without binding', async () => {
    await switchSite()
    const onSettle = jest.fn()
    await renderScreen(<BindMobileScreen />, {}, unbound)
    await act(async () => void ensureMobile().then(onSettle))
    cleanup()
    await act(async () => {})
    expect(onSettle).toHaveBeenCalledWith(false)
  })
})

test.each<EnvKind>(['browser', 'wechat'])('in %s binding opens in a dialog', async (kind) => {
  jest.replaceProperty(env, 'kind', kind)
  const screen = await open()
  await screen.tap('购买')
  expect(hasDialog()).toBe(true)
  expect(openedScreens()).toEqual([])
  await answerDialog('关闭')
})

test('does not prompt a visitor, who has to log in first', async () => {
  await switchSite()
  setUser(null)
  expect(await ensureMobile()).toBe(true)
})
