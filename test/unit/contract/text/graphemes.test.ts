import { cutText, graphemesOf } from '@storefront/contract/domain/text/graphemes'
import * as fc from 'fast-check'
import { fitText, textLength } from '@/lib/text'
import { wrapText } from '@/lib/poster'
import { abstractOf } from '../../../../server/src/lib/abstract'

const segmenter = new Intl.Segmenter('zh', { granularity: 'grapheme' })
const segmentsOf = (text: string) => [...segmenter.segment(text)].map(({ segment }) => segment)

/**
 * A family, a profession, a couple with skins, flags of a country and of Scotland, a keycap, a heart, a waving hand.
 */
const JOINED = ['👨‍👩‍👧‍👦', '🧑🏽‍🚀', '👩🏻‍❤️‍💋‍👨🏿', '🇨🇳', '🇮🇩', '🏴󠁧󠁢󠁳󠁣󠁴󠁿', '1️⃣', '❤️', '👋🏾', '🏳️‍🌈', '⛹🏻‍♀️', '☝🏼']
const LETTERS = ['好', '物', 'a', 'é', 'e\u0301', 'n\u0303\u0323', ' ', '，', '𠮷', 'が', 'か\u3099', '\r\n', '\n']
const texts = fc.array(fc.constantFrom(...JOINED, ...LETTERS), { maxLength: 40 }).map((parts) => parts.join(''))

test('characters of generated texts are those of Intl.Segmenter', () => {
  fc.assert(fc.property(texts, (text) => expect(graphemesOf(text)).toEqual(segmentsOf(text))))
})

test('characters of any string come out as they went in', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => expect(graphemesOf(text).join('')).toBe(text)))
})

/** Whether a beginning of a text ends where one of its characters does. */
const endsWhole = (text: string, beginning: string) => {
  const ends = new Set([0])
  let at = 0
  for (const segment of segmentsOf(text)) {
    at += segment.length
    ends.add(at)
  }
  return text.startsWith(beginning) && ends.has(beginning.length)
}

test('a text that is cut ends between two characters and takes no more than its room', () => {
  fc.assert(
    fc.property(texts, fc.nat(60), (text, max) => {
      const [cut, fit] = [cutText(text, max), fitText(text, max)]
      expect([endsWhole(text, cut), [...cut].length <= max]).toEqual([true, true])
      expect([endsWhole(text, fit), textLength(fit) <= max]).toEqual([true, true])
    }),
  )
})

test('an abstract is never cut inside a character', () => {
  fc.assert(
    fc.property(texts, fc.nat(20), (text, more) => {
      const line = `${'好'.repeat(60 + more)}${text.replace(/\s+/g, '')}`
      expect(endsWhole(line, abstractOf(line).replace(/…$/, ''))).toBe(true)
    }),
  )
})

test('a poster cuts no line inside a character, however narrow it is', () => {
  fc.assert(
    fc.property(texts, fc.integer({ min: 1, max: 200 }), fc.integer({ min: 1, max: 4 }), (raw, width, most) => {
      const text = raw.replace(/\s+/g, '')
      const lines = wrapText(text, width, most, (part) => [...part].length * 10)
      let at = 0
      for (const line of lines) {
        const beginning = line.replace(/…$/, '')
        expect(endsWhole(text.slice(at), beginning)).toBe(true)
        at += beginning.length
      }
    }),
  )
})
