import { hasAllWords } from '@storefront/contract/domain/text/words'
import * as fc from 'fast-check'

const word = fc.string({ unit: fc.constantFrom(...'aBｃ红３'), minLength: 1, maxLength: 4 })
const toFullWidth = (text: string): string =>
  text.replace(/[!-~]/g, (char) => String.fromCharCode(char.charCodeAt(0) + 0xfee0))

test('a text has its words in any order, width and case', () => {
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), (words) => {
      const text = words.join(' ')
      for (const search of [words.toReversed().join('　'), text.toUpperCase(), toFullWidth(text), ` ${words[0]}`])
        expect(hasAllWords(text, search)).toBe(true)
    }),
  )
})

test('a text lacks a search of which one word is missing', () => {
  expect(hasAllWords('青釉 Tea', 'tea 青釉 x')).toBe(false)
  expect(hasAllWords('anything', '  ')).toBe(true)
})
