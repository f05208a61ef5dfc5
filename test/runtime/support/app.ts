import type Taro from '@tarojs/taro'
import type ReactTestUtil from '@tarojs/test-utils-react'
import { TIMEOUT_MS } from '../../../scripts/lib/wait.mjs'

/** The app of one test: what finds and taps, Taro itself, and the app's navigation, all of the same start. */
export interface RunningApp {
  readonly utils: ReactTestUtil
  readonly taro: typeof Taro
  readonly go: typeof import('@/router').go
  /** Resolves with the first element of the screen in front whose own text contains `text`. */
  readonly find: (text: string) => Promise<HTMLElement>
  /** Goes back in the browser's history and waits for the screen. */
  readonly back: () => Promise<void>
}

// The router of an earlier test listens to this window and its document too; it must not answer for the one under test.
const stops: (() => void)[] = []
for (const target of [window, document]) {
  const listen = target.addEventListener.bind(target)
  target.addEventListener = (name: string, handler: EventListener, options?: AddEventListenerOptions) => {
    listen(name, handler, options)
    stops.push(() => target.removeEventListener(name, handler, options))
  }
}

/** The element of the screen in front. */
export function frontPage(): HTMLElement {
  const pages = document.querySelectorAll<HTMLElement>('.taro_page:not(.taro_page_shade)')
  const front = pages[pages.length - 1]
  if (!front) throw new Error(`no screen is in front in: ${document.body.innerHTML.slice(0, 500)}`)
  return front
}

/** Starts the whole app (src/app) at an address below /mobile, by the test utilities' `createApp`. */
export async function startApp(address: string): Promise<RunningApp> {
  jest.resetModules()
  localStorage.clear()
  sessionStorage.clear()
  window.history.replaceState(null, '', `/mobile${address}`)
  const { default: TestUtil } = await import('@tarojs/test-utils-react')
  const { default: taro } = await import('@tarojs/taro')
  const { go } = await import('@/router')
  const utils = new TestUtil()
  await utils.createApp()
  const find = (text: string) =>
    utils.queries.waitForQueryByText(text, '.taro_page:not(.taro_page_shade) *', {
      timeout: TIMEOUT_MS,
    }) as Promise<HTMLElement>
  const back = async () => {
    const popped = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
    window.history.back()
    await popped
  }
  return { utils, taro, go, find, back }
}

/** Ends the app of the test. */
export async function endApp(): Promise<void> {
  for (const stop of stops.splice(0)) stop()
  const { queryClient } = await import('@/services/query')
  queryClient.clear()
  document.body.innerHTML = ''
}
