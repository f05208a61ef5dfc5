import type { Privacy } from '@/platform/types'

const mockKept = new Map<string, string>()
let mockIsFull = false
jest.mock('@/platform/text-store', () => ({
  textStore: {
    most: Number.POSITIVE_INFINITY,
    read: (key: string) => mockKept.get(key) ?? null,
    write: (key: string, text: string) => !mockIsFull && mockKept.set(key, text) !== undefined,
    remove: (key: string) => void mockKept.delete(key),
    keys: () => [...mockKept.keys()],
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
const start = (file: 'privacy' | 'privacy.weapp'): Privacy => {
  let privacy: Privacy | undefined
  jest.isolateModules(() => {
    privacy = (jest.requireActual(`@/platform/${file}`) as { privacy: Privacy }).privacy
  })
  if (!privacy) throw new Error('none')
  return privacy
}

beforeEach(() => {
  mockKept.clear()
  mockIsFull = false
  for (const name of Object.keys(mockTaro)) delete mockTaro[name]
})

describe('where the vendor keeps no consent', () => {
  test('the visitor is asked once, and what was agreed to outlives the visit', async () => {
    const ask = jest.fn(async () => true)
    const privacy = start('privacy')
    privacy.listen(ask)
    expect(await Promise.all([privacy.consent(), privacy.consent()])).toEqual([true, true])
    expect(await privacy.consent()).toBe(true)
    expect(ask).toHaveBeenCalledTimes(1)
    const again = start('privacy')
    again.listen(ask)
    expect(await again.consent()).toBe(true)
    expect(ask).toHaveBeenCalledTimes(1)
  })

  test('a no holds for this one time', async () => {
    const ask = jest.fn(async () => false)
    const privacy = start('privacy')
    privacy.listen(ask)
    expect([await privacy.consent(), await privacy.consent()]).toEqual([false, false])
    expect(ask).toHaveBeenCalledTimes(2)
  })

  test('nothing is agreed to while nobody can be asked, nor by a question that fails', async () => {
    const privacy = start('privacy')
    expect(await privacy.consent()).toBe(false)
    privacy.listen(() => Promise.reject(new Error('chunk lost')))
    expect(await privacy.consent()).toBe(false)
  })

  test('a device that keeps nothing still believes the yes until the app ends', async () => {
    mockIsFull = true
    const ask = jest.fn(async () => true)
    const privacy = start('privacy')
    privacy.listen(ask)
    expect([await privacy.consent(), await privacy.consent()]).toEqual([true, true])
    expect(ask).toHaveBeenCalledTimes(1)
  })
})

describe('in WeChat', () => {
  const wechat = (needAuthorization: boolean) => {
    const heard: { need?: (resolve: (answer: object) => void) => void } = {}
    Object.assign(mockTaro, {
      canIUse: () => true,
      getPrivacySetting: ({ success }: { success(result: object): void }) => success({ needAuthorization }),
      onNeedPrivacyAuthorization: (listener: NonNullable<typeof heard.need>) => {
        heard.need = listener
      },
      openPrivacyContract: ({ success }: { success(): void }) => success(),
    })
    return heard
  }

  test('whoever agreed there is not asked by us', async () => {
    wechat(false)
    const ask = jest.fn(async () => true)
    const privacy = start('privacy.weapp')
    privacy.listen(ask)
    expect(await privacy.consent()).toBe(true)
    expect(ask).not.toHaveBeenCalled()
  })

  test('who did not is asked, and nothing is kept beside what WeChat keeps', async () => {
    wechat(true)
    const privacy = start('privacy.weapp')
    privacy.listen(async () => false)
    expect(await privacy.consent()).toBe(false)
    privacy.listen(async () => true)
    expect([await privacy.consent(), mockKept.size]).toEqual([true, 0])
  })

  test.each([
    [true, { event: 'agree', buttonId: 'agree-privacy' }],
    [false, { event: 'disagree' }],
  ])('WeChat that asks in the middle of a call hears %p by the button it knows', async (agreed, agreement) => {
    const heard = wechat(true)
    const privacy = start('privacy.weapp')
    privacy.listen(async () => agreed)
    expect(await new Promise((resolve) => heard.need?.(resolve))).toEqual(agreement)
  })

  test('its own copy of the statement opens', async () => {
    wechat(true)
    expect(await start('privacy.weapp').openStatement()).toBe(true)
  })

  test('a client from before that is asked by us, once', async () => {
    mockTaro['canIUse'] = () => false
    const ask = jest.fn(async () => true)
    const privacy = start('privacy.weapp')
    privacy.listen(ask)
    expect([await privacy.consent(), await privacy.consent(), await privacy.openStatement()]).toEqual([true, true, false])
    expect(ask).toHaveBeenCalledTimes(1)
  })
})
