import {
  type Counting,
  countingNames,
  feeBy,
  type FreightLine,
  quoteShipping,
  rateTo,
  regionClash,
  type ShippingRate,
  type ShippingTemplate,
  type ShippingTerms,
  siteTemplate,
  templateDays,
} from '@storefront/contract/domain/checkout/shipping-template'
import { parseShape, shapeText } from '@storefront/contract/resources/shapes'
import fc from 'fast-check'

const rate = (part: Partial<ShippingRate> = {}): ShippingRate => ({
  ...{ first: 1, fee: 1000, further: 1, further_fee: 0, free_amount: null, free_pieces: null, days: null },
  ...part,
})
const termsOf = (part: Partial<ShippingTerms> = {}): ShippingTerms => ({
  ...{ rest: rate(), rest_reason: '', groups: [], excluded: [] },
  ...part,
})
const template = (id: number, part: Partial<ShippingTemplate> = {}): ShippingTemplate => ({
  ...{ id, counting: 'piece', is_standard: id === 1, terms: termsOf() },
  ...part,
})
const line = (part: Partial<FreightLine> = {}): FreightLine => ({
  ...{ template: null, isSent: true, pieces: 1, grams: 500, amount: 5000 },
  ...part,
})
const site = siteTemplate({ fee: 700, free_over: 9900 })

describe('the rate to a district', () => {
  const group = (region: string, fee: number) => ({ regions: [region], ...rate({ fee }) })

  test('is that of the longest prefix, whatever the order of the groups', () => {
    const groups = ['33', '330106', '3301', '31'].map((region) => group(region, Number(region)))
    const feeTo = (district: string) => {
      const result = rateTo(termsOf({ groups }), district)
      return 'rate' in result ? result.rate.fee : null
    }
    expect(['330106', '330102', '330201', '310101', '510107', ''].map(feeTo)).toEqual([
      ...[330_106, 3301, 33, 31],
      ...[1000, 1000],
    ])
  })

  test('is a reason in an excluded region, also within a priced one, and outside all groups without a rest', () => {
    const terms = termsOf({
      rest: null,
      rest_reason: '只送浙江',
      groups: [group('33', 1)],
      excluded: [{ regions: ['3309'], reason: '海岛不送' }],
    })
    expect(rateTo(terms, '330902')).toEqual({ reason: '海岛不送' })
    expect(rateTo(terms, '310101')).toEqual({ reason: '只送浙江' })
    expect(rateTo(terms, '330106')).toHaveProperty('rate.fee', 1)
    expect(rateTo(terms, '')).toHaveProperty('rate.fee', 1)
  })

  test('has the days of the longest prefix that has some, else those of the rest', () => {
    const terms = termsOf({
      rest: rate({ days: { from: 3, to: 5 } }),
      groups: [{ ...group('33', 1), days: { from: 1, to: 2 } }, group('3301', 2)],
    })
    expect(['330106', '310101', ''].map((place) => templateDays(terms, place)?.to)).toEqual([2, 5, 5])
    expect(templateDays(termsOf(), '330106')).toBeNull()
  })
})

test('a begun step above the first costs the further fee', () => {
  const byWeight = rate({ first: 1000, fee: 800, further: 500, further_fee: 200 })
  const feeOf = (grams: number) => feeBy(byWeight, 'weight', { pieces: 1, grams, amount: 0 })
  expect([0, 1000, 1001, 1500, 1501].map(feeOf)).toEqual([800, 800, 1000, 1000, 1200])
  const byPiece = rate({ first: 2, fee: 800, further: 3, further_fee: 500 })
  expect([2, 3, 5, 6].map((pieces) => feeBy(byPiece, 'piece', { pieces, grams: 0, amount: 0 }))).toEqual([
    ...[800, 1300],
    ...[1300, 1800],
  ])
  expect(
    feeBy(rate({ first: 10_000, further: 5000, further_fee: 100 }), 'amount', { pieces: 1, grams: 0, amount: 15_001 }),
  ).toBe(1200)
})

describe('a quote', () => {
  test('adds up what each template takes of its own goods', () => {
    const heavy = template(2, {
      counting: 'weight',
      terms: termsOf({ rest: rate({ first: 1000, fee: 2000, further: 1000, further_fee: 500 }) }),
    })
    const lines = [line(), line({ template: 2, grams: 1500 }), line({ template: 2, grams: 600 })]
    expect(quoteShipping([template(1), heavy], site, lines, '330106')).toEqual({
      fee: 1000 + 2000 + 1000,
      refusals: [],
    })
  })

  test('takes the standard template for goods without one, and that of the site without any', () => {
    expect(
      quoteShipping([template(2), template(1, { terms: termsOf({ rest: rate({ fee: 300 }) }) })], site, [line()], '')
        .fee,
    ).toBe(300)
    expect(quoteShipping([], site, [line()], '').fee).toBe(700)
    expect(quoteShipping([], site, [line({ template: 9 })], '').fee).toBe(700)
  })

  test('counts goods that are not sent in the amount of the standard template alone', () => {
    const ticket = line({ isSent: false, amount: 6000 })
    expect(quoteShipping([], site, [line(), ticket], '').fee).toBe(0)
    expect(quoteShipping([], site, [ticket], '').fee).toBe(0)
    const own = template(2, { terms: termsOf({ rest: rate({ free_amount: 9900 }) }) })
    expect(quoteShipping([template(1), own], site, [line({ template: 2 }), ticket], '').fee).toBe(1000)
  })

  test('names the goods of each template that does not send there, and takes nothing', () => {
    const excluded = [{ regions: ['65'], reason: '鲜花送不到' }]
    const flowers = template(2, { terms: termsOf({ excluded }) })
    expect(
      quoteShipping([template(1), flowers], site, [line(), line({ template: 2 }), line({ template: 2 })], '650102'),
    ).toEqual({
      fee: 0,
      refusals: [{ reason: '鲜花送不到', lines: [1, 2] }],
    })
  })
})

const rates = fc.record({
  first: fc.integer({ min: 1, max: 5000 }),
  fee: fc.nat(100_000),
  further: fc.integer({ min: 1, max: 5000 }),
  further_fee: fc.nat(100_000),
  free_amount: fc.option(fc.nat(100_000), { nil: null }),
  free_pieces: fc.option(fc.integer({ min: 1, max: 50 }), { nil: null }),
  days: fc.option(fc.constant({ from: 1, to: 2 }), { nil: null }),
}) satisfies fc.Arbitrary<ShippingRate>
const regions = fc.uniqueArray(fc.constantFrom('11', '33', '3301', '330106', '65', '6501', '650102'), {
  minLength: 1,
  maxLength: 4,
})
const terms = fc.record({
  rest: fc.option(rates, { nil: null }),
  rest_reason: fc.string({ maxLength: 8 }),
  groups: fc.array(
    fc.tuple(rates, regions).map(([one, codes]) => ({ ...one, regions: codes })),
    { maxLength: 3 },
  ),
  excluded: fc.array(fc.record({ regions, reason: fc.string({ maxLength: 8 }) }), { maxLength: 2 }),
})
const templates = fc
  .array(fc.tuple(fc.constantFrom(...countingNames), terms), { maxLength: 3 })
  .map((rows) => rows.map(([counting, one], at) => template(at + 1, { counting: counting as Counting, terms: one })))
const lines = fc.array(
  fc.record({
    template: fc.option(fc.integer({ min: 1, max: 4 }), { nil: null }),
    isSent: fc.boolean(),
    pieces: fc.integer({ min: 1, max: 99 }),
    grams: fc.nat(1_000_000),
    amount: fc.nat(10_000_000),
  }),
  { maxLength: 5 },
)
const district = fc.constantFrom('', '330106', '330902', '650102', '110101')

test('a fee is a safe amount that is never negative, and nothing where something is refused', () => {
  fc.assert(
    fc.property(templates, lines, district, (all, goods, place) => {
      const { fee, refusals } = quoteShipping(all, site, goods, place)
      expect(Number.isSafeInteger(fee) && fee >= 0).toBe(true)
      if (refusals.length > 0) expect(fee).toBe(0)
      const refusedLines = refusals.flatMap(({ lines: places }) => places)
      expect(refusedLines.every((at) => goods[at]?.isSent)).toBe(true)
      expect(new Set(refusedLines).size).toBe(refusedLines.length)
    }),
  )
})

test('more pieces never cost less, unless they reach free shipping', () => {
  fc.assert(
    fc.property(rates, fc.constantFrom(...countingNames), fc.nat(5000), fc.nat(5000), (one, counting, a, b) => {
      const freight = (pieces: number) => ({ pieces, grams: pieces * 37, amount: pieces * 211 })
      const [few, many] = [Math.min(a, b), Math.max(a, b)]
      expect(feeBy(one, counting, freight(few))).toBeLessThanOrEqual(feeBy(one, counting, freight(many)))
    }),
  )
})

test('the order of templates and lines does not change a fee', () => {
  fc.assert(
    fc.property(templates, lines, district, (all, goods, place) => {
      const [one, other] = [
        quoteShipping(all, site, goods, place),
        quoteShipping([...all].reverse(), site, [...goods].reverse(), place),
      ]
      expect(other.fee).toBe(one.fee)
      expect(other.refusals).toHaveLength(one.refusals.length)
    }),
  )
})

test('terms that went through the database quote the same', () => {
  fc.assert(
    fc.property(terms, lines, district, (one, goods, place) => {
      const stored = parseShape('shippingTerms', shapeText('shippingTerms', one)) as ShippingTerms
      const quote = (each: ShippingTerms) => quoteShipping([template(1, { terms: each })], site, goods, place)
      expect(quote(stored)).toEqual(quote(one))
    }),
  )
})

test('a region in two rows and a priced region within an excluded one are contradictions', () => {
  const group = (...codes: string[]) => ({ regions: codes, ...rate() })
  const excluded = (...codes: string[]) => ({ regions: codes, reason: '' })
  expect(regionClash({ groups: [group('33', '31'), group('31')], excluded: [] })).toEqual({
    kind: 'twice',
    region: '31',
  })
  expect(regionClash({ groups: [], excluded: [excluded('65'), excluded('65')] })).toEqual({
    kind: 'twice',
    region: '65',
  })
  expect(regionClash({ groups: [group('6501')], excluded: [excluded('65')] })).toEqual({
    kind: 'excluded',
    region: '6501',
  })
  expect(regionClash({ groups: [group('65')], excluded: [excluded('6501')] })).toBeNull()
  expect(regionClash({ groups: [group('33'), group('3301')], excluded: [] })).toBeNull()
})
