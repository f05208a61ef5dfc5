import * as fc from 'fast-check'
import { cleanHtml } from '../../../server/src/lib/html'
import { outlineHtml } from '../../../server/src/lib/html-outline'

const levelsOf = (html: string): number[] => [...html.matchAll(/<h(\d)/g)].map(([, level]) => Number(level))

test.each([
  ['<h3>a</h3><p>x</p><h3>b</h3>', '<h2>a</h2><p>x</p><h2>b</h2>'],
  ['<h1>a</h1><h4 style="color:red">b</h4><h2>c</h2>', '<h2>a</h2><h3 style="color:red">b</h3><h3>c</h3>'],
  ['<h4>a</h4><h3>b</h3>', '<h2>a</h2><h2>b</h2>'],
  ['<hr><p>h3</p>', '<hr><p>h3</p>'],
])('outlineHtml turns %s into %s', (html, outline) => {
  expect(outlineHtml(html)).toBe(outline)
})

test('the headings of any cleaned text begin at 2 and never skip a level', () => {
  const heading = fc.record({ level: fc.integer({ min: 1, max: 6 }), text: fc.string() })
  fc.assert(
    fc.property(fc.array(heading), (headings) => {
      const html = cleanHtml(headings.map(({ level, text }) => `<h${level}>${text}</h${level}>`).join(''))
      const outline = outlineHtml(html)
      const levels = levelsOf(outline)
      levels.forEach((level, n) => {
        expect(level).toBeLessThanOrEqual(Math.min(6, (levels[n - 1] ?? 1) + 1))
        expect(level).toBeGreaterThanOrEqual(2)
      })
      // Nothing but the numbers of the headings has changed, and each end closes its own beginning.
      expect(outline.replace(/<(\/?)h\d/g, '<$1h')).toBe(html.replace(/<(\/?)h\d/g, '<$1h'))
      expect(cleanHtml(outline)).toBe(outline)
    }),
  )
})
