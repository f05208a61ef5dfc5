import { Refusal, type Table, type World, asynchronous, listening } from './world'

/** The app as a whole: updates, errors, privacy, being shown and hidden. */
export function lifecycle(world: World): Table {
  const both: Table = {
    getUpdateManager: () => {
      world.recorder.call('getUpdateManager', undefined)
      const { hasUpdate } = world.script.take('getUpdateManager', { hasUpdate: false })
      const later = (callback: (value?: unknown) => void, value?: unknown) => void setTimeout(() => world.sandbox.guard(() => callback(value)), 0)
      return {
        onCheckForUpdate: (callback: (value?: unknown) => void) => later(callback, world.sandbox.copy({ hasUpdate })),
        onUpdateReady: (callback: (value?: unknown) => void) => hasUpdate && later(callback),
        onUpdateFailed: () => {},
        applyUpdate: () => world.recorder.call('applyUpdate', undefined),
      }
    },
    ...listening(world, 'Error'),
    ...listening(world, 'UnhandledRejection'),
    ...listening(world, 'AppShow'),
    ...listening(world, 'AppHide'),
    ...listening(world, 'PageNotFound'),
    ...listening(world, 'ThemeChange'),
    ...listening(world, 'WindowResize'),
    ...listening(world, 'KeyboardHeightChange'),
    nextTick: (work: () => void) => void setTimeout(() => world.sandbox.guard(work), 0),
  }
  if (world.target === 'alipay') return both
  return {
    ...both,
    getPrivacySetting: asynchronous(world, 'getPrivacySetting', () => ({
      needAuthorization: world.script.privacyNeeded,
      privacyContractName: '《用户隐私保护指引》',
    })),
    requirePrivacyAuthorize: asynchronous(world, 'requirePrivacyAuthorize', async () => {
      if (!world.script.privacyNeeded) return undefined
      const [listener] = world.listeners.get('NeedPrivacyAuthorization') ?? []
      const hasConsent = await new Promise<boolean>((resolve) => {
        if (!listener) return resolve(world.script.privacy === 'agree')
        const answer = (result: { event: string }) => result.event !== 'exposureAuthorization' && resolve(result.event === 'agree')
        world.sandbox.guard(() => listener(answer, { referrer: 'requirePrivacyAuthorize' }))
      })
      if (!hasConsent) throw new Refusal('privacy permission is not authorized', { errno: 104 })
      world.script.privacyNeeded = false
      return undefined
    }),
    openPrivacyContract: asynchronous(world, 'openPrivacyContract', () => undefined),
    ...listening(world, 'NeedPrivacyAuthorization'),
    requestSubscribeMessage: asynchronous(world, 'requestSubscribeMessage', () => world.script.take('requestSubscribeMessage', {})),
    getSetting: asynchronous(world, 'getSetting', () => ({ authSetting: {} })),
  }
}
