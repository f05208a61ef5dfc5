import { type Options, Refusal, type Table, type VendorContext, asynchronous, synchronous } from './vendor-context'

/** Bytes of one value and of all, as the vendors allow. */
const limits = {
  weapp: { one: 1024 * 1024, all: 10 * 1024 * 1024 },
  alipay: { one: 200 * 1024, all: 10 * 1024 * 1024 },
}

/** The device's storage; outlives a restart of the app when the same one is passed again. */
export class DeviceStorage {
  readonly values = new Map<string, string>()

  constructor(private readonly target: VendorContext['target']) {}

  get(key: string): unknown {
    const text = this.values.get(key)
    return text === undefined ? undefined : JSON.parse(text)
  }

  set(key: string, value: unknown): void {
    const text = JSON.stringify(value ?? null)
    const { one, all } = limits[this.target]
    if (text.length > one) throw new Refusal('entry size limit reached')
    const others = [...this.values].reduce((sum, [name, text]) => (name === key ? sum : sum + text.length), 0)
    if (others + text.length > all) throw new Refusal('exceed storage max size 10Mb')
    this.values.set(key, text)
  }

  info() {
    return {
      keys: [...this.values.keys()],
      currentSize: Math.ceil([...this.values.values()].join('').length / 1024),
      limitSize: 10_240,
    }
  }
}

/** Storage in each vendor's signature: WeChat's takes arguments, Alipay's one object and wraps what it gives. */
export function storing(vendorContext: VendorContext, storage: DeviceStorage): Table {
  const keyOf = ({ key }: Options) => String(key)
  const table: Table = {
    setStorage: asynchronous(vendorContext, 'setStorage', (options) => void storage.set(keyOf(options), options.data)),
    removeStorage: asynchronous(
      vendorContext,
      'removeStorage',
      (options) => void storage.values.delete(keyOf(options)),
    ),
    clearStorage: asynchronous(vendorContext, 'clearStorage', () => void storage.values.clear()),
    getStorageInfo: asynchronous(vendorContext, 'getStorageInfo', () => storage.info()),
    clearStorageSync: synchronous(vendorContext, 'clearStorageSync', () => void storage.values.clear()),
    getStorageInfoSync: synchronous(vendorContext, 'getStorageInfoSync', () => storage.info()),
  }
  if (vendorContext.target === 'weapp') {
    return {
      ...table,
      getStorage: asynchronous(vendorContext, 'getStorage', (options) => {
        if (!storage.values.has(keyOf(options))) throw new Refusal('data not found')
        return { data: storage.get(keyOf(options)) }
      }),
      getStorageSync: synchronous(vendorContext, 'getStorageSync', (key) => storage.get(String(key)) ?? ''),
      setStorageSync: synchronous(
        vendorContext,
        'setStorageSync',
        (key, value) => void storage.set(String(key), value),
      ),
      removeStorageSync: synchronous(
        vendorContext,
        'removeStorageSync',
        (key) => void storage.values.delete(String(key)),
      ),
      batchSetStorageSync: synchronous(vendorContext, 'batchSetStorageSync', (all) => {
        for (const { key, value } of all as { key: string; value: unknown }[]) storage.set(key, value)
      }),
    }
  }
  return {
    ...table,
    getStorage: asynchronous(vendorContext, 'getStorage', (options) => ({
      data: storage.get(keyOf(options)) ?? null,
      success: true,
    })),
    getStorageSync: synchronous(vendorContext, 'getStorageSync', (options) => ({
      data: storage.get(keyOf(options as Options)) ?? null,
      success: true,
    })),
    setStorageSync: synchronous(vendorContext, 'setStorageSync', (options) => {
      storage.set(keyOf(options as Options), (options as Options).data)
      return { success: true }
    }),
    removeStorageSync: synchronous(vendorContext, 'removeStorageSync', (options) => {
      storage.values.delete(keyOf(options as Options))
      return { success: true }
    }),
  }
}
