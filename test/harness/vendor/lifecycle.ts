import { Refusal, type Table, type VendorContext, asynchronous, listening } from './vendor-context'

/** The app as a whole: updates, errors, privacy, being shown and hidden. */
export function lifecycle(vendorContext: VendorContext): Table {
  const both: Table = {
    getUpdateManager: () => {
      vendorContext.recorder.call('getUpdateManager', undefined)
      const { hasUpdate } = vendorContext.script.take('getUpdateManager', { hasUpdate: false })
      const later = (callback: (value?: unknown) => void, value?: unknown) =>
        void setTimeout(() => vendorContext.sandbox.guard(() => callback(value)), 0)
      return {
        onCheckForUpdate: (callback: (value?: unknown) => void) =>
          later(callback, vendorContext.sandbox.copy({ hasUpdate })),
        onUpdateReady: (callback: (value?: unknown) => void) => hasUpdate && later(callback),
        onUpdateFailed: () => {},
        applyUpdate: () => vendorContext.recorder.call('applyUpdate', undefined),
      }
    },
    ...listening(vendorContext, 'Error'),
    ...listening(vendorContext, 'UnhandledRejection'),
    ...listening(vendorContext, 'AppShow'),
    ...listening(vendorContext, 'AppHide'),
    ...listening(vendorContext, 'PageNotFound'),
    ...listening(vendorContext, 'ThemeChange'),
    ...listening(vendorContext, 'WindowResize'),
    ...listening(vendorContext, 'KeyboardHeightChange'),
    nextTick: (work: () => void) => void setTimeout(() => vendorContext.sandbox.guard(work), 0),
  }
  if (vendorContext.target === 'alipay') return both
  return {
    ...both,
    getPrivacySetting: asynchronous(vendorContext, 'getPrivacySetting', () => ({
      needAuthorization: vendorContext.script.privacyNeeded,
      privacyContractName: '《用户隐私保护指引》',
    })),
    requirePrivacyAuthorize: asynchronous(vendorContext, 'requirePrivacyAuthorize', async () => {
      if (!vendorContext.script.privacyNeeded) return undefined
      const [listener] = vendorContext.listeners.get('NeedPrivacyAuthorization') ?? []
      const hasConsent = await new Promise<boolean>((resolve) => {
        if (!listener) return resolve(vendorContext.script.privacy === 'agree')
        const answer = (result: { event: string }) =>
          result.event !== 'exposureAuthorization' && resolve(result.event === 'agree')
        vendorContext.sandbox.guard(() => listener(answer, { referrer: 'requirePrivacyAuthorize' }))
      })
      if (!hasConsent) throw new Refusal('privacy permission is not authorized', { errno: 104 })
      vendorContext.script.privacyNeeded = false
      return undefined
    }),
    openPrivacyContract: asynchronous(vendorContext, 'openPrivacyContract', () => undefined),
    ...listening(vendorContext, 'NeedPrivacyAuthorization'),
    requestSubscribeMessage: asynchronous(vendorContext, 'requestSubscribeMessage', () =>
      vendorContext.script.take('requestSubscribeMessage', {}),
    ),
    getSetting: asynchronous(vendorContext, 'getSetting', () => ({ authSetting: {} })),
  }
}
