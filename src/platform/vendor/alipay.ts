/** The parts of Alipay's own API that Taro does not carry under one shape. */
interface AlipayCode {
  readonly authCode?: string
}
interface AlipayPaid {
  readonly resultCode?: string | number
}
export interface Callbacks<R> {
  readonly success: (result: R) => void
  readonly fail: (error: unknown) => void
}
/** `resultStatus` 9000 is a chosen address; anything else a visitor who chose none. */
export interface AlipayAddress {
  readonly resultStatus?: string | number
  readonly result?: {
    readonly fullname?: string
    readonly mobilePhone?: string
    readonly prov?: string
    readonly city?: string
    readonly area?: string
    readonly street?: string
    readonly address?: string
  }
}
/** The chosen images; older clients name only the paths. */
export interface AlipayImages {
  readonly apFilePaths?: readonly string[]
  readonly tempFilePaths?: readonly string[]
}
export interface AlipayApi {
  getAppIdSync?(): { appId: string }
  getAuthCode(options: { scopes: string } & Callbacks<AlipayCode>): void
  tradePay(options: { tradeNO: string } & Callbacks<AlipayPaid>): void
  getSystemInfoSync(): { fontSizeSetting?: number }
  canvasToTempFilePath(options: { canvas: object } & Callbacks<{ tempFilePath?: string; apFilePath?: string }>): void
  scan(options: { type: 'qr' | 'bar'; scanType: readonly string[] } & Callbacks<{ code?: string }>): void
  getLocation(options: { type: 0 } & Callbacks<{ latitude: string | number; longitude: string | number }>): void
  openLocation(
    options: { latitude: number; longitude: number; name: string; address: string } & Callbacks<unknown>,
  ): void
  getPhoneNumber?(options: Callbacks<{ response?: string }>): void
  getAddress?(options: Callbacks<AlipayAddress>): void
  chooseImage(
    options: { count: number; sourceType: readonly string[]; sizeType: readonly string[] } & Callbacks<AlipayImages>,
  ): void
  getImageInfo(
    options: { src: string } & Callbacks<{ width: number; height: number; type?: string; path?: string }>,
  ): void
  getFileInfo(options: { apFilePath: string } & Callbacks<{ size: number }>): void
  previewImage(options: { current: number; urls: readonly string[] }): void
  downloadFile(options: { url: string } & Callbacks<{ apFilePath?: string; tempFilePath?: string }>): void
  saveImageToPhotosAlbum?(options: { filePath: string } & Callbacks<unknown>): void
  saveImage(options: { url: string } & Callbacks<unknown>): void
  datePicker(
    options: {
      format: string
      currentDate: string | undefined
      startDate: string | undefined
      endDate: string | undefined
    } & Callbacks<{ date: string }>,
  ): void
  enableAlertBeforeUnload?(options: { message: string }): void
  disableAlertBeforeUnload?(options: object): void
  requestSubscribeMessage?(
    options: { entityIds: readonly string[] } & Callbacks<{
      behavior?: string
      result?: { subscribeEntityIds?: readonly string[] }
    }>,
  ): void
  getSetting?(options: Callbacks<{ authSetting?: Readonly<Record<string, boolean>> }>): void
  openSetting?(options: Callbacks<unknown>): void
}

/** Alipay's global object. Read on use, because it does not exist while tests load the file. */
export function my(): AlipayApi {
  const api = (globalThis as { my?: AlipayApi }).my
  if (!api) throw new Error('not in an Alipay mini-program')
  return api
}

/** Converts a call with callbacks to a promise: `asked<R>((end) => my().scan({ type: 'qr', ...end }))`. */
export const promisify = <R>(call: (end: Callbacks<R>) => void): Promise<R> =>
  new Promise((success, fail) => call({ success, fail }))
