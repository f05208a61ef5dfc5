import { origin } from './origin'
import { installFetch } from './web'
import { miniRequests } from './mini'
import { installVendor } from './vendor'
import { TIMEOUT_MS } from '../../../scripts/lib/wait.mjs'
import { isMini, kind } from './kind'

/** The modules of one start of the app, and what it showed since. */
export type App = Awaited<ReturnType<typeof load>> & { readonly display: Shown }

interface Shown {
  /** Every line and dialog that was shown, in its order; what a dialog is answered with is in `confirms`. */
  readonly messages: string[]
  /** Whether dialogs are confirmed. */
  confirms: boolean
}

const load = async () => ({
  taro: await import('../../setup/taro'),
  render: await import('../../setup/render'),
  screens: await import('../../components/screen-router'),
  react: await import('react'),
  start: await import('@/state/start'),
  startup: await import('@/state/startup'),
  session: (await import('@/state/session')).session,
  client: await import('@/services/client'),
  account: (await import('@/services/api/account')).accountApi,
  site: (await import('@/services/api/site')).siteApi,
  uploads: (await import('@/services/api/uploads')).uploadsApi,
  siteState: (await import('@/state/site')).siteState,
  guard: await import('@/shared/screen/useRequireLogin'),
  errors: await import('@/services/error-handler'),
  errorDisplay: (await import('@/shared/screen/error-display')).errorDisplay,
  log: await import('@/services/log'),
  queries: await import('@/services/query'),
  reactQuery: await import('@tanstack/react-query'),
  submits: await import('@/services/use-submit'),
  storage: await import('@/platform/storage'),
  feedback: (await import('@/platform/feedback')).feedback,
  flash: await import('@/state/flash'),
  dialogs: await import('@/ui/overlay/dialogs'),
  // Screens are drawn without their pages, which would bring these.
  words: [await import('@/i18n/subpackage'), await import('@/i18n/catalog'), await import('@/i18n/order')],
  // The stand-in of ./setup.ts.
  pauses: (await import('@/lib/async')) as unknown as { closePauses(): void },
})

/** The device's data, which survive a restart of the app. */
let state: Record<string, unknown> = {}
let current: App | undefined

interface Storage {
  getStorageInfoSync(): { keys: string[] }
  getStorageSync(key: string): unknown
  setStorageSync(key: string, value: unknown): void
}
const storageOf = (taro: App['taro']): Storage => taro.default as unknown as Storage

function keepStorage(): void {
  if (!current) return
  const storage = storageOf(current.taro)
  state = Object.fromEntries(storage.getStorageInfoSync().keys.map((key) => [key, storage.getStorageSync(key)]))
}

/** Every way the app can speak by is heard here; a dialog is answered at once. */
function listen(app: Awaited<ReturnType<typeof load>>): Shown {
  const display: Shown = { messages: [], confirms: true }
  const showMessage = (text: string) => void display.messages.push(text)
  jest.spyOn(app.feedback, 'toast').mockImplementation(showMessage)
  const dialogs = app.dialogs as unknown as { onDialog(on: (text: string) => boolean): void }
  dialogs.onDialog((text) => {
    showMessage(text)
    return display.confirms
  })
  return display
}

/** The router's stand-in stays where it was put; here a screen that is opened is in front from then on. */
function walk({ router }: Awaited<ReturnType<typeof load>>['screens']): void {
  const { open } = router
  jest.spyOn(router, 'open').mockImplementation(async (name, params, mode) => {
    await open(name, params, mode)
    jest.spyOn(router, 'here').mockReturnValue({ name, params: {} })
  })
}

async function begin(): Promise<App> {
  jest.resetModules()
  process.env['TARO_APP_API_BASE'] = origin()
  // Modules ask their vendor while they load, so that the vendor is there first.
  const taro = await import('../../setup/taro')
  installVendor(taro)
  if (isMini) {
    taro.answerRequests(miniRequests(kind as 'weapp' | 'alipay'))
    for (const [key, value] of Object.entries(state)) storageOf(taro).setStorageSync(key, value)
  } else installFetch()
  const app = await load()
  current = { ...app, display: listen(app) }
  app.screens.standOn('mobile.index', {})
  walk(app.screens)
  app.errors.configureErrorDisplay(app.errorDisplay)
  app.start.start()
  await until(() => app.session().status !== 'unknown' || app.siteState().status === 'failed')
  return current
}

/** Starts the app on a device that knows nothing of it. */
export function boot(): Promise<App> {
  state = {}
  localStorage.clear()
  sessionStorage.clear()
  return begin()
}

function unload(): void {
  current?.render.cleanup()
  current?.pauses.closePauses()
}

/** Closes the app and starts it again: what it kept on the device is there, all else is forgotten. */
export function reload(): Promise<App> {
  keepStorage()
  unload()
  return begin()
}

/** Resolves when `check` holds. */
export async function until(check: () => boolean, ms = TIMEOUT_MS): Promise<void> {
  const end = Date.now() + ms
  while (!check()) {
    if (Date.now() > end) throw new Error(`still not so: ${check}`)
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}

/** Closes the app; whatever nobody has caught by then is handed out. */
export async function close(): Promise<readonly unknown[]> {
  unload()
  current?.queries.queryClient.clear()
  current = undefined
  // A rejection is called unhandled after the microtasks of its turn.
  await new Promise((resolve) => setTimeout(resolve))
  return uncaught.splice(0)
}

/** Shows the failures of calls in this app, as a screen would. */
export const expectMessages = async (app: App, calls: readonly Promise<unknown>[]): Promise<void> => {
  await Promise.all(calls.map((one) => one.catch((error: unknown) => app.errors.showError(error))))
}
