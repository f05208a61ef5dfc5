/** Features of the web in its three environments: a browser, WeChat's browser and the native app's web view. */
import type { Clipboard } from '@/platform/clipboard/types'
import type { ExternalLink } from '@/platform/external-link/types'
import type { Images } from '@/platform/images/types'
import type { Location } from '@/platform/location/types'
import type { Pay } from '@/platform/pay/types'
import type { Phone } from '@/platform/phone/types'
import type { Scan } from '@/platform/scan/types'
import { type Shell, type WebKind, enter, injectBridge, removeBridge } from './web-env'

let mockAgreed = true
jest.mock('@/platform/privacy', () => ({ privacy: { consent: async () => mockAgreed } }))
let mockSdk: (name: string, params: object) => Promise<unknown> = async () => ({})
jest.mock('@/platform/jssdk', () => ({ jssdkInvoke: (name: string, params: object) => mockSdk(name, params) }))
const mockShow = jest.fn()
jest.mock('@/platform/images/image-viewer', () => ({ showImages: (...args: unknown[]) => mockShow(...args) }))

interface Concerns {
  readonly scan: { scan: Scan }
  readonly location: { location: Location }
  readonly images: { images: Images }
  readonly pay: { pay: Pay }
  readonly clipboard: { clipboard: Clipboard }
  readonly phone: { phone: Phone }
  readonly 'external-link': { externalLink: ExternalLink }
}
const load = <K extends keyof Concerns>(kind: WebKind, name: K): Concerns[K] => {
  enter(kind)
  return jest.requireActual(`@/platform/${name}`)
}
const refuse = (errMsg: string) => async () => {
  throw new Error(errMsg)
}
const answering =
  (result: unknown): Shell =>
  () => ({ result })
const refusing =
  (error: unknown): Shell =>
  () => ({ error })

beforeEach(() => {
  mockAgreed = true
  mockSdk = async () => ({})
  mockShow.mockReset()
})
afterEach(() => {
  removeBridge()
  for (const name of ['geolocation', 'clipboard']) Reflect.deleteProperty(navigator, name)
  Reflect.deleteProperty(window, 'BarcodeDetector')
  Reflect.deleteProperty(window, 'WeixinJSBridge')
})

describe('scanning', () => {
  test.each([
    [{ resultStr: 'https://shop.example/' }, { ok: true, text: 'https://shop.example/' }],
    [{ resultStr: 'EAN_13,6901234567892' }, { ok: true, text: '6901234567892' }],
    [{ resultStr: 'a,b' }, { ok: true, text: 'a,b' }],
    [{}, { ok: false, reason: 'failed' }],
  ])('parses the result %p in the WeChat browser', async (answer, result) => {
    mockSdk = async () => answer
    expect(await load('wechat', 'scan').scan.scan()).toEqual(result)
  })

  test.each([
    ['scanQRCode:cancel', 'cancelled'],
    ['scanQRCode:fail auth deny', 'denied'],
    ['scanQRCode:not support', 'unsupported'],
    ['scanQRCode:fail', 'failed'],
  ])('maps the WeChat browser error %p to %s', async (errMsg, reason) => {
    mockSdk = refuse(errMsg)
    expect(await load('wechat', 'scan').scan.scan()).toEqual({ ok: false, reason })
  })

  test.each([
    ['a text', answering({ text: '6901' }), { ok: true, text: '6901' }],
    ['no text', answering({ text: 7 }), { ok: false, reason: 'failed' }],
    ['cancelled', refusing('cancelled'), { ok: false, reason: 'cancelled' }],
    ['denied', refusing('denied'), { ok: false, reason: 'denied' }],
    ['unsupported', refusing('unsupported'), { ok: false, reason: 'unsupported' }],
  ])('maps the result of the native app: %s', async (_, shell, result) => {
    injectBridge(shell)
    expect(await load('app', 'scan').scan.scan()).toEqual(result)
  })

  test('returns missing when the native app injects no bridge', async () => {
    expect(await load('app', 'scan').scan.scan()).toEqual({ ok: false, reason: 'missing' })
  })

  test('returns denied without consent, and does not scan', async () => {
    mockAgreed = false
    const requests = injectBridge(answering({ text: '1' }))
    expect([await load('app', 'scan').scan.scan(), requests.length]).toEqual([{ ok: false, reason: 'denied' }, 0])
  })
})

describe('location and address', () => {
  const place = (get: (good: (p: object) => void, bad: (e: object) => void) => void) =>
    Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition: get }, configurable: true })

  test('a browser returns its location, denied on a refusal and failed on a timeout', async () => {
    place((good) => good({ coords: { latitude: 30, longitude: 120 } }))
    expect(await load('browser', 'location').location.locate()).toEqual({ ok: true, latitude: 30, longitude: 120 })
    place((_, bad) => bad({ code: 1 }))
    expect(await load('browser', 'location').location.locate()).toEqual({ ok: false, reason: 'denied' })
    place((_, bad) => bad({ code: 3 }))
    expect(await load('browser', 'location').location.locate()).toEqual({ ok: false, reason: 'failed' })
  })

  test('a browser without geolocation and address book returns unsupported', async () => {
    const { location } = load('browser', 'location')
    expect([location.canLocate(), location.canAskAddress()]).toEqual([false, false])
    expect([await location.locate(), await location.address()]).toEqual([
      { ok: false, reason: 'unsupported' },
      { ok: false, reason: 'unsupported' },
    ])
  })

  test('the WeChat browser returns the location, and the address with its countryName as the district', async () => {
    mockSdk = async (name) =>
      name === 'getLocation'
        ? { latitude: 30, longitude: 120 }
        : {
            userName: '林',
            telNumber: '138',
            provinceName: '浙江省',
            cityName: '杭州市',
            countryName: '西湖区',
            nationalCode: '330106',
            detailInfo: '文三路',
          }
    const { location } = load('wechat', 'location')
    expect(await location.locate()).toEqual({ ok: true, latitude: 30, longitude: 120 })
    expect(await location.address()).toEqual({
      ok: true,
      address: { name: '林', mobile: '138', region: ['浙江省', '杭州市', '西湖区'], code: '330106', detail: '文三路' },
    })
    mockSdk = refuse('openAddress:cancel')
    expect(await location.address()).toEqual({ ok: false, reason: 'cancelled' })
  })

  test('validates the location and address from the native app', async () => {
    injectBridge(answering({ latitude: '30', longitude: 120 }))
    expect(await load('app', 'location').location.locate()).toEqual({ ok: false, reason: 'failed' })
    injectBridge(
      answering({
        name: '林',
        mobile: '138',
        province: '浙江省',
        city: '杭州市',
        district: '西湖区',
        detail: '浙江省杭州市西湖区文三路',
      }),
    )
    expect(await load('app', 'location').location.address()).toEqual({
      ok: true,
      address: { name: '林', mobile: '138', region: ['浙江省', '杭州市', '西湖区'], code: '', detail: '文三路' },
    })
    removeBridge()
    expect(await load('app', 'location').location.address()).toEqual({ ok: false, reason: 'missing' })
  })
})

describe('images', () => {
  const png = 'data:image/png;base64,iVBORw0KGgo='
  /** jsdom loads no pictures: a stand-in that loads, or does not. */
  const loading = (isGood: boolean) => {
    jest.spyOn(window, 'Image').mockImplementation(() => {
      const picture = { naturalWidth: 4, naturalHeight: 3, onload: () => {}, onerror: () => {} }
      queueMicrotask(() => (isGood ? picture.onload() : picture.onerror()))
      return picture as unknown as HTMLImageElement
    })
    Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => {} })
  }
  /** The visitor chooses these files in the browser's chooser; none closes it. */
  const choosing = (files: readonly File[]) =>
    jest.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(function (this: HTMLInputElement) {
      Object.defineProperty(this, 'files', { value: files })
      this.dispatchEvent(new Event(files.length > 0 ? 'change' : 'cancel'))
    })

  test('choose returns path, name, size, dimensions and type', async () => {
    loading(true)
    choosing([new File(['abc'], 'a.png', { type: 'image/png' })])
    expect(await load('browser', 'images').images.choose({ count: 1 })).toEqual({
      ok: true,
      images: [{ path: 'blob:1', name: 'a.png', bytes: 3, width: 4, height: 3, type: 'image/png' }],
    })
  })

  test('choose returns at most the requested number of images', async () => {
    loading(true)
    choosing(['1', '2', '3'].map((name) => new File([name], name, { type: 'image/png' })))
    const answer = await load('browser', 'images').images.choose({ count: 2 })
    expect(answer.ok && answer.images.length).toBe(2)
  })

  test('choose offers the kinds that its caller takes', async () => {
    loading(true)
    const acceptLists: string[] = []
    jest.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(function (this: HTMLInputElement) {
      acceptLists.push(this.accept)
      this.dispatchEvent(new Event('cancel'))
    })
    const { images } = load('browser', 'images')
    await images.choose({ count: 1, kinds: ['jpeg', 'png'] })
    await images.choose({ count: 1 })
    expect(acceptLists).toEqual(['image/jpeg,image/png', 'image/jpeg,image/jpg,image/png,image/webp,image/gif'])
  })

  test('choose returns cancelled for a closed file dialog and failed for a file that is no image', async () => {
    loading(false)
    choosing([])
    expect(await load('browser', 'images').images.choose({ count: 1 })).toEqual({ ok: false, reason: 'cancelled' })
    choosing([new File(['text'], 'a.png')])
    expect(await load('browser', 'images').images.choose({ count: 1 })).toEqual({ ok: false, reason: 'failed' })
  })

  test('choose accepts only data URLs from the native app', async () => {
    loading(true)
    injectBridge(answering({ images: [{ data: png, name: 'p.png' }] }))
    expect(await load('app', 'images').images.choose({ count: 1 })).toEqual({
      ok: true,
      images: [{ path: 'blob:1', name: 'p.png', bytes: 8, width: 4, height: 3, type: 'image/png' }],
    })
    injectBridge(answering({ images: [{ data: 'https://evil.example/a.png' }] }))
    expect(await load('app', 'images').images.choose({ count: 1 })).toEqual({ ok: false, reason: 'failed' })
    injectBridge(refusing('denied'))
    expect(await load('app', 'images').images.choose({ count: 1 })).toEqual({ ok: false, reason: 'denied' })
  })

  test('preview uses the own viewer in a browser and as a fallback, and the WeChat viewer in WeChat', async () => {
    const urls = ['/a.png', 'https://cdn.example/b.png']
    const all = ['http://localhost/a.png', 'https://cdn.example/b.png']
    const flushTimers = () => new Promise((resolve) => setTimeout(resolve))
    load('browser', 'images').images.preview(urls, 1)
    await flushTimers()
    expect(mockShow.mock.calls).toEqual([[all, 1]])
    const sdk = jest.fn(async () => ({}))
    mockSdk = sdk
    load('wechat', 'images').images.preview(urls, 1)
    await flushTimers()
    expect([sdk.mock.calls, mockShow.mock.calls.length]).toEqual([
      [['previewImage', { urls: all, current: all[1] }]],
      1,
    ])
    mockSdk = refuse('previewImage:fail')
    load('wechat', 'images').images.preview(urls, 0)
    await flushTimers()
    expect(mockShow.mock.calls[1]).toEqual([all, 0])
  })

  test('save downloads in a browser, is unsupported in WeChat and uses the album of the native app', async () => {
    loading(true)
    const clicked = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    Object.assign(globalThis, { fetch: async () => ({ ok: true, blob: async () => new Blob(['x']) }) })
    expect([await load('browser', 'images').images.save('/a.png', 'a.png'), clicked.mock.calls.length]).toEqual([
      { ok: true },
      1,
    ])
    expect(await load('wechat', 'images').images.save('/a.png', 'a.png')).toEqual({ ok: false, reason: 'unsupported' })
    const requests = injectBridge(answering({}))
    expect(await load('app', 'images').images.save('/a.png', 'a.png')).toEqual({ ok: true })
    expect(requests[0]).toMatchObject({ method: 'saveImage', params: { url: 'http://localhost/a.png', name: 'a.png' } })
    injectBridge(refusing('denied'))
    expect(await load('app', 'images').images.save('/a.png', 'a.png')).toEqual({ ok: false, reason: 'denied' })
    removeBridge()
    Object.assign(globalThis, { fetch: async () => ({ ok: false }) })
    expect(await load('browser', 'images').images.save('/gone.png', 'a.png')).toEqual({ ok: false, reason: 'failed' })
  })
})

describe('payment', () => {
  const wx = {
    kind: 'wx',
    params: { timeStamp: '1', nonceStr: 'n', package: 'p', signType: 'RSA', paySign: 's' },
  } as const
  const redirect = { kind: 'redirect', url: '#cashier' } as const
  const wechatSays = (err_msg: string) =>
    Object.assign(window, {
      WeixinJSBridge: { invoke: (_: string, __: object, callback: (result: object) => void) => callback({ err_msg }) },
    })

  test.each([
    ['get_brand_wcpay_request:ok', 'paid'],
    ['get_brand_wcpay_request:cancel', 'cancelled'],
    ['get_brand_wcpay_request:fail', 'failed'],
    ['', 'failed'],
  ])('maps the WeChat bridge result %p to %s', async (words, result) => {
    wechatSays(words)
    expect(await load('wechat', 'pay').pay.pay(wx)).toBe(result)
  })

  test('returns failed after a timeout when WeChat injects no bridge', async () => {
    jest.useFakeTimers()
    const payment = load('wechat', 'pay').pay.pay(wx)
    await jest.advanceTimersByTimeAsync(3000)
    jest.useRealTimers()
    expect(await payment).toBe('failed')
  })

  test('a browser redirects to the cashier and returns unknown', async () => {
    expect(await load('browser', 'pay').pay.pay(redirect)).toBe('unknown')
    expect(window.location.hash).toBe('#cashier')
  })

  test.each([
    ['paid', answering({ result: 'paid' }), 'paid'],
    ['cancelled', answering({ result: 'cancelled' }), 'cancelled'],
    ['failed', answering({ result: 'failed' }), 'failed'],
    ['unknown', answering({ result: 'unknown' }), 'unknown'],
    ['an unknown result', answering({ result: 'processing' }), 'unknown'],
    ['nothing', answering(null), 'unknown'],
    ['a cancellation', refusing('cancelled'), 'cancelled'],
    ['an unsupported action', refusing('unsupported'), 'missing'],
    ['an unknown error code', refusing('E1'), 'failed'],
  ])('maps the result of the native app: %s', async (_, shell, result) => {
    const requests = injectBridge(shell)
    expect(await load('app', 'pay').pay.pay(redirect)).toBe(result)
    expect(requests).toMatchObject([{ method: 'pay', params: { ticket: redirect } }])
  })

  test('returns unknown when the native app does not respond for ten minutes', async () => {
    jest.useFakeTimers()
    injectBridge(() => undefined)
    const payment = load('app', 'pay').pay.pay(redirect)
    await jest.advanceTimersByTimeAsync(600_000)
    jest.useRealTimers()
    expect(await payment).toBe('unknown')
  })

  test('returns missing without the native bridge, and does not redirect', async () => {
    window.location.hash = ''
    expect(await load('app', 'pay').pay.pay(redirect)).toBe('missing')
    expect(window.location.hash).toBe('')
  })

  test('returns paid for a zero amount in every environment, without a bridge message', async () => {
    const requests = injectBridge(answering({}))
    for (const kind of ['browser', 'wechat', 'app'] as const)
      expect(await load(kind, 'pay').pay.pay({ kind: 'paid' })).toBe('paid')
    expect(requests).toEqual([])
  })

  test('channels depend on the environment', () => {
    // Codes are paid with another app, wherever the page is.
    const codes = ['qris', 'gopay', 'va_bca', 'va_bni', 'va_bri', 'va_mandiri']
    expect((['browser', 'wechat', 'app'] as const).map((kind) => load(kind, 'pay').pay.channels())).toEqual([
      ['wx_h5', 'alipay_wap', ...codes],
      ['wx_jsapi', ...codes],
      ['wx_h5', 'alipay_wap', ...codes],
    ])
  })
})

describe('clipboard, phone and external links', () => {
  test('copies by the clipboard API, falls back to a selection and returns failed otherwise', async () => {
    const writeText = jest.fn(async () => {})
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
    expect([await load('browser', 'clipboard').clipboard.copy('a'), writeText.mock.calls]).toEqual(['done', [['a']]])
    Reflect.deleteProperty(navigator, 'clipboard')
    const exec = jest.fn(() => true)
    Object.assign(document, { execCommand: exec })
    expect(await load('browser', 'clipboard').clipboard.copy('a')).toBe('done')
    exec.mockReturnValue(false)
    expect(await load('browser', 'clipboard').clipboard.copy('a')).toBe('failed')
    expect(document.querySelector('textarea')).toBeNull()
  })

  test('copies and dials through the native app, and falls back to the web view in an old version', async () => {
    const requests = injectBridge(({ method }) => (method === 'copy' ? { result: {} } : { error: 'cancelled' }))
    expect(await load('app', 'clipboard').clipboard.copy('a')).toBe('done')
    expect(await load('app', 'phone').phone.call('400-820 8820')).toBe('cancelled')
    expect(requests.map(({ method, params }) => [method, params])).toEqual([
      ['copy', { text: 'a' }],
      ['call', { number: '4008208820' }],
    ])
    injectBridge(refusing('unsupported'))
    Object.assign(document, { execCommand: () => true })
    expect(await load('app', 'clipboard').clipboard.copy('a')).toBe('done')
  })

  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example/',
    '/\\evil.example',
    'vbscript:x',
    'guide.example',
  ])('does not open %s', async (url) => {
    const requests = injectBridge(answering({}))
    expect(await load('app', 'external-link').externalLink.open(url, jest.fn())).toBe('failed')
    expect(requests).toEqual([])
  })

  test('opens an external URL through the native app', async () => {
    const requests = injectBridge(answering({}))
    expect(await load('app', 'external-link').externalLink.open('https://guide.example/a', jest.fn())).toBe('done')
    expect(requests).toMatchObject([{ method: 'openExternal', params: { url: 'https://guide.example/a' } }])
  })
})
