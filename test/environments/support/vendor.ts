import { kind } from './kind'

type Taro = typeof import('../../setup/taro')

/** Ways in which the visitor or the vendor ends an action. */
export type End = 'ok' | 'cancelled' | 'denied' | 'unknown'
type Action = 'scan' | 'locate' | 'choose' | 'share' | 'pay'

let ends: Partial<Record<Action, End>> = {}
let actions: Action[] = []

/** Sets the end of an action from now on; `ok` by default. */
export const script = (action: Action, end: End): void => {
  ends = { ...ends, [action]: end }
}
/** Returns the vendor's actions in their order. */
export const vendorAsked = (): readonly Action[] => actions

function endOf(action: Action): End {
  actions.push(action)
  return ends[action] ?? 'ok'
}

/** WeChat's words for an end; empty for success. */
const words: Record<End, string> = {
  ok: ':ok',
  cancelled: ':fail cancel',
  denied: ':fail auth deny',
  unknown: ':fail timeout',
}

/** A promise in WeChat's manner. */
function weapp<T>(action: Action, name: string, result: T) {
  return (): Promise<T> => {
    const end = endOf(action)
    return end === 'ok' ? Promise.resolve(result) : Promise.reject({ errMsg: name + words[end] })
  }
}

interface Callbacks {
  success(result: unknown): void
  fail(error: unknown): void
}
/** A call in Alipay's manner, with its own number for each end. */
const alipay =
  (action: Action, result: object, numbers: Partial<Record<End, number>> = {}) =>
  ({ success, fail }: Callbacks) => {
    const end = endOf(action)
    if (end === 'ok') success(result)
    else fail({ error: numbers[end] ?? 2001 })
  }
const tradePay = ({ success }: Callbacks) =>
  success({ resultCode: { ok: '9000', cancelled: '6001', denied: '4000', unknown: '8000' }[endOf('pay')] })

const place = { latitude: 30.2, longitude: 120.1 }
const picture = { width: 40, height: 30, type: 'png' }

const miniApis = {
  // An older client: the consent is asked for by the app itself.
  canIUse: () => false,
  getPrivacySetting: undefined,
  getSetting: async () => ({ authSetting: {} }),
  getAccountInfoSync: () => ({ miniProgram: { appId: 'wx1' } }),
  login: async () => ({ code: 'c1' }),
  scanCode: weapp('scan', 'scanCode', { result: 'T1' }),
  getLocation: weapp('locate', 'getLocation', place),
  chooseMedia: weapp('choose', 'chooseMedia', { tempFiles: [{ tempFilePath: 'http://tmp/a.png', size: 9 }] }),
  getImageInfo: async () => picture,
  useShareAppMessage: () => {},
  requestPayment: weapp('pay', 'requestPayment', {}),
}
const my = {
  getAppIdSync: () => ({ appId: 'ali1' }),
  getAuthCode: ({ success }: Callbacks) => success({ authCode: 'c1' }),
  scan: alipay('scan', { code: 'T1' }, { cancelled: 10 }),
  getLocation: alipay('locate', place),
  chooseImage: alipay('choose', { apFilePaths: ['https://resource/a.png'] }, { cancelled: 11 }),
  getImageInfo: ({ success }: Callbacks) => success(picture),
  getFileInfo: ({ success }: Callbacks) => success({ size: 9 }),
  tradePay,
}

/** One call of WeChat's SDK. */
const sdkEnd =
  (action: Action, result: object) =>
  ({ success, fail, cancel }: Callbacks & { cancel(error: unknown): void }) => {
    const end = endOf(action)
    if (end === 'ok') success(result)
    else if (end === 'cancelled') cancel({ errMsg: 'x:cancel' })
    else fail({ errMsg: `x${words[end]}` })
  }
/** The SDK, which ./setup.ts returns as its package. */
const wechatSdk = {
  config() {},
  error() {},
  ready: (then: () => void) => then(),
  scanQRCode: sdkEnd('scan', { resultStr: 'T1' }),
  getLocation: sdkEnd('locate', place),
}
const WeixinJSBridge = {
  invoke: (_: string, __: object, callback: (result: object) => void) => {
    const end = endOf('pay')
    // Its own word is all that WeChat's browser has: it never says that it does not know.
    callback({
      err_msg: `get_brand_wcpay_request:${end === 'cancelled' ? 'cancel' : end === 'denied' ? 'fail' : 'ok'}`,
    })
  },
}

/** The native shell. Its session knows one token after the other. */
let token = ''
export const shellToken = (next: string): void => {
  token = next
}
/** Somebody logs in or out in the native app's own screens. */
export const shellEvent = (name: string, data: object): void =>
  (window as unknown as { __storefrontEvent(event: unknown): void }).__storefrontEvent({ name, data })
const actionsByMethod: Readonly<Record<string, Action>> = {
  scan: 'scan',
  location: 'locate',
  chooseImages: 'choose',
  share: 'share',
  pay: 'pay',
}
const results: Readonly<Record<string, object>> = {
  scan: { text: 'T1' },
  location: place,
  chooseImages: { images: [] },
  share: {},
}
const StorefrontBridge = {
  postMessage(text: string) {
    const { id, method } = JSON.parse(text) as { id: string; method: string }
    const answer = (reply: object) =>
      queueMicrotask(() =>
        (window as unknown as { __storefrontReply(reply: unknown): void }).__storefrontReply({ id, ...reply }),
      )
    const action = actionsByMethod[method]
    if (!action) return answer({ ok: true, result: method.endsWith('Token') ? { token } : {} })
    const end = endOf(action)
    if (action === 'pay')
      return answer({
        ok: true,
        result: { result: { ok: 'paid', cancelled: 'cancelled', denied: 'failed', unknown: 'unknown' }[end] },
      })
    return answer(end === 'ok' ? { ok: true, result: results[method] } : { ok: false, error: { code: end } })
  },
}

/** The ordinary browser's own ways. Its chooser of files is an element that is tapped by the page. */
function installBrowser(): void {
  const geolocation = {
    getCurrentPosition: (callback: (at: object) => void, fail: (error: object) => void) =>
      endOf('locate') === 'ok' ? callback({ coords: place }) : fail({ code: ends.locate === 'denied' ? 1 : 3 }),
  }
  const share = async () => {
    if (endOf('share') !== 'ok') throw new DOMException('', 'AbortError')
  }
  Object.defineProperties(navigator, {
    geolocation: { value: geolocation, configurable: true },
    share: { value: share, configurable: true },
  })
}
function chooser(this: HTMLInputElement): void {
  if (endOf('choose') === 'cancelled') this.dispatchEvent(new Event('cancel'))
}

type NetworkListener = (status: { readonly isConnected: boolean }) => void
let networkListeners: NetworkListener[] = []
/** The device loses its network and has it again. */
export function returnNetwork(): void {
  for (const isConnected of [false, true]) for (const listener of networkListeners) listener({ isConnected })
  window.dispatchEvent(new Event('online'))
}

/** Each environment's own globals, as they are before anything was asked of them. */
export function installVendor(taro: Taro): void {
  ends = {}
  actions = []
  networkListeners = []
  const onNetworkStatusChange = (listener: NetworkListener) => void networkListeners.push(listener)
  const nothing = () => {}
  taro.provide({
    onError: nothing,
    onUnhandledRejection: nothing,
    onAppHide: nothing,
    onAppShow: nothing,
    onNetworkStatusChange,
    ...miniApis,
  })
  if (kind === 'alipay') Object.assign(globalThis, { my })
  if (kind === 'wechat') Object.assign(globalThis, { WeixinJSBridge, wechatSdk })
  if (kind === 'app') Object.assign(globalThis, { StorefrontBridge })
  if (kind === 'browser') installBrowser()
  if (kind === 'browser' || kind === 'wechat') HTMLInputElement.prototype.click = chooser
}
