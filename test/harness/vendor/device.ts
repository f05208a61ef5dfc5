import { type Options, Refusal, type Table, type World, asynchronous, listening, synchronous } from './world'

const windowInfo = {
  pixelRatio: 2,
  screenWidth: 375,
  screenHeight: 812,
  windowWidth: 375,
  windowHeight: 667,
  statusBarHeight: 44,
  screenTop: 88,
  safeArea: { left: 0, right: 375, top: 44, bottom: 778, width: 375, height: 734 },
}

/** The phone: its screen, its settings, its clipboard and what hangs off it. */
export function device(world: World): Table {
  const weapp = world.target === 'weapp'
  const base = () => ({
    language: weapp ? 'zh_CN' : 'zh-Hans',
    version: '8.0.50',
    SDKVersion: weapp ? '3.6.0' : '2.9.10',
    fontSizeSetting: world.script.fontSize,
    theme: 'light',
    enableDebug: false,
  })
  const phone = {
    brand: 'devtools',
    model: 'iPhone X',
    system: 'iOS 17.0',
    platform: weapp ? 'devtools' : 'iOS',
    benchmarkLevel: 1,
    abi: '',
    deviceOrientation: 'portrait',
  }
  const system = () => ({ ...windowInfo, ...base(), ...phone, app: weapp ? 'wechat' : 'alipay', titleBarHeight: 44, environment: '' })
  let clipboard = ''
  const clip = (name: string, key: 'data' | 'text') => ({
    [`set${name}`]: asynchronous(world, `set${name}`, (options: Options) => {
      world.script.take(`set${name}`, undefined)
      clipboard = String(options[key])
    }),
    [`get${name}`]: asynchronous(world, `get${name}`, () => ({ [key]: clipboard })),
  })
  const noted = (...names: string[]) => Object.fromEntries(names.map((name) => [name, asynchronous(world, name, () => world.script.take(name, undefined))]))
  const network = () => ({
    networkType: world.script.online ? 'wifi' : weapp ? 'none' : 'NOTREACHABLE',
    networkAvailable: world.script.online,
    isConnected: world.script.online,
  })
  return {
    getSystemInfoSync: synchronous(world, 'getSystemInfoSync', system),
    getSystemInfo: asynchronous(world, 'getSystemInfo', system),
    getWindowInfo: synchronous(world, 'getWindowInfo', () => windowInfo),
    getAppBaseInfo: synchronous(world, 'getAppBaseInfo', base),
    getDeviceInfo: synchronous(world, 'getDeviceInfo', () => phone),
    ...(weapp
      ? { getSystemInfoAsync: asynchronous(world, 'getSystemInfoAsync', system), getDeviceBaseInfo: synchronous(world, 'getDeviceBaseInfo', () => phone) }
      : { getDeviceBaseInfo: synchronous(world, 'getDeviceBaseInfo', () => phone) }),
    getMenuButtonBoundingClientRect: synchronous(world, 'getMenuButtonBoundingClientRect', () => ({
      width: 87,
      height: 32,
      top: 48,
      right: 368,
      bottom: 80,
      left: 281,
    })),
    getLaunchOptionsSync: synchronous(world, 'getLaunchOptionsSync', () => world.launch),
    getEnterOptionsSync: synchronous(world, 'getEnterOptionsSync', () => world.launch),
    getNetworkType: asynchronous(world, 'getNetworkType', network),
    ...listening(world, 'NetworkStatusChange'),
    ...(weapp ? clip('ClipboardData', 'data') : clip('Clipboard', 'text')),
    makePhoneCall: asynchronous(world, 'makePhoneCall', () => world.script.take('makePhoneCall', undefined)),
    previewImage: asynchronous(world, 'previewImage', () => undefined),
    chooseImage: asynchronous(world, 'chooseImage', () => {
      const paths = world.script.take<string[]>('chooseImage', [])
      if (paths.length === 0) throw new Refusal('cancel')
      return { tempFilePaths: paths, apFilePaths: paths, tempFiles: paths.map((path) => ({ path, size: 1000 })) }
    }),
    ...noted(
      'vibrateShort',
      'vibrateLong',
      'setKeepScreenOn',
      'hideKeyboard',
      'showShareMenu',
      'hideShareMenu',
      'updateShareMenu',
      'reportEvent',
      'reportAnalytics',
      'enableAlertBeforeUnload',
      'disableAlertBeforeUnload',
    ),
    createInnerAudioContext: () => ({ play() {}, pause() {}, stop() {}, destroy() {}, onError() {}, onEnded() {} }),
  }
}
