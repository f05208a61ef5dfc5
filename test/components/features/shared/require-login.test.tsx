import { useRequireLogin } from '@/shared/screen/useRequireLogin'
import { goLogin } from '@/router'
import { session } from '@/state/session'
import { Screen } from '@/ui/layout/Screen'
import { act } from 'react'
import { fire } from '../../../setup/render'
import { user } from '../../fixtures'
import { openedScreens, standOn } from '../../screen-router'
import { renderAround } from '../../site/support'

function Guarded() {
  const guard = useRequireLogin()
  return guard ? <Screen title="钱包" state={guard} /> : <Screen title="钱包">余额</Screen>
}

/** A login without a question whose end the test decides. */
function silentLogin() {
  let end = (_user: null): void => undefined
  const silent = new Promise<null>((resolve) => {
    end = resolve
  })
  jest.spyOn(session(), 'loginSilently').mockReturnValue(silent)
  return () => act(async () => end(null))
}

const gate = { name: 'login', params: { next: '/wallet/', gate: '1' }, mode: 'replace' }
const around = { at: 'wallet', as: null } as const

test('replaces the screen by login with the screen as its next, once while login is in front', async () => {
  const screen = await renderAround(<Guarded />, around)
  await screen.waitFor(() => openedScreens().length > 0)
  expect(openedScreens()).toEqual([gate])
  expect(screen.text()).not.toContain('余额')
  standOn('login', { next: '/wallet/' })
  await fire('useDidShow')
  expect(openedScreens()).toEqual([])
})

test('skips the redirect while login is in front, and redirects when the screen is in front again', async () => {
  const finishLogin = silentLogin()
  await renderAround(<Guarded />, around)
  // A refused call was faster.
  await act(async () => goLogin())
  expect(openedScreens()).toEqual([{ name: 'login', params: { next: '/wallet/' }, mode: 'push' }])
  standOn('login', { next: '/wallet/' })
  await finishLogin()
  expect(openedScreens()).toEqual([])
  standOn('wallet', {})
  await fire('useDidShow')
  expect(openedScreens()).toEqual([gate])
})

test('renders the screen for a user without a redirect', async () => {
  const screen = await renderAround(<Guarded />, { at: 'wallet', as: user })
  await fire('useDidShow')
  expect([screen.text().includes('余额'), openedScreens()]).toEqual([true, []])
})
