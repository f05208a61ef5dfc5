import fc from 'fast-check'
import { fitText, textLength } from '@/lib/text'

const text = fc.array(fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom('\n', '\r\n', '😀', '👨‍👩‍👧', '汉'))).map((parts) => parts.join(''))
const max = fc.nat(60)

test('a line break counts as 2, however it is written, and an emoji as 1', () => {
  expect(['', '备注', 'a\nb', 'a\r\nb', '😀', '\n\n'].map(textLength)).toEqual([0, 2, 4, 4, 1, 4])
})

test('what is cut is never longer than allowed', () => fc.assert(fc.property(text, max, (all, most) => textLength(fitText(all, most)) <= most)))

test('what is left is the beginning of what was typed', () => fc.assert(fc.property(text, max, (all, most) => all.startsWith(fitText(all, most)))))

test('what is short enough is left alone', () => fc.assert(fc.property(text, (all) => fitText(all, textLength(all)) === all)))

test('not one character more would have fitted', () => {
  fc.assert(
    fc.property(text, max, (all, most) => {
      const cut = fitText(all, most)
      const next = [...all.slice(cut.length)].find((char) => char !== '\r') ?? ''
      expect(cut === all || textLength(cut + next) > most).toBe(true)
    }),
  )
})

test('an emoji is never cut in half', () => {
  fc.assert(fc.property(text, max, (all, most) => !/[\uD800-\uDBFF]$/.test(fitText(all, most)) || /[\uD800-\uDBFF](?![\uDC00-\uDFFF])/.test(all)))
  expect(fitText('a😀b', 2)).toBe('a😀')
  expect(fitText('a😀b', 1)).toBe('a')
})

test('a line break that does not fit is left out whole', () => expect([fitText('ab\nc', 3), fitText('ab\nc', 4)]).toEqual(['ab', 'ab\n']))
