import {
  fieldsOfKind,
  missingCount,
  overlayTexts,
  parseTranslations,
  translatedFields,
  type TranslatedKind,
  translatedWord,
  translationsText,
} from '@storefront/contract/domain/content/translation'
import fc from 'fast-check'

const kinds = Object.keys(translatedFields) as TranslatedKind[]
const names = fc.oneof(
  fc.constantFrom('name', 'title', 'abstract', 'description', 'price', 'id', '__proto__'),
  fc.string(),
)
const item = fc.dictionary(names, fc.oneof(fc.string(), fc.integer(), fc.constant(null)))
const texts = fc.dictionary(names, fc.oneof(fc.string(), fc.dictionary(fc.string(), fc.string())))

test('an overlay changes only declared texts, and leaves every other field as it is', () => {
  fc.assert(
    fc.property(fc.constantFrom(...kinds), item, texts, (kind, row, own) => {
      const result = overlayTexts(kind, row, own) as Record<string, unknown>
      expect(Object.keys(result).sort()).toEqual(Object.keys(row).sort())
      for (const [name, value] of Object.entries(row))
        if (!Object.hasOwn(fieldsOfKind(kind), name) || typeof value !== 'string') expect(result[name]).toBe(value)
    }),
  )
})

test('stored translations are of declared fields alone, and storing them again changes nothing', () => {
  fc.assert(
    fc.property(fc.constantFrom(...kinds), fc.dictionary(fc.constantFrom('en', 'id', 'x'), texts), (kind, value) => {
      const stored = parseTranslations(kind, JSON.stringify(value))
      if (!stored) return
      const text = JSON.stringify(stored)
      expect(translationsText(kind, JSON.parse(text))).toBe(text)
      for (const one of Object.values(stored))
        for (const name of Object.keys(one)) expect(Object.hasOwn(fieldsOfKind(kind), name)).toBe(true)
    }),
  )
})

test('each field falls back by itself, and an own title for search engines does not stay in another language', () => {
  const row = { id: 1, name: '杯', abstract: '手工', seo_title: '青瓷杯', seo_description: '手工的杯' }
  expect(overlayTexts('product', row, undefined)).toBe(row)
  expect(overlayTexts('product', row, { name: 'Cup' })).toEqual({ ...row, name: 'Cup', seo_title: '' })
  expect(overlayTexts('product', row, { seo_title: 'Celadon cup' })).toEqual({ ...row, seo_title: 'Celadon cup' })
})

test('lists leave out the HTML of every kind (migration 0290)', () => {
  const html = kinds.flatMap((kind) =>
    Object.entries(fieldsOfKind(kind)).flatMap(([name, { form }]) => (form === 'html' ? [name] : [])),
  )
  expect([...new Set(html)].sort()).toEqual(['content', 'description'])
})

test('a word without a translation is shown as it is', () => {
  const own = { words: { 红: 'Red', 蓝: '' } }
  expect(['红', '蓝', '绿', 'constructor'].map((word) => translatedWord(own, word))).toEqual([
    'Red',
    '蓝',
    '绿',
    'constructor',
  ])
})

test('what is no translation of the kind is refused, and blanks are missing', () => {
  const read = (value: unknown) => parseTranslations('category', JSON.stringify(value))
  expect([read({ en: { price: '1' } }), read({ en: { name: 1 } }), read({ 'E N': { name: 'x' } }), read([])]).toEqual([
    null,
    null,
    null,
    null,
  ])
  expect([parseTranslations('category', '{'), read({ en: { name: 'x'.repeat(41) } })]).toEqual([null, null])
  expect(read({ id: { name: '  ' }, en: { name: ' Tea  ware ' } })).toEqual({ en: { name: 'Tea ware' } })
})

test('missing texts are those of fields with content, and of words', () => {
  const source = { name: '杯', abstract: '', description: '<p></p>' }
  expect(missingCount('product', source, ['红', '蓝'], { words: { 红: 'Red' } })).toBe(2)
  expect(missingCount('product', source, [], { name: 'Cup' })).toBe(0)
})
