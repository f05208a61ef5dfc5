/**
 * `@tarojs/taro` for component tests: remembers every call, answers from a script, and lets a test fire the
 * page's lifecycle. What a test did not foresee throws and names itself, so no screen passes on a silent undefined.
 *
 * @example
 *   answer('showModal', { confirm: true, cancel: false })
 *   expect(callsOf('navigateTo')).toEqual([{ url: '/pages/user/login/index' }])
 */
import { useEffect, useRef } from 'react'

type Options = Record<string, unknown>
type Listener = (...args: never[]) => unknown
interface RequestOptions {
  url: string
  method?: string
  data?: unknown
  header?: Record<string, string>
}
interface Reply {
  statusCode: number
  data: unknown
  header?: Record<string, string>
}

const calls: { name: string; options: unknown }[] = []
const answers = new Map<string, unknown[]>()
const storage = new Map<string, unknown>()
const lifecycle = new Map<string, Set<Listener>>()
const events = new Map<string, Set<Listener>>()
let onRequest: ((options: RequestOptions) => Reply | Promise<Reply>) | null = null
let params: Record<string, string> = {}

/** Every call so far of one API with its options. */
export const callsOf = (name: string): unknown[] =>
  calls.filter((call) => call.name === name).map((call) => call.options)

/** Queues what the next call of `name` resolves with; an Error rejects. */
export const answer = (name: string, value: unknown): void =>
  void answers.set(name, [...(answers.get(name) ?? []), value])

/** Answers `Taro.request` and `Taro.uploadFile`. */
export const answerRequests = (handler: typeof onRequest): void => {
  onRequest = handler
}

let page = { path: '/pages/test/index' }

/**
 * Opens another page with these address parameters, read by `useRouter` and `useLoad`; it stays the page until the next
 * call.
 */
export const setParams = (next: Record<string, string>): void => {
  params = next
  page = { ...page }
}

/** Returns the results of the page's listeners of a hook, e.g. of `useShareAppMessage`. */
export const collectReplies = (hook: string, ...args: unknown[]): unknown[] =>
  [...(lifecycle.get(hook) ?? [])].map((listener) => listener(...(args as never[])))

/** Calls the page's listeners of `useDidShow`, `useReachBottom`, … by hook name. */
export const fire = (hook: string, ...args: unknown[]): void =>
  lifecycle.get(hook)?.forEach((listener) => void listener(...(args as never[])))

export function resetTaro(): void {
  calls.length = 0
  for (const map of [answers, storage, lifecycle, events]) map.clear()
  onRequest = null
  params = {}
}

/** A promise-and-callback API of the vendors: recorded, answered from the script or with `byDefault`. */
function api(name: string, byDefault: Options = {}) {
  return (
    options:
      | (Options & { success?: (r: unknown) => void; fail?: (e: unknown) => void; complete?: () => void })
      | undefined,
  ) => {
    const { success, fail, complete, ...plain } = options ?? {}
    calls.push({ name, options: plain })
    const scripted = answers.get(name)?.shift()
    const promise =
      scripted instanceof Error
        ? Promise.reject(scripted)
        : Promise.resolve({ errMsg: `${name}:ok`, ...byDefault, ...(scripted as object) })
    if (success || fail || complete) promise.then(success, fail ?? (() => {})).finally(complete)
    return promise
  }
}

function request(options: RequestOptions & { success?: (r: Reply) => void; fail?: (e: unknown) => void }) {
  const { success, fail, ...plain } = options
  calls.push({ name: 'request', options: plain })
  const handler = onRequest
  let stop: (error: Error) => void = () => {}
  const aborted = new Promise<never>((_, reject) => {
    stop = reject
  })
  const exchange = (async () => {
    if (!handler) throw new Error(`request:fail no answer scripted for ${options.method ?? 'GET'} ${options.url}`)
    return { header: {}, errMsg: 'request:ok', ...(await handler(options)) }
  })()
  const promise = Promise.race([exchange, aborted])
  if (success || fail) promise.then(success, fail ?? (() => {}))
  return Object.assign(promise, { abort: () => stop(new Error('request:fail abort')) })
}

/** A page hook: the newest closure is called for as long as the component lives. */
const pageHook = (name: string, onMount?: (listener: Listener) => void) => (listener: Listener) => {
  const latest = useRef(listener)
  latest.current = listener
  useEffect(() => {
    const call: Listener = (...args) => latest.current(...args)
    const all = lifecycle.get(name) ?? new Set()
    lifecycle.set(name, all.add(call))
    onMount?.(call)
    return () => void all.delete(call)
  }, [])
}

export const useLoad = pageHook('useLoad', (listener) => listener(params as never))
export const useReady = pageHook('useReady', (listener) => listener())
export const useDidShow = pageHook('useDidShow', (listener) => listener())
export const useDidHide = pageHook('useDidHide')
export const useUnload = pageHook('useUnload')
export const usePullDownRefresh = pageHook('usePullDownRefresh')
export const useReachBottom = pageHook('useReachBottom')
export const usePageScroll = pageHook('usePageScroll')
export const useResize = pageHook('useResize')
export const useTabItemTap = pageHook('useTabItemTap')
export const useShareAppMessage = pageHook('useShareAppMessage')
export const useShareTimeline = pageHook('useShareTimeline')
export const useLaunch = pageHook('useLaunch', (listener) =>
  listener({ path: 'pages/index/index', query: params } as never),
)
export const useError = pageHook('useError')

const router = () => ({
  path: '/pages/test/index',
  params,
  $taroPath: '/pages/test/index',
  onReady: '',
  onHide: '',
  onShow: '',
})
export const useRouter = router
export const getCurrentInstance = () => ({ router: router(), page, app: {} })
export const getCurrentPages = () => [{ route: 'pages/test/index', options: params, path: '/pages/test/index' }]

const windowInfo = {
  windowWidth: 375,
  windowHeight: 667,
  screenWidth: 375,
  screenHeight: 812,
  statusBarHeight: 44,
  pixelRatio: 2,
  safeArea: { bottom: 778, top: 44 },
}
const system = {
  ...windowInfo,
  platform: 'devtools',
  system: 'test',
  language: 'zh_CN',
  SDKVersion: '3.0.0',
  fontSizeSetting: 16,
}

/** The environment as parts of NutUI ask for it. */
export const getEnv = () => 'WEB'
export const nextTick = (callback: () => void): void => queueMicrotask(callback)

/** `createSelectorQuery().select(x).boundingClientRect(cb).exec()` with a fixed box for whatever is asked. */
export function createSelectorQuery() {
  const box = {
    width: 375,
    height: 100,
    top: 0,
    left: 0,
    right: 375,
    bottom: 100,
    scrollTop: 0,
    scrollLeft: 0,
    scrollHeight: 100,
  }
  const options: unknown[] = []
  const addQuery = (callback?: (value: unknown) => void) => {
    options.push(box)
    callback?.(box)
    return query
  }
  const node = {
    boundingClientRect: addQuery,
    scrollOffset: addQuery,
    fields: (_: unknown, callback?: (value: unknown) => void) => addQuery(callback),
  }
  const query = {
    in: () => query,
    select: () => node,
    selectAll: () => node,
    selectViewport: () => node,
    exec: (callback?: (all: unknown[]) => void) => callback?.(options),
  }
  return query
}

export function createIntersectionObserver() {
  const observer = {
    relativeTo: () => observer,
    relativeToViewport: () => observer,
    observe: (_: string, callback: (entry: object) => void) =>
      queueMicrotask(() => callback({ intersectionRatio: 1, boundingClientRect: { top: 0 } })),
    disconnect: () => {},
  }
  return observer
}

export const eventCenter = {
  on: (name: string, listener: Listener) => void events.set(name, (events.get(name) ?? new Set()).add(listener)),
  off: (name: string, listener?: Listener) =>
    void (listener ? events.get(name)?.delete(listener) : events.delete(name)),
  trigger: (name: string, ...args: unknown[]) =>
    events.get(name)?.forEach((listener) => void listener(...(args as never[]))),
  once: (name: string, listener: Listener) => eventCenter.on(name, listener),
}

const plain = [
  ...[
    'showToast',
    'hideToast',
    'showLoading',
    'hideLoading',
    'navigateTo',
    'redirectTo',
    'switchTab',
    'reLaunch',
    'navigateBack',
  ],
  ...[
    'setNavigationBarTitle',
    'setNavigationBarColor',
    'setTabBarBadge',
    'removeTabBarBadge',
    'setTabBarItem',
    'setTabBarStyle',
    'hideTabBar',
    'showTabBar',
  ],
  ...[
    'pageScrollTo',
    'startPullDownRefresh',
    'stopPullDownRefresh',
    'setClipboardData',
    'makePhoneCall',
    'previewImage',
    'openDocument',
    'hideKeyboard',
  ],
  ...[
    'setBackgroundColor',
    'showShareMenu',
    'hideShareMenu',
    'login',
    'requestPayment',
    'tradePay',
    'requestSubscribeMessage',
    'hideHomeButton',
  ],
  'vibrateShort',
] as const

const taroApis: Record<string, unknown> = {
  ...Object.fromEntries(plain.map((name) => [name, api(name)])),
  showModal: api('showModal', { confirm: true, cancel: false }),
  showActionSheet: api('showActionSheet', { tapIndex: 0 }),
  getClipboardData: api('getClipboardData', { data: '' }),
  request,
  uploadFile: request,
  getStorageSync: (key: string) => storage.get(key) ?? '',
  setStorageSync: (key: string, value: unknown) => void storage.set(key, value),
  removeStorageSync: (key: string) => void storage.delete(key),
  clearStorageSync: () => storage.clear(),
  getStorageInfoSync: () => ({ keys: [...storage.keys()], currentSize: 1, limitSize: 10240 }),
  getSystemInfoSync: () => system,
  getWindowInfo: () => windowInfo,
  getAppBaseInfo: () => system,
  getDeviceInfo: () => system,
  getMenuButtonBoundingClientRect: () => ({ width: 87, height: 32, top: 48, right: 368, bottom: 80, left: 281 }),
  getLaunchOptionsSync: () => ({ path: 'pages/index/index', query: params, scene: 1001 }),
  getEnterOptionsSync: () => ({ path: 'pages/index/index', query: params, scene: 1001 }),
  getEnv,
  ENV_TYPE: { WEAPP: 'WEAPP', ALIPAY: 'ALIPAY', WEB: 'WEB' },
  canIUse: () => true,
  nextTick,
  onThemeChange: () => {},
  pxTransform: (px: number) => `${px}px`,
  getCurrentInstance,
  getCurrentPages,
  createSelectorQuery,
  createIntersectionObserver,
  eventCenter,
  Events: class {},
  Current: { router: router(), page: null, app: {} },
  useLoad,
  useReady,
  useDidShow,
  useDidHide,
  useUnload,
  usePullDownRefresh,
  useReachBottom,
  usePageScroll,
  useRouter,
  useShareAppMessage,
  useShareTimeline,
}
/** Adds an API that a test plays itself, or takes the place of one, until the module is loaded anew. */
export const provide = (apis: Record<string, unknown>): void => void Object.assign(taroApis, apis)

/** Asked by module interop and by printers, not by screens. */
const quiet = new Set(['then', '$$typeof', 'toJSON', 'asymmetricMatch', '__esModule', 'default', 'nodeType', 'tagName'])

const Taro = new Proxy(taroApis, {
  get(target, key) {
    if (typeof key === 'symbol' || key in target || quiet.has(key)) return target[key as string]
    throw new Error(`Taro.${key} has no stand-in: add it to test/setup/taro.ts`)
  },
})
export default Taro
