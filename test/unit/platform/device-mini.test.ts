/**
 * Tests of the device's and the vendor's functions in both mini-programs: each end of each call is reported correctly.
 */
import { images as alipayImages } from '@/platform/images/index.alipay'
import { images as weappImages } from '@/platform/images/index.weapp'
import { location as alipayLocation } from '@/platform/location/index.alipay'
import { location as weappLocation } from '@/platform/location/index.weapp'
import { externalLink as miniExternalLink } from '@/platform/external-link/index.mini'
import { phone as miniPhone } from '@/platform/phone/index.mini'
import { updates as miniUpdates } from '@/platform/updates/index.mini'
import { permissions as alipayPermissions } from '@/platform/permissions/index.alipay'
import { permissions as weappPermissions } from '@/platform/permissions/index.weapp'
import { scan as alipayScan } from '@/platform/scan/index.alipay'
import { scan as weappScan } from '@/platform/scan/index.weapp'
import { subscribe as alipaySubscribe } from '@/platform/subscribe/index.alipay'
import { subscribe as weappSubscribe } from '@/platform/subscribe/index.weapp'
import { configureWebHosts } from '@/platform/web-hosts'

const mockTaro: Record<string, jest.Mock> = {}
jest.mock('@tarojs/taro', () => ({
  __esModule: true,
  get default() {
    return mockTaro
  },
}))
jest.mock('@/platform/env', () => ({ env: { apiBase: () => 'https://shop.example/api' } }))
jest.mock('@/platform/clipboard', () => jest.requireActual('@/platform/clipboard/index.mini'))
let mockAgreed = true
jest.mock('@/platform/privacy', () => ({ privacy: { consent: async () => mockAgreed } }))
const mockOpen = jest.fn()

/** Answers of WeChat's API by name: a value resolves, an Error's fields reject. */
const weapp = (answers: Record<string, unknown>) => {
  for (const [name, answer] of Object.entries(answers))
    mockTaro[name] = jest.fn(() =>
      answer instanceof Refused ? Promise.reject(answer.fields) : Promise.resolve(answer),
    )
}
class Refused {
  constructor(readonly fields: object) {}
}
const refusal = (errMsg: string) => new Refused({ errMsg })

type End = { success(result: unknown): void; fail(error: unknown): void }
const alipayCalls: Record<string, unknown[]> = {}
const alipay = (answers: Record<string, unknown>) => {
  const my: Record<string, unknown> = {}
  for (const [name, answer] of Object.entries(answers))
    my[name] = ({ success, fail, ...options }: End) => {
      alipayCalls[name] = [...(alipayCalls[name] ?? []), options]
      if (answer instanceof Refused) fail(answer.fields)
      else success?.(answer)
    }
  Object.assign(globalThis, { my })
}
const alipayRefused = (error: number) => new Refused({ error, errorMessage: '' })

beforeEach(() => {
  mockAgreed = true
  mockOpen.mockReset().mockResolvedValue(undefined)
  for (const name of Object.keys(mockTaro)) delete mockTaro[name]
  for (const name of Object.keys(alipayCalls)) delete alipayCalls[name]
})

describe('scanning', () => {
  test.each([
    [
      { result: 'https://shop.example/mobile/product/1/' },
      { ok: true, text: 'https://shop.example/mobile/product/1/' },
    ],
    [{ result: '' }, { ok: false, reason: 'failed' }],
    [refusal('scanCode:fail cancel'), { ok: false, reason: 'cancelled' }],
    [refusal('scanCode:fail auth deny'), { ok: false, reason: 'denied' }],
    [new Refused({ errMsg: 'scanCode:fail', errno: 104 }), { ok: false, reason: 'denied' }],
    [refusal('scanCode:fail '), { ok: false, reason: 'failed' }],
  ])('returns the right result when WeChat returns %p', async (answer, result) => {
    weapp({ scanCode: answer })
    expect(await weappScan.scan()).toEqual(result)
  })

  test.each([
    [{ code: '6901' }, { ok: true, text: '6901' }],
    [alipayRefused(10), { ok: false, reason: 'cancelled' }],
    [alipayRefused(11), { ok: false, reason: 'failed' }],
    [alipayRefused(2001), { ok: false, reason: 'denied' }],
  ])('returns the right result when Alipay returns %p', async (answer, result) => {
    alipay({ scan: answer })
    expect(await alipayScan.scan()).toEqual(result)
  })

  test('is denied without privacy consent, and no camera opens', async () => {
    mockAgreed = false
    weapp({ scanCode: { result: 'x' } })
    alipay({ scan: { code: 'x' } })
    expect([await weappScan.scan(), await alipayScan.scan()]).toEqual([
      { ok: false, reason: 'denied' },
      { ok: false, reason: 'denied' },
    ])
    expect(mockTaro['scanCode']).not.toHaveBeenCalled()
    expect(alipayCalls['scan']).toBeUndefined()
  })
})

describe('location and address', () => {
  test('both vendors return the location as numbers', async () => {
    weapp({ getLocation: { latitude: 30.1, longitude: 120.2 } })
    alipay({ getLocation: { latitude: '30.1', longitude: '120.2' } })
    const position = { ok: true, latitude: 30.1, longitude: 120.2 }
    expect([await weappLocation.locate(), await alipayLocation.locate()]).toEqual([position, position])
  })

  test('a location without permission is denied', async () => {
    weapp({ getLocation: refusal('getLocation:fail auth deny') })
    alipay({ getLocation: alipayRefused(11) })
    const denial = { ok: false, reason: 'denied' }
    expect([await weappLocation.locate(), await alipayLocation.locate()]).toEqual([denial, denial])
  })

  test('the WeChat address has a region code, and no region in its detail', async () => {
    const region = { provinceName: '浙江省', cityName: '杭州市', countyName: '西湖区', nationalCode: '330106' }
    weapp({
      chooseAddress: {
        userName: '林',
        telNumber: '13800000001',
        ...region,
        detailInfo: '浙江省杭州市西湖区文三路 1 号',
      },
    })
    expect(await weappLocation.address()).toEqual({
      ok: true,
      address: {
        name: '林',
        mobile: '13800000001',
        region: ['浙江省', '杭州市', '西湖区'],
        code: '330106',
        detail: '文三路 1 号',
      },
    })
  })

  test('the Alipay address has region names only, and any status but 9000 is cancelled', async () => {
    const result = {
      fullname: '林',
      mobilePhone: '13800000001',
      prov: '浙江省',
      city: '杭州市',
      area: '西湖区',
      address: '文三路 1 号',
    }
    alipay({ getAddress: { resultStatus: '9000', result } })
    expect(await alipayLocation.address()).toEqual({
      ok: true,
      address: {
        name: '林',
        mobile: '13800000001',
        region: ['浙江省', '杭州市', '西湖区'],
        code: '',
        detail: '文三路 1 号',
      },
    })
    alipay({ getAddress: { resultStatus: '6001' } })
    expect(await alipayLocation.address()).toEqual({ ok: false, reason: 'cancelled' })
    alipay({})
    expect([alipayLocation.canAskAddress(), await alipayLocation.address()]).toEqual([
      false,
      { ok: false, reason: 'unsupported' },
    ])
  })
})

describe('images', () => {
  test('WeChat returns chosen images with file size and dimensions', async () => {
    weapp({
      chooseMedia: { tempFiles: [{ tempFilePath: 'http://tmp/a.jpg', size: 2048 }] },
      getImageInfo: { width: 40, height: 30, type: 'jpg' },
    })
    expect(await weappImages.choose({ count: 3, from: 'album' })).toEqual({
      ok: true,
      images: [{ path: 'http://tmp/a.jpg', name: 'a.jpg', bytes: 2048, width: 40, height: 30, type: 'image/jpeg' }],
    })
    expect(mockTaro['chooseMedia']).toHaveBeenCalledWith({
      count: 3,
      mediaType: ['image'],
      sourceType: ['album'],
      sizeType: ['compressed'],
    })
  })

  test('Alipay returns chosen images with file size and dimensions', async () => {
    alipay({
      chooseImage: { apFilePaths: ['https://resource/b.image'] },
      getImageInfo: { width: 4, height: 3, type: 'png' },
      getFileInfo: { size: 9 },
    })
    expect(await alipayImages.choose({ count: 1 })).toEqual({
      ok: true,
      images: [{ path: 'https://resource/b.image', name: 'b.image', bytes: 9, width: 4, height: 3, type: 'image/png' }],
    })
  })

  test('an unreadable file is a failure, not an image without dimensions', async () => {
    weapp({
      chooseMedia: { tempFiles: [{ tempFilePath: 'http://tmp/a.jpg', size: 1 }] },
      getImageInfo: refusal('getImageInfo:fail file not found'),
    })
    alipay({
      chooseImage: { apFilePaths: ['https://resource/b'] },
      getImageInfo: { width: 0, height: 0 },
      getFileInfo: { size: 0 },
    })
    const failure = { ok: false, reason: 'failed' }
    expect([await weappImages.choose({ count: 1 }), await alipayImages.choose({ count: 1 })]).toEqual([
      failure,
      failure,
    ])
  })

  test('a closed chooser is cancelled', async () => {
    weapp({ chooseMedia: refusal('chooseMedia:fail cancel') })
    alipay({ chooseImage: alipayRefused(11) })
    const cancelled = { ok: false, reason: 'cancelled' }
    expect([await weappImages.choose({ count: 1 }), await alipayImages.choose({ count: 1 })]).toEqual([
      cancelled,
      cancelled,
    ])
  })

  test('a URL is downloaded before it is saved to the album, a local file is not', async () => {
    weapp({ downloadFile: { tempFilePath: 'http://tmp/d.png' }, saveImageToPhotosAlbum: {} })
    expect(await weappImages.save('/media/a.png', 'a.png')).toEqual({ ok: true })
    expect(mockTaro['downloadFile']).toHaveBeenCalledWith({ url: 'https://shop.example/media/a.png' })
    expect(mockTaro['saveImageToPhotosAlbum']).toHaveBeenCalledWith({ filePath: 'http://tmp/d.png' })
    await weappImages.save('http://tmp/poster.png', 'poster.png')
    expect(mockTaro['downloadFile']).toHaveBeenCalledTimes(1)
    expect(mockTaro['saveImageToPhotosAlbum']).toHaveBeenLastCalledWith({ filePath: 'http://tmp/poster.png' })
  })

  test.each([
    ['saveImageToPhotosAlbum:fail cancel', 'cancelled'],
    ['saveImageToPhotosAlbum:fail auth deny', 'denied'],
    ['saveImageToPhotosAlbum:fail system error', 'failed'],
  ])('a WeChat save that fails with %p is %s', async (errMsg, reason) => {
    weapp({ saveImageToPhotosAlbum: refusal(errMsg) })
    expect(await weappImages.save('http://tmp/a.png', 'a.png')).toEqual({ ok: false, reason })
  })

  test('Alipay saves with the older API where the newer one is missing, and a blocked album is denied', async () => {
    alipay({ saveImage: {} })
    expect(await alipayImages.save('https://resource/a', 'a.png')).toEqual({ ok: true })
    expect(alipayCalls['saveImage']).toEqual([{ url: 'https://resource/a' }])
    alipay({ saveImageToPhotosAlbum: alipayRefused(15) })
    expect(await alipayImages.save('https://resource/a', 'a.png')).toEqual({ ok: false, reason: 'denied' })
  })

  test('a preview starts with the tapped image and has absolute URLs', () => {
    weapp({ previewImage: {} })
    alipay({ previewImage: {} })
    weappImages.preview(['/media/a.png', 'https://cdn.example/b.png'], 1)
    alipayImages.preview(['/media/a.png', 'https://cdn.example/b.png'], 1)
    const urls = ['https://shop.example/media/a.png', 'https://cdn.example/b.png']
    expect(mockTaro['previewImage']).toHaveBeenCalledWith({ urls, current: 'https://cdn.example/b.png' })
    expect(alipayCalls['previewImage']).toEqual([{ urls, current: 1 }])
  })
})

describe('subscription messages after an order', () => {
  test('WeChat returns the accepted templates, of at most three', async () => {
    weapp({ requestSubscribeMessage: { errMsg: 'ok', a: 'accept', b: 'reject', c: 'ban' } })
    expect(await weappSubscribe.request(['a', 'b', 'c', 'd'])).toEqual(['a'])
    expect(mockTaro['requestSubscribeMessage']).toHaveBeenCalledWith({ tmplIds: ['a', 'b', 'c'], entityIds: [] })
  })

  test('Alipay returns the accepted templates, and none when dismissed', async () => {
    alipay({ requestSubscribeMessage: { behavior: 'subscribe', result: { subscribeEntityIds: ['b'] } } })
    expect(await alipaySubscribe.request(['a', 'b'])).toEqual(['b'])
    alipay({ requestSubscribeMessage: { behavior: 'cancel' } })
    expect(await alipaySubscribe.request(['a', 'b'])).toEqual([])
  })

  test('a refusal returns none without an error, and without templates there is no request', async () => {
    weapp({ requestSubscribeMessage: refusal('requestSubscribeMessage:fail can only be invoked by user TAP gesture.') })
    expect([await weappSubscribe.request(['a']), await weappSubscribe.request([])]).toEqual([[], []])
    expect(mockTaro['requestSubscribeMessage']).toHaveBeenCalledTimes(1)
    alipay({})
    expect([alipaySubscribe.isSupported(), await alipaySubscribe.request(['a'])]).toEqual([false, []])
  })
})

describe('permissions, updates, phone and links', () => {
  test('a permission refused for good is detected, and opening the settings reports its success', async () => {
    weapp({
      getSetting: { authSetting: { 'scope.camera': true, 'scope.writePhotosAlbum': false } },
      openSetting: refusal('openSetting:fail'),
    })
    expect([await weappPermissions.blocked(), await weappPermissions.open()]).toEqual([true, false])
    alipay({ getSetting: { authSetting: { album: true } }, openSetting: {} })
    expect([await alipayPermissions.blocked(), await alipayPermissions.open()]).toEqual([false, true])
    alipay({})
    expect([await alipayPermissions.blocked(), await alipayPermissions.open()]).toEqual([false, false])
  })

  test('a downloaded version restarts the app only when it is applied', () => {
    const applyUpdate = jest.fn()
    let isReady = () => {}
    mockTaro['canIUse'] = jest.fn(() => true)
    mockTaro['getUpdateManager'] = jest.fn(() => ({
      onUpdateReady: (listener: () => void) => (isReady = listener),
      applyUpdate,
    }))
    let apply = () => {}
    miniUpdates.listen((listener) => (apply = listener))
    isReady()
    expect(applyUpdate).not.toHaveBeenCalled()
    apply()
    expect(applyUpdate).toHaveBeenCalledTimes(1)
  })

  test('a dismissed phone dialog is cancelled, and any other failure is unknown', async () => {
    weapp({ makePhoneCall: {} })
    expect(await miniPhone.call('400')).toBe('done')
    weapp({ makePhoneCall: refusal('makePhoneCall:fail cancel') })
    expect(await miniPhone.call('400')).toBe('cancelled')
    weapp({ makePhoneCall: refusal('makePhoneCall:fail') })
    expect(await miniPhone.call('400')).toBe('unknown')
  })

  test.each([
    ['https://guide.example/a?b#c', 'done'],
    ['https://GUIDE.example', 'done'],
    ['http://guide.example/', 'copied'],
    ['https://guide.example.evil.com/', 'copied'],
    ['https://guide.example@evil.com/', 'copied'],
    ['https://evil.com/?https://guide.example/', 'copied'],
    ['https://guide.example:8443/', 'copied'],
    ['https://guide.example\\@evil.com/', 'copied'],
    ['javascript:alert(1)', 'copied'],
  ])('%s is %s: only https URLs of exactly the configured hosts open inside the app', async (url, result) => {
    configureWebHosts(['guide.example'])
    weapp({ setClipboardData: {} })
    expect(await miniExternalLink.open(url, mockOpen)).toBe(result)
    expect(mockOpen.mock.calls).toEqual(result === 'done' ? [[url]] : [])
  })

  test('a link that can be neither opened nor copied fails', async () => {
    configureWebHosts(['guide.example'])
    mockOpen.mockRejectedValue(new Error('navigateTo:fail webview count limit exceed'))
    weapp({ setClipboardData: refusal('setClipboardData:fail') })
    expect(await miniExternalLink.open('https://guide.example/', mockOpen)).toBe('failed')
  })
})
