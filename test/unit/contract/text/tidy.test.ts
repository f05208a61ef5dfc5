import { isBlank, removeInvisible } from '@storefront/contract/domain/text/invisible'
import { comparisonKey, isSameName, tidyLine, tidySearch, tidyText } from '@storefront/contract/domain/text/tidy'
import * as fc from 'fast-check'

const anyText = fc.string({ unit: 'binary' })
const noise = fc.string({
  unit: fc.constantFrom(
    ' ',
    '\t',
    '\u3000',
    '\u00a0',
    '\u200b',
    '\u200e',
    '\u202e',
    '\u2060',
    '\ufeff',
    '\u00ad',
    '\ufffc',
    '\0',
  ),
  maxLength: 4,
})

test.each([tidyLine, tidyText, tidySearch, removeInvisible, comparisonKey])(
  '%p changes nothing when it is applied again',
  (tidy) => {
    fc.assert(fc.property(anyText, (text) => expect(tidy(tidy(text))).toBe(tidy(text))))
  },
)

test('a name is the same whatever blanks and invisible characters stand around it', () => {
  fc.assert(
    fc.property(noise, noise, (before, after) => expect(tidyLine(`${before}红色 大号${after}`)).toBe('红色 大号')),
  )
})

test('an invisible character within a word goes, and blanks between words become one space', () => {
  expect(tidyLine('红\u200b色\u3000\t 大\u202e号')).toBe('红色 大号')
})

test('marks part the words of a search, and a search of marks alone stays', () => {
  const word = fc.stringMatching(/^[a-z0-9%&.'-]{1,5}$/)
  const mark = fc.constantFrom(' ', '，', ', ', '、', '。', '“', '（', ') ', '/', '|', '\u3000')
  fc.assert(
    fc.property(fc.array(fc.tuple(word, mark), { minLength: 1 }), (parts) => {
      expect(tidySearch(parts.flat().join(''))).toBe(parts.map(([text]) => text).join(' '))
    }),
  )
  expect(tidySearch(' 。。 ')).toBe('。。')
})

test('lines of a text stay, and their ends are of one kind', () => {
  expect(tidyText('  一\r\n二\r三\u2028四\u0007\n')).toBe('一\n二\n三\n四')
})

test.each(['1\ufe0f\u20e3', '\u845b\u{e0100}', '👨‍👩‍👧‍👦', '❤️‍🔥', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '👩🏽‍💻', 'می‌خواهم', 'क्‍ष'])(
  '%s stays as it is drawn',
  (text) => {
    expect(tidyLine(text)).toBe(text.normalize('NFC'))
  },
)

test('a text of blanks, controls and invisible characters is blank, any other is not', () => {
  fc.assert(fc.property(noise, (text) => expect(isBlank(text)).toBe(true)))
  expect(['', '\u3164', '\u2800', '\u200d', '\ufe0f', '\u0301'].every(isBlank)).toBe(true)
  expect(['.', '红', '👍', '0', ' x '].some(isBlank)).toBe(false)
})

test('what is blank is tidied to nothing that shows', () => {
  fc.assert(fc.property(anyText, (text) => expect(isBlank(tidyLine(text))).toBe(isBlank(text))))
})

test('names that look alike are the same, others are not', () => {
  for (const twin of ['红 ', '　红', '红\u200b', '\u2067红\u2069', '红\ufe0f', '红\u{e0100}', '红\ufffc'])
    expect(isSameName('红', twin)).toBe(true)
  expect(isSameName('Ｍ码', 'm码')).toBe(true)
  expect(isSameName('❤', '❤\ufe0f')).toBe(true)
  expect(isSameName('Cafe\u0301', 'CAFÉ')).toBe(true)
  expect(isSameName('红色', '红 色')).toBe(false)
  expect(isSameName('大红', '红')).toBe(false)
})
