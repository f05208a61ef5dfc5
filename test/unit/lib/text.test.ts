import { graphemesOf } from '@storefront/contract/domain/text/graphemes'
import fc from 'fast-check'
import { fitText, textLength } from '@/lib/text'

const text = fc
  .array(fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom('\n', '\r\n', '😀', '👨‍👩‍👧', '汉')))
  .map((parts) => parts.join(''))
const max = fc.nat(60)

test('textLength counts a line break of any form as 2 and an emoji as 1', () => {
  expect(['', '备注', 'a\nb', 'a\r\nb', '😀', '\n\n'].map(textLength)).toEqual([0, 2, 4, 4, 1, 4])
})

test('fitText never exceeds the maximum', () =>
  fc.assert(fc.property(text, max, (all, most) => textLength(fitText(all, most)) <= most)))

test('fitText returns the beginning of the text', () =>
  fc.assert(fc.property(text, max, (all, most) => all.startsWith(fitText(all, most)))))

test('fitText returns a text that fits unchanged', () =>
  fc.assert(fc.property(text, (all) => fitText(all, textLength(all)) === all)))

test('fitText leaves no character out that would fit', () => {
  fc.assert(
    fc.property(text, max, (all, most) => {
      const cut = fitText(all, most)
      const [next = ''] = graphemesOf(all.slice(cut.length))
      expect(cut === all || textLength(cut + next) > most).toBe(true)
    }),
  )
})

test('fitText never splits an emoji', () => {
  fc.assert(
    fc.property(
      text,
      max,
      (all, most) => !/[\uD800-\uDBFF]$/.test(fitText(all, most)) || /[\uD800-\uDBFF](?![\uDC00-\uDFFF])/.test(all),
    ),
  )
  expect(fitText('a😀b', 2)).toBe('a😀')
  expect(fitText('a😀b', 1)).toBe('a')
})

test('fitText leaves out a line break that does not fit', () =>
  expect([fitText('ab\nc', 3), fitText('ab\nc', 4)]).toEqual(['ab', 'ab\n']))
