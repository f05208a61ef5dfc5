import { DEFAULT_RULES } from '@storefront/contract/domain/community/moderation'
import * as fc from 'fast-check'
import { containsWord, hasLink, ruleReasons } from '../../../server/src/domains/community/moderation/judge'

const author = { approved: 0, ageDays: 0, isStaff: false }

test.each([
  ['违 禁\u200b品', '违禁品'],
  ['ＢＡＤ　ｗｏｒｄ', 'badword'],
  ['B\u00adA\u2060D', 'bad'],
  ['①②③', '123'],
  ['加·微*信', '加微信'],
  ['加<b>微</b>信', '加微信'],
  ['加&#x2e;微&#46;信', '加微信'],
  ['違禁品', '违禁品'],
  ['vіаgrа', 'viagra'],
  ['VÍÁGRA', 'viagra'],
  ['💊💊', '💊'],
])('containsWord finds in %j the word %s', (text, word) => {
  expect(containsWord(`前面${text}后面`, ['其他', word])).toBe(word)
})

test('containsWord finds nothing in harmless texts, and words of blanks alone match nothing', () => {
  expect(containsWord('今天天气好', ['违禁'])).toBeNull()
  expect(containsWord('今天天气好', ['', ' ', '\u200b'])).toBeNull()
})

test('containsWord finds a word whatever blanks, signs, tags and invisible characters are put into it', () => {
  const noise = fc
    .array(
      fc.constantFrom(
        ' ',
        '\n',
        '\t',
        '\u200b',
        '\u200d',
        '\u2060',
        '\ufeff',
        '　',
        '.',
        '*',
        '·',
        '★',
        '-',
        '<i>',
        '</i>',
        '\u0301',
        '。',
      ),
      {
        maxLength: 3,
      },
    )
    .map((part) => part.join(''))
  fc.assert(
    fc.property(fc.array(noise, { minLength: 5, maxLength: 5 }), ([a = '', b = '', c = '', d = '', e = '']) => {
      expect(containsWord(`${a}敏${b}Ｂ${c}ａ${d}D${e}`, ['敏bad'])).toBe('敏bad')
    }),
  )
})

test('containsWord finds every word in a text that holds it as it is written', () => {
  const letter = fc
    .oneof(
      fc.integer({ min: 0x4e00, max: 0x9fff }),
      fc.integer({ min: 0x30, max: 0x24f }),
      fc.integer({ min: 0x391, max: 0x44f }),
    )
    .map((code) => String.fromCodePoint(code))
    .filter((char) => /[\p{L}\p{N}]/u.test(char))
  const word = fc.string({ unit: letter, minLength: 1 })
  fc.assert(fc.property(word, (text) => expect(containsWord(`前面 ${text} 后面`, [text])).toBe(text)))
})

test.each([
  ['https://a.b', true],
  ['WWW.example.org', true],
  ['ｅｘａｍｐｌｅ．ｃｏｍ', true],
  ['shop.example.cn/x', true],
  ['看example。com吧', true],
  ['example[.]com', true],
  ['example . com', true],
  ['example点com', true],
  ['exam\u200bple.com', true],
  ['exam<b>ple</b>.com', true],
  ['ехаmple.соm', true],
  ['bit.ly/3x', true],
  ['t.me', true],
  ['1.2.3.4:8080', true],
  ['That is the end.So I left. Shop again', false],
  ['价格 12.50 元', false],
  ['2026.11.22', false],
  ['好.的', false],
  ['a.committee', false],
])('hasLink says of %j: %s', (text, expected) => {
  expect(hasLink(text)).toBe(expected)
})

test('ruleReasons holds nothing without rules, and nothing of staff', () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(9), (text, pictures) =>
      expect(ruleReasons(DEFAULT_RULES, author, { text, pictures })).toEqual([]),
    ),
  )
  const all = {
    sensitive_words: ['坏'],
    hold_below_approved: 3,
    hold_account_days: 7,
    hold_links: true,
    hold_pictures: true,
    wechat_check: false,
  }
  const post = { text: '坏 example.com', pictures: 1 }
  expect(ruleReasons(all, author, post)).toEqual(['words', 'few_approved', 'young_account', 'link', 'picture'])
  expect(ruleReasons(all, { approved: 3, ageDays: 7, isStaff: false }, { text: '好', pictures: 0 })).toEqual([])
  expect(ruleReasons(all, { ...author, isStaff: true }, post)).toEqual([])
})
