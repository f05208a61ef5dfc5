/**
 * Replaces @tarojs/router on H5 (aliased in config/h5-chain.ts). Taro's own router shows page paths in the address bar,
 * tells history entries apart by page path alone (two products in a row are one to it), loses the scroll position on a
 * reload and remounts a screen when its query changes. This one uses the spec's addresses and numbered entries. It
 * exports what Taro's H5 entry and @tarojs/taro-h5 import from there, and no more: a missing name fails the build.
 */
import type { AppInstance } from '@tarojs/runtime'
import { Current, safeExecute } from '@tarojs/runtime'
import { firstPage } from '@/platform/first-page'
import { nextTask } from '@/platform/first-page/run-in-tasks'
import { onConsume } from '@/platform/launch-params/screen-params'
import { captureLinks } from './anchors'
import { here } from './address'
import { start } from './navigation'
import { rememberFront, storeOfFront } from './screens'
import './base.css'
import type { TaroAppConfig } from './taro-config'

export { getCurrentPages, navigateBack, navigateTo, reLaunch, redirectTo, switchTab } from './api'
export { showTitle as setTitle } from '@/platform/display/title'

/** There is no navigation bar of our own on H5: the browser, or the app around it, draws one. */
export const setNavigationBarStyle = (): void => {}
export const setNavigationBarLoading = (): void => {}

/** Taro's entry makes a history and hands it to the router; ours reads the browser's own. */
export const createBrowserHistory = (): object => ({})
export const history: object = {}

/** Puts the element that the app renders into on the page, unless index.html has it. */
export function handleAppMount(config: TaroAppConfig): void {
  const id = config.appId ?? 'app'
  let element = document.getElementById(id)
  if (!element) {
    element = document.createElement('div')
    element.id = id
    document.body.appendChild(element)
  }
  element.classList.add('taro_router')
}

/**
 * Called at the end of the entry. In a document that the server has rendered the screen is opened in a task of its own:
 * evaluating the app has kept taps waiting long enough.
 */
export function createRouter(_history: object, app: AppInstance, config: TaroAppConfig): void {
  if (firstPage) void nextTask().then(() => openFirst(app, config))
  else openFirst(app, config)
}

/** Starts the app on the screen that the address names. */
function openFirst(app: AppInstance, config: TaroAppConfig): void {
  const match = here()
  const launch = { path: match.name, query: { ...match.params }, scene: 0, shareTicket: '', referrerInfo: {} }
  app.onLaunch?.(launch)
  window.addEventListener('error', (event) => app.onError?.(event.message))
  if (app.onUnhandledRejection)
    window.addEventListener('unhandledrejection', (event) => app.onUnhandledRejection?.(event))
  onConsume((params) => storeOfFront()?.set(params))
  start(config)
  app.onShow?.(launch)
  captureLinks()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') {
      app.onShow?.(launch)
      Current.page?.onShow?.()
      return
    }
    rememberFront()
    if (Current.page?.path) safeExecute(Current.page.path, 'onHide')
    app.onHide?.(launch)
  })
  window.addEventListener('pagehide', rememberFront)
}
