import type { FailureReason } from '@/platform/result'
import { type App, boot, close } from './support/app'
import { isMini, kind } from './support/kind'
import { openShop, shop } from './support/origin'
import { type End, script, vendorAsked } from './support/vendor'

let app: App
let device: Awaited<ReturnType<typeof load>>
const load = async () => ({
  scan: (await import('@/platform/scan')).scan,
  location: (await import('@/platform/location')).location,
  images: (await import('@/platform/images')).images,
  privacy: (await import('@/platform/privacy')).privacy,
  share: (await import('@/platform/share')).share,
  pay: (await import('@/platform/pay')).pay,
  showDeviceError: (await import('@/shared/device/showDeviceError')).showDeviceError,
})

beforeEach(async () => {
  await openShop()
  shop().on('GET /base/jssdk/', () => ({ body: { appId: 'wx1', timestamp: 1, nonceStr: 'n', signature: 's' } }))
  app = await boot()
  device = await load()
  device.privacy.listen(async () => true)
})
afterEach(async () => {
  const leftovers = await close()
  await shop().close()
  expect(leftovers).toEqual([])
})

/** Reports a refusal, as a screen does. */
async function reasonOf(
  answer: { readonly ok: true } | { readonly ok: false; readonly reason: FailureReason },
): Promise<FailureReason | 'ok'> {
  if (answer.ok) return 'ok'
  await device.showDeviceError(answer.reason)
  return answer.reason
}
const actions = {
  scan: () => device.scan.scan(),
  locate: () => device.location.locate(),
  choose: () => device.images.choose({ count: 1 }),
}
type Action = keyof typeof actions

/** A browser scans by a screen of our own (test/components/platform), and its chooser of files has no rights to refuse. */
const hasVendorScanner = kind !== 'browser'
const hasChooserRight = isMini || kind === 'app'

const situations: readonly {
  readonly action: Action
  readonly vendorResult: End
  readonly messageCount: number
  readonly result: FailureReason | 'ok'
}[] = [
  ...(hasVendorScanner
    ? [
        { action: 'scan', vendorResult: 'ok', messageCount: 0, result: 'ok' } as const,
        { action: 'scan', vendorResult: 'cancelled', messageCount: 0, result: 'cancelled' } as const,
        { action: 'scan', vendorResult: 'denied', messageCount: 1, result: 'denied' } as const,
      ]
    : []),
  { action: 'locate', vendorResult: 'ok', messageCount: 0, result: 'ok' },
  { action: 'locate', vendorResult: 'denied', messageCount: 1, result: 'denied' },
  { action: 'choose', vendorResult: 'cancelled', messageCount: 0, result: 'cancelled' },
  ...(hasChooserRight
    ? [{ action: 'choose', vendorResult: 'denied', messageCount: 1, result: 'denied' } as const]
    : []),
]

test.each(situations)(
  '$action with the vendor result "$vendorResult" returns $result and shows $messageCount message(s)',
  async ({ action, vendorResult, messageCount, result }) => {
    script(action, vendorResult)
    expect(await reasonOf(await actions[action]())).toBe(result)
    expect(app.display.messages).toHaveLength(messageCount)
  },
)

test.each(Object.keys(actions) as Action[])(
  '%s without privacy consent does not reach the vendor and shows one message',
  async (action) => {
    device.privacy.listen(async () => false)
    const results = [await reasonOf(await actions[action]()), vendorAsked().filter((one) => one === action).length]
    expect(results).toEqual(['denied', 0])
    expect(app.display.messages).toHaveLength(1)
  },
)

test('a cancelled share shows no message', async () => {
  script('share', 'cancelled')
  const item = {
    title: '茶',
    description: '',
    image: { full: '', square: '', wide: '' },
    link: () => 'https://shop.example/mobile/',
    page: () => '/pages/index/index',
  }
  expect(await device.share.send(item)).toBe(
    { browser: 'cancelled', wechat: 'guided', app: 'cancelled', weapp: 'unknown', alipay: 'unknown' }[kind],
  )
  expect(app.display.messages).toEqual([])
})
