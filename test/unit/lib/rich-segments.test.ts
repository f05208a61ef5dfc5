import { segmentsOf } from '@/lib/rich-segments'
import fc from 'fast-check'
import { cleanHtml } from '../../../server/src/lib/html'
import { cpuTime } from '../../support/cpu-time'

const html = (text: string) => ({ kind: 'html', html: text })
const form = (slug: string) => ({ kind: 'form', slug })
const video = (src: string, poster = '', title = '') => ({ kind: 'video', src, poster, title })

test.each([
  ['text alone is one segment', '<p>一</p><p>二</p>', [html('<p>一</p><p>二</p>')]],
  ['an empty text has no segments', '', []],
  ['a form between paragraphs', '<p>一</p><div data-form="a-1"></div><p>二</p>', [html('<p>一</p>'), form('a-1'), html('<p>二</p>')]],
  ['a vote without its fallback content', '<div data-vote="7"><p>请在新版中查看</p></div>', [{ kind: 'vote', id: '7' }]],
  ['a video with poster and title', '<video src="/a.mp4" poster="/a.jpg" title="&lt;窑&gt;"></video>', [video('/a.mp4', '/a.jpg', '<窑>')]],
  ['a video with a source element', '<video poster="/a.jpg"><source src="/b.mp4" type="video/mp4">no</video>', [video('/b.mp4', '/a.jpg')]],
  ['a video without a file is dropped', '<p>一<video></video></p>', [html('<p>一</p>')]],
  [
    'open elements around an embed are closed and reopened',
    '<div style="color:red"><p>一<video src="/a.mp4"></video>二</p></div>',
    [html('<div style="color:red"><p>一</p></div>'), video('/a.mp4'), html('<div style="color:red"><p>二</p></div>')],
  ],
  [
    'an embed in a table follows the table',
    '<table><tbody><tr><td>一<video src="/a.mp4"></video></td></tr></tbody></table><p>二</p>',
    [html('<table><tbody><tr><td>一</td></tr></tbody></table>'), video('/a.mp4'), html('<p>二</p>')],
  ],
  [
    'an embed in a link follows the link',
    '<p><a href="/x">一<div data-form="f"></div></a>二</p>',
    [html('<p><a href="/x">一</a></p>'), form('f'), html('<p>二</p>')],
  ],
  ['nested divs of a form are skipped', '<div data-form="f"><div><div></div></div></div><p>二</p>', [form('f'), html('<p>二</p>')]],
  ['an ordinary div is kept', '<div>一</div>', [html('<div>一</div>')]],
  ['two adjacent embeds', '<div data-form="a"></div><div data-vote="b"></div>', [form('a'), { kind: 'vote', id: 'b' }]],
])('splits rich text into segments: %s', (_, text, segments) => {
  expect(segmentsOf(text)).toEqual(segments)
})

const bits = fc.constantFrom(
  '一',
  '<p>',
  '</p>',
  '<div>',
  '</div>',
  '<div data-form="f">',
  '<div data-vote="v">',
  '<video src="/a.mp4">',
  '<video>',
  '</video>',
  '<source src="/b.mp4">',
  '<table>',
  '<tr>',
  '<td>',
  '</td>',
  '</table>',
  '<a href="/x">',
  '</a>',
  '<img src="/i.jpg">',
  '<br>',
)

test('every HTML segment is well-formed and contains no video, form or vote', () => {
  fc.assert(
    fc.property(fc.array(bits, { maxLength: 30 }), (parts) => {
      const text = cleanHtml(parts.join(''))
      for (const segment of segmentsOf(text)) {
        if (segment.kind !== 'html') continue
        // Cleaning closes what is open and drops what was never opened: a whole part stays as it is.
        expect(cleanHtml(segment.html)).toBe(segment.html)
        expect(segment.html).not.toMatch(/<video|data-form|data-vote/)
      }
    }),
    { numRuns: 2000 },
  )
})

test('the text around embedded segments is complete and in order', () => {
  const words = fc.constantFrom('甲', '乙', '丙', '<p>', '</p>', '<div data-form="f"></div>', '<video src="/a.mp4"></video>', '<b>', '</b>')
  fc.assert(
    fc.property(fc.array(words, { maxLength: 20 }), (parts) => {
      const text = cleanHtml(parts.join(''))
      const result = segmentsOf(text).map((segment) => (segment.kind === 'html' ? segment.html.replace(/<[^>]*>/g, '') : ''))
      expect(result.join('')).toBe(text.replace(/<[^>]*>/g, ''))
      expect(segmentsOf(text).filter(({ kind }) => kind === 'form')).toHaveLength(text.split('data-form').length - 1)
    }),
  )
})

test('parsing takes linear time in the length of the text', () => {
  for (const bit of ['<div data-form="f">', '<div data-form="f"></div>', '<video src="/a.mp4"></video>', '<table>', '<p>', '<video src="x">'])
    expect([bit, cpuTime(() => segmentsOf(bit.repeat(20_000))) < 2000]).toEqual([bit, true])
})
