import * as fc from 'fast-check'
import { JSDOM } from 'jsdom'
import { segmentsOf } from '@/lib/rich-segments'
import { splitAtImages } from '@/lib/html-images'
import { cleanHtml } from '../../../server/src/lib/html'
import { corpus, payloads } from '../../support/xss'
import { asksCanary, dangersIn } from '../../support/xss/check'

const { window } = new JSDOM('<!doctype html><body></body>', { url: 'https://shop.invalid/mobile/' })
const { document } = window

/** As the client shows it: written into an element, and what the browser makes of that read and written again. */
function inPage(html: string): HTMLElement {
  const box = document.createElement('div')
  box.innerHTML = html
  for (let again = 0; again < 2; again += 1) {
    const next = document.createElement('div')
    next.innerHTML = box.innerHTML
    box.innerHTML = next.innerHTML
  }
  return box
}
/** As a document of its own, with scripting, as a crawler or another client may read it. */
const asDocument = (html: string): ParentNode => new window.DOMParser().parseFromString(`<!doctype html><body>${html}`, 'text/html').body

const dangers = (html: string): string[] => [inPage(html), asDocument(html)].flatMap(dangersIn)
const asks = (html: string): string[] => asksCanary(inPage(html))

test('the corpus has at least 200 payloads without duplicates', () => {
  expect(payloads.length).toBeGreaterThanOrEqual(200)
  expect(payloads.filter((payload, index) => payloads.indexOf(payload) !== index)).toEqual([])
})

test.each(Object.entries(corpus))('%s: cleanHtml leaves nothing that runs, loads or misleads', (_, all) => {
  for (const payload of all) expect([payload, dangers(cleanHtml(payload)), asks(cleanHtml(payload))]).toEqual([payload, [], []])
})

test('control: more than 80 percent of the payloads are dangerous before cleaning', () => {
  // What is left over is dangerous to older parsers, or after a second decoding.
  const harmless = payloads.filter((payload) => {
    try {
      return dangers(payload).length === 0
    } catch {
      // The parser of these tests itself breaks on some of it.
      return false
    }
  })
  expect(harmless.length / payloads.length).toBeLessThan(0.2)
})

test('random combinations of payload fragments are harmless after cleaning', () => {
  const piece = fc.tuple(fc.constantFrom(...payloads), fc.nat(), fc.nat()).map(([payload, from, length]) => {
    const start = from % (payload.length + 1)
    return payload.slice(start, start + (length % (payload.length + 1)))
  })
  fc.assert(
    fc.property(fc.array(piece, { minLength: 2, maxLength: 5 }), (pieces) => {
      const clean = cleanHtml(pieces.join(''))
      expect(dangers(clean)).toEqual([])
      expect(cleanHtml(clean)).toBe(clean)
    }),
    { numRuns: 500 },
  )
})

test('segments that the clients cut from cleaned HTML are harmless', () => {
  for (const payload of payloads)
    for (const segment of segmentsOf(cleanHtml(payload))) {
      if (segment.kind === 'form') expect(segment.slug).toMatch(/^[\w-]{1,60}$/)
      if (segment.kind === 'vote') expect(segment.id).toMatch(/^[\w-]{1,60}$/)
      if (segment.kind === 'video') for (const address of [segment.src, segment.poster]) expect(address).not.toMatch(/^\s*(?:javascript|data|vbscript):/i)
      if (segment.kind !== 'html') continue
      expect([payload, dangers(segment.html)]).toEqual([payload, []])
      for (const part of splitAtImages(segment.html)) if (part.kind !== 'image') expect([payload, dangers(part.html)]).toEqual([payload, []])
    }
})

test('cleanHtml preserves the markup of forms, votes and videos', () => {
  const text = '<div data-form="a-1"></div><div data-vote="7"></div><video src="/a.mp4" poster="/a.jpg" title="窑"></video>'
  expect(cleanHtml(text)).toBe(text)
})
