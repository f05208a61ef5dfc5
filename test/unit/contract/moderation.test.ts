import { containsWord, DEFAULT_RULES, hasLink, normalizeText, ruleReasons } from '@storefront/contract/domain/community/moderation'
import * as fc from 'fast-check'

const author = { approved: 0, ageDays: 0, isStaff: false }

test.each([
  ['违 禁\u200b品', '违禁品'],
  ['ＢＡＤ　ｗｏｒｄ', 'badword'],
  ['B\u00adA\u2060D', 'bad'],
  ['①②③', '123'],
])('containsWord finds in %j the word %s', (text, word) => {
  expect(containsWord(`前面${text}后面`, ['其他', word])).toBe(word)
})

test('containsWord finds nothing in harmless texts, and words of blanks alone match nothing', () => {
  expect(containsWord('今天天气好', ['违禁'])).toBeNull()
  expect(containsWord('今天天气好', ['', ' ', '\u200b'])).toBeNull()
})

test('containsWord finds a word however blanks and characters of no width are put into it', () => {
  const noise = fc.array(fc.constantFrom(' ', '\n', '\t', '\u200b', '\u200d', '\u2060', '\ufeff', '　'), { maxLength: 3 }).map((part) => part.join(''))
  fc.assert(
    fc.property(fc.array(noise, { minLength: 5, maxLength: 5 }), ([a = '', b = '', c = '', d = '', e = '']) => {
      expect(containsWord(`${a}敏${b}Ｂ${c}ａ${d}D${e}`, ['敏bad'])).toBe('敏bad')
    }),
  )
})

test('normalizeText changes nothing when it is applied again', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => expect(normalizeText(normalizeText(text))).toBe(normalizeText(text))))
})

test.each([
  ['https://a.b', true],
  ['WWW.example.org', true],
  ['ｅｘａｍｐｌｅ．ｃｏｍ', true],
  ['shop.example.cn/x', true],
  ['价格 12.50 元', false],
  ['2026.11.22', false],
  ['好.的', false],
  ['a.committee', false],
])('hasLink says of %j: %s', (text, expected) => {
  expect(hasLink(text)).toBe(expected)
})

test('ruleReasons holds nothing without rules, and nothing of staff', () => {
  fc.assert(fc.property(fc.string(), fc.nat(9), (text, pictures) => expect(ruleReasons(DEFAULT_RULES, author, { text, pictures })).toEqual([])))
  const all = { sensitive_words: ['坏'], hold_below_approved: 3, hold_account_days: 7, hold_links: true, hold_pictures: true, wechat_check: false }
  const post = { text: '坏 example.com', pictures: 1 }
  expect(ruleReasons(all, author, post)).toEqual(['words', 'few_approved', 'young_account', 'link', 'picture'])
  expect(ruleReasons(all, { approved: 3, ageDays: 7, isStaff: false }, { text: '好', pictures: 0 })).toEqual([])
  expect(ruleReasons(all, { ...author, isStaff: true }, post)).toEqual([])
})
