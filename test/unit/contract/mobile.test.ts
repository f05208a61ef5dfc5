import {
  describeMobile,
  formatMobile,
  internationalMobile,
  isMobile,
  maskMobile,
  normalizeMobile,
  searchMobile,
} from '@storefront/contract/domain/account/mobile'
import { countries } from '@storefront/contract/domain/country/country'
import fc from 'fast-check'

const { CN, ID } = countries

test.each([
  ['13800000001', '138****0001'],
  ['+62 812-3456-7890', '+62 8**-****-7890'],
  ['010-88886666', '010-****6666'],
  ['12345678', '123****8'],
  ['95588', '9****'],
  ['110', '***'],
  ['138****0001', '138****0001'],
  ['', ''],
  ['+6281234567890', '0812-****-7890'],
  ['+62812345678', '0812-****-78'],
])('%p is masked as %p', (number, text) => expect(maskMobile(number)).toBe(text))

const digits = fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 20 }).map((all) => all.join(''))

test('maskMobile hides at least four digits, or all of fewer, and leaves the rest in place', () => {
  fc.assert(
    fc.property(digits, (number) => {
      const text = maskMobile(number)
      const hidden = [...text].filter((char) => char === '*').length
      expect(text).toHaveLength(number.length)
      expect(hidden).toBeGreaterThanOrEqual(Math.min(4, number.length))
      expect([...text].every((char, at) => char === '*' || char === number[at])).toBe(true)
    }),
  )
})

test('maskMobile shows at most the first 3 and the last 4 digits', () => {
  fc.assert(
    fc.property(digits, (number) => {
      expect(maskMobile(number)).toMatch(/^\d{0,3}\**\d{0,4}$/)
    }),
  )
})

test('normalizeMobile reads a number however it is written', () => {
  const prefix = fc.constantFrom('', '+86', '+86 ', '0086-', '86', '(+86)', '＋８６ ', '\u202d+86 ')
  const gap = fc.constantFrom('', ' ', '-', '\u00a0', '\u2013', '.', '\u200b')
  const wide = (text: string) => text.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0))
  fc.assert(
    fc.property(
      prefix,
      gap,
      fc.integer({ min: 0, max: 999_999_999 }),
      fc.boolean(),
      (before, between, rest, isWide) => {
        const number = `1${String(rest).padStart(10, '3')}`
        const text = `${before}${number.slice(0, 3)}${between}${number.slice(3, 7)}${between}${number.slice(7)}\u202c `
        expect(normalizeMobile(isWide ? wide(text) : text, CN)).toBe(number)
      },
    ),
  )
})

test('normalizeMobile leaves what is no number uncut, and changes nothing when it is applied again', () => {
  expect(normalizeMobile('+86 138 0000 00', CN)).toBe('+86 138 0000 00')
  expect(normalizeMobile(' 0812-3456-78901 ', CN)).toBe('0812-3456-78901')
  for (const country of [CN, ID])
    fc.assert(
      fc.property(fc.string(), (text) => {
        const once = normalizeMobile(text, country)
        expect(normalizeMobile(once, country)).toBe(once)
      }),
    )
})

test('a number of Indonesia is stored in one form, whichever way it is written', () => {
  const prefix = fc.constantFrom('0', '', '+62', '+62 ', '+62 0', '0062', '62', '(+62) ', '+62 (0)', '\u202d+62 ')
  const gap = fc.constantFrom('', ' ', '-', '.')
  fc.assert(
    fc.property(prefix, gap, fc.stringMatching(/^8\d{8,11}$/), (before, between, number) => {
      const text = `${before}${number.slice(0, 3)}${between}${number.slice(3, 7)}${between}${number.slice(7)} `
      const stored = normalizeMobile(text, ID)
      expect(stored).toBe(`+62${number}`)
      expect(isMobile(stored, ID)).toBe(true)
      expect(isMobile(stored, CN)).toBe(false)
      expect(formatMobile(stored).replaceAll('-', '')).toBe(`0${number}`)
      expect(normalizeMobile(formatMobile(stored), ID)).toBe(stored)
    }),
  )
})

test.each([
  ['13800000001', ID, 'foreign', { country: 'China (+86)', own: 'Indonesia (+62)' }],
  ['+86 138 0000 0001', ID, 'foreign', { country: 'China (+86)', own: 'Indonesia (+62)' }],
  ['+65 9123 4567', ID, 'foreign', { country: '+65', own: 'Indonesia (+62)' }],
  ['+62 812 3456 7890', CN, 'foreign', { country: 'Indonesia (+62)', own: 'China (+86)' }],
  ['0812 345', ID, 'digits', { digits: 7, length: '10–13' }],
  ['+62 812 345', ID, 'digits', { digits: 7, length: '10–13' }],
  ['021 5550 1234', ID, 'prefix', { prefix: '08' }],
  ['0812 3456 78ab', ID, 'characters', { others: 'ab' }],
  ['138 0000', CN, 'digits', { digits: 7, length: 11 }],
  ['+86 138 0000', CN, 'digits', { digits: 7, length: 11 }],
] as const)('%p is explained', (text, country, reason, data) => {
  expect(isMobile(normalizeMobile(text, country), country)).toBe(false)
  expect(describeMobile(text, country, 'en')).toEqual({ reason, data })
})

test('a vendor of SMS is given the international number', () => {
  expect(internationalMobile('13800000001')).toBe('+8613800000001')
  expect(internationalMobile('+6281234567890')).toBe('+6281234567890')
})

test.each([
  ['0812-3456-7890', ID, '+6281234567890'],
  ['08123', ID, '8123'],
  ['+62 812', ID, '+62 812'],
  ['0215550', ID, '0215550'],
  ['Sekar Ayu', ID, 'Sekar Ayu'],
  ['0138', CN, '0138'],
  ['+86 138 0000 0001', CN, '+86 138 0000 0001'],
] as const)('a search of %p looks for the stored number', (words, country, expected) =>
  expect(searchMobile(words, country)).toBe(expected),
)
