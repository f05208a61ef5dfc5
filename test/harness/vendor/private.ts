import { type Options, Refusal, type Table, type VendorContext, asynchronous } from './vendor-context'

const ADDRESS = {
  userName: '林小满',
  telNumber: '13800000001',
  provinceName: '浙江省',
  cityName: '杭州市',
  countyName: '西湖区',
  nationalCode: '330106',
  detailInfo: '文三路 1 号',
}
const ALIPAY_ADDRESS = {
  fullname: '林小满',
  mobilePhone: '13800000001',
  prov: '浙江省',
  city: '杭州市',
  area: '西湖区',
  address: '文三路 1 号',
}

/** Creates the vendor's private interfaces: camera, location, album, address book, and the permissions for them. */
export function privateParts(vendorContext: VendorContext): Table {
  const weapp = vendorContext.target === 'weapp'
  /** A scripted answer lies over the usual one; a scripted Error is the person's or the vendor's no. */
  const withPort = (name: string, usual: (options: Options) => object) =>
    asynchronous(vendorContext, name, (options) => ({
      ...usual(options),
      ...vendorContext.script.take<object>(name, {}),
    }))
  const both: Table = {
    getLocation: withPort('getLocation', () => ({ latitude: 30.2741, longitude: 120.1551, accuracy: 30 })),
    openLocation: withPort('openLocation', () => ({})),
    getImageInfo: withPort('getImageInfo', ({ src }) => ({ width: 640, height: 480, type: 'jpeg', path: String(src) })),
    downloadFile: withPort('downloadFile', () =>
      weapp
        ? { tempFilePath: 'http://tmp/download.jpg', statusCode: 200 }
        : { apFilePath: 'https://resource/download' },
    ),
    saveImageToPhotosAlbum: withPort('saveImageToPhotosAlbum', () => ({})),
    openSetting: withPort('openSetting', () => ({ authSetting: {} })),
  }
  if (weapp)
    return {
      ...both,
      addPhoneCalendar: withPort('addPhoneCalendar', () => ({})),
      openDocument: withPort('openDocument', () => ({})),
      scanCode: withPort('scanCode', () => ({ result: 'https://shop.example/mobile/product/1/', scanType: 'QR_CODE' })),
      chooseAddress: withPort('chooseAddress', () => ADDRESS),
      chooseMedia: asynchronous(vendorContext, 'chooseMedia', () => {
        const paths = vendorContext.script.take<string[]>('chooseMedia', [])
        if (paths.length === 0) throw new Refusal('cancel')
        return {
          type: 'image',
          tempFiles: paths.map((tempFilePath) => ({ tempFilePath, size: 1000, fileType: 'image' })),
        }
      }),
    }
  return {
    ...both,
    scan: withPort('scan', () => ({ code: 'https://shop.example/mobile/product/1/' })),
    getAddress: withPort('getAddress', () => ({ resultStatus: '9000', result: ALIPAY_ADDRESS })),
    getFileInfo: withPort('getFileInfo', () => ({ size: 1000 })),
    saveImage: withPort('saveImage', () => ({})),
    getSetting: withPort('getSetting', () => ({ authSetting: {} })),
    requestSubscribeMessage: withPort('requestSubscribeMessage', ({ entityIds }) => ({
      behavior: 'subscribe',
      result: { subscribeEntityIds: entityIds },
    })),
  }
}
