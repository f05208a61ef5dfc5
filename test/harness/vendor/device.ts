import {
  type Options,
  Refusal,
  type Table,
  type VendorContext,
  asynchronous,
  listening,
  synchronous,
} from './vendor-context'

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
export function device(vendorContext: VendorContext): Table {
  const weapp = vendorContext.target === 'weapp'
  const base = () => ({
    language: weapp ? 'zh_CN' : 'zh-Hans',
    version: '8.0.50',
    SDKVersion: weapp ? '3.6.0' : '2.9.10',
    fontSizeSetting: vendorContext.script.fontSize,
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
  const system = () => ({
    ...windowInfo,
    ...base(),
    ...phone,
    app: weapp ? 'wechat' : 'alipay',
    titleBarHeight: 44,
    environment: '',
  })
  let clipboard = ''
  const clip = (name: string, key: 'data' | 'text') => ({
    [`set${name}`]: asynchronous(vendorContext, `set${name}`, (options: Options) => {
      vendorContext.script.take(`set${name}`, undefined)
      clipboard = String(options[key])
    }),
    [`get${name}`]: asynchronous(vendorContext, `get${name}`, () => ({ [key]: clipboard })),
  })
  const noted = (...names: string[]) =>
    Object.fromEntries(
      names.map((name) => [name, asynchronous(vendorContext, name, () => vendorContext.script.take(name, undefined))]),
    )
  const network = () => ({
    networkType: vendorContext.script.online ? 'wifi' : weapp ? 'none' : 'NOTREACHABLE',
    networkAvailable: vendorContext.script.online,
    isConnected: vendorContext.script.online,
  })
  return {
    getSystemInfoSync: synchronous(vendorContext, 'getSystemInfoSync', system),
    getSystemInfo: asynchronous(vendorContext, 'getSystemInfo', system),
    getWindowInfo: synchronous(vendorContext, 'getWindowInfo', () => windowInfo),
    getAppBaseInfo: synchronous(vendorContext, 'getAppBaseInfo', base),
    getDeviceInfo: synchronous(vendorContext, 'getDeviceInfo', () => phone),
    ...(weapp
      ? {
          getSystemInfoAsync: asynchronous(vendorContext, 'getSystemInfoAsync', system),
          getDeviceBaseInfo: synchronous(vendorContext, 'getDeviceBaseInfo', () => phone),
        }
      : { getDeviceBaseInfo: synchronous(vendorContext, 'getDeviceBaseInfo', () => phone) }),
    getMenuButtonBoundingClientRect: synchronous(vendorContext, 'getMenuButtonBoundingClientRect', () => ({
      width: 87,
      height: 32,
      top: 48,
      right: 368,
      bottom: 80,
      left: 281,
    })),
    getLaunchOptionsSync: synchronous(vendorContext, 'getLaunchOptionsSync', () => vendorContext.launch),
    getEnterOptionsSync: synchronous(vendorContext, 'getEnterOptionsSync', () => vendorContext.launch),
    getNetworkType: asynchronous(vendorContext, 'getNetworkType', network),
    ...listening(vendorContext, 'NetworkStatusChange'),
    ...(weapp ? clip('ClipboardData', 'data') : clip('Clipboard', 'text')),
    makePhoneCall: asynchronous(vendorContext, 'makePhoneCall', () =>
      vendorContext.script.take('makePhoneCall', undefined),
    ),
    previewImage: asynchronous(vendorContext, 'previewImage', () => undefined),
    chooseImage: asynchronous(vendorContext, 'chooseImage', () => {
      const paths = vendorContext.script.take<string[]>('chooseImage', [])
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
    env: { USER_DATA_PATH: weapp ? 'wxfile://usr' : 'https://usr' },
    getFileSystemManager: () => ({
      writeFile: asynchronous(vendorContext, 'FileSystemManager.writeFile', () => undefined),
    }),
    createInnerAudioContext: () => ({
      play: synchronous(vendorContext, 'InnerAudioContext.play', () => undefined),
      pause() {},
      stop() {},
      destroy() {},
      onError() {},
      onEnded() {},
    }),
  }
}
