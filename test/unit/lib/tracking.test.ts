import { trackingOf, TRACKING_KEYS, withoutTracking, withTracking } from '@/lib/tracking'

const one = { campaign: '_sp_pro', source: 'session', content: 'a1' }
const two = { campaign: '_sp_int', source: 'poster', content: 'shop.product.detail:12' }

/** Parameters with every awkward character, made from a seed so that a failure can be told again. */
function someParams(seed: number): Record<string, string> {
  const letters = ['id', 'utm', 'utm_campaignx', '类目', 'a&b', 'x=y', '', 'q?', '#', 'utm_source']
  const pick = (n: number) => letters[(seed * 7 + n * 13) % letters.length] ?? ''
  return Object.fromEntries(Array.from({ length: seed % 6 }, (_, n) => [pick(n) || 'k', pick(n + 3)]))
}

test('tracking replaces earlier tracking and leaves all other parameters unchanged', () => {
  for (let seed = 0; seed < 500; seed++) {
    const params = someParams(seed)
    const once = withTracking(params, one)
    const again = withTracking(once, two)
    expect(Object.keys(again).filter((key) => TRACKING_KEYS.includes(key))).toHaveLength(3)
    expect(withoutTracking(again)).toEqual(withoutTracking(params))
    expect(trackingOf(again)).toEqual(two)
    expect(withTracking(again, two)).toEqual(again)
  }
})

test('trackingOf returns null for a link without a campaign', () => {
  expect(trackingOf({ utm_source: 'session', id: '1' })).toBeNull()
  expect(trackingOf({ utm_campaign: '_sp_pro' })).toEqual({ campaign: '_sp_pro', source: '', content: '' })
})
