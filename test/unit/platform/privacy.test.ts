import type { Privacy } from '@/platform/privacy/types'

const mockStored = new Map<string, string>()
let mockIsFull = false
jest.mock('@/platform/text-store', () => ({
  textStore: {
    most: Number.POSITIVE_INFINITY,
    read: (key: string) => mockStored.get(key) ?? null,
    write: (key: string, text: string) => !mockIsFull && mockStored.set(key, text) !== undefined,
    remove: (key: string) => void mockStored.delete(key),
    keys: () => [...mockStored.keys()],
  },
}))
const mockTaro: Record<string, unknown> = {}
jest.mock('@tarojs/taro', () => ({
  __esModule: true,
  get default() {
    return mockTaro
  },
}))

/** A start of the app anew: what is kept on the device stays. */
const start = (file: 'privacy' | 'privacy/index.weapp'): Privacy => {
  let privacy: Privacy | undefined
  jest.isolateModules(() => {
    privacy = (jest.requireActual(`@/platform/${file}`) as { privacy: Privacy }).privacy
  })
  if (!privacy) throw new Error('none')
  return privacy
}

beforeEach(() => {
  mockStored.clear()
  mockIsFull = false
  for (const name of Object.keys(mockTaro)) delete mockTaro[name]
})

describe('consent store of the app', () => {
  test('asks once, and consent survives a restart', async () => {
    const prompt = jest.fn(async () => true)
    const privacy = start('privacy')
    privacy.listen(prompt)
    expect(await Promise.all([privacy.consent(), privacy.consent()])).toEqual([true, true])
    expect(await privacy.consent()).toBe(true)
    expect(prompt).toHaveBeenCalledTimes(1)
    const again = start('privacy')
    again.listen(prompt)
    expect(await again.consent()).toBe(true)
    expect(prompt).toHaveBeenCalledTimes(1)
  })

  test('asks again after a refusal', async () => {
    const prompt = jest.fn(async () => false)
    const privacy = start('privacy')
    privacy.listen(prompt)
    expect([await privacy.consent(), await privacy.consent()]).toEqual([false, false])
    expect(prompt).toHaveBeenCalledTimes(2)
  })

  test('refuses consent while no dialog is registered or when the dialog fails', async () => {
    const privacy = start('privacy')
    expect(await privacy.consent()).toBe(false)
    privacy.listen(() => Promise.reject(new Error('chunk lost')))
    expect(await privacy.consent()).toBe(false)
  })

  test('remembers consent until the app ends when the device cannot store it', async () => {
    mockIsFull = true
    const prompt = jest.fn(async () => true)
    const privacy = start('privacy')
    privacy.listen(prompt)
    expect([await privacy.consent(), await privacy.consent()]).toEqual([true, true])
    expect(prompt).toHaveBeenCalledTimes(1)
  })
})

describe('consent store of WeChat', () => {
  const wechat = (needAuthorization: boolean) => {
    const handlers: { need?: (resolve: (answer: object) => void) => void } = {}
    Object.assign(mockTaro, {
      canIUse: () => true,
      getPrivacySetting: ({ success }: { success(result: object): void }) => success({ needAuthorization }),
      onNeedPrivacyAuthorization: (listener: NonNullable<typeof handlers.need>) => {
        handlers.need = listener
      },
      openPrivacyContract: ({ success }: { success(): void }) => success(),
    })
    return handlers
  }

  test('does not ask when consent was given in WeChat', async () => {
    wechat(false)
    const prompt = jest.fn(async () => true)
    const privacy = start('privacy/index.weapp')
    privacy.listen(prompt)
    expect(await privacy.consent()).toBe(true)
    expect(prompt).not.toHaveBeenCalled()
  })

  test('asks when consent is missing, and stores nothing itself', async () => {
    wechat(true)
    const privacy = start('privacy/index.weapp')
    privacy.listen(async () => false)
    expect(await privacy.consent()).toBe(false)
    privacy.listen(async () => true)
    expect([await privacy.consent(), mockStored.size]).toEqual([true, 0])
  })

  test.each([
    [true, { event: 'agree', buttonId: 'agree-privacy' }],
    [false, { event: 'disagree' }],
  ])('a consent request of WeChat during an API use resolves with %p and its button', async (hasConsent, agreement) => {
    const handlers = wechat(true)
    const privacy = start('privacy/index.weapp')
    privacy.listen(async () => hasConsent)
    expect(await new Promise((resolve) => handlers.need?.(resolve))).toEqual(agreement)
  })

  test('opens the privacy statement of WeChat', async () => {
    wechat(true)
    expect(await start('privacy/index.weapp').openStatement()).toBe(true)
  })

  test('asks once in a client without the privacy API', async () => {
    mockTaro['canIUse'] = () => false
    const prompt = jest.fn(async () => true)
    const privacy = start('privacy/index.weapp')
    privacy.listen(prompt)
    expect([await privacy.consent(), await privacy.consent(), await privacy.openStatement()]).toEqual([
      true,
      true,
      false,
    ])
    expect(prompt).toHaveBeenCalledTimes(1)
  })
})
