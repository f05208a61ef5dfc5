import * as fc from 'fast-check'
import { JSDOM } from 'jsdom'
import { type HtmlNode, treeOf } from '@/lib/html-tree'
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
const asDocument = (html: string): ParentNode =>
  new window.DOMParser().parseFromString(`<!doctype html><body>${html}`, 'text/html').body

const dangers = (html: string): string[] => [inPage(html), asDocument(html)].flatMap(dangersIn)
const asks = (html: string): string[] => asksCanary(inPage(html))

test('the corpus has at least 200 payloads without duplicates', () => {
  expect(payloads.length).toBeGreaterThanOrEqual(200)
  expect(payloads.filter((payload, index) => payloads.indexOf(payload) !== index)).toEqual([])
})

test.each(Object.entries(corpus))('%s: cleanHtml leaves nothing that runs, loads or misleads', (_, all) => {
  for (const payload of all)
    expect([payload, dangers(cleanHtml(payload)), asks(cleanHtml(payload))]).toEqual([payload, [], []])
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

/** The tree of which the clients make elements, as HTML again. */
function markupOf(nodes: readonly HtmlNode[]): string {
  const box = document.createElement('div')
  for (const node of nodes) {
    if (typeof node === 'string') box.append(node)
    else {
      const element = document.createElement(node.tag)
      for (const [name, value] of Object.entries(node.attributes)) element.setAttribute(name, value)
      element.innerHTML = markupOf(node.children)
      box.append(element)
    }
  }
  return box.innerHTML
}

test('the tree that the clients read of cleaned HTML is harmless', () => {
  for (const payload of payloads) {
    const template = document.createElement('template')
    template.innerHTML = cleanHtml(payload)
    const html = markupOf(treeOf(template.content.childNodes))
    expect([payload, dangers(html), asks(html)]).toEqual([payload, [], []])
    for (const [, value] of html.matchAll(/data-(?:form|vote)="([^"]*)"/g)) expect(value).toMatch(/^[\w-]{1,60}$/)
  }
})

test('cleanHtml preserves the markup of forms, votes and videos', () => {
  const text =
    '<div data-form="a-1"></div><div data-vote="7"></div><video src="/a.mp4" poster="/a.jpg" title="窑"></video>'
  expect(cleanHtml(text)).toBe(text)
})
