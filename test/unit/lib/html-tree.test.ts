import fc from 'fast-check'
import { JSDOM } from 'jsdom'
import { type HtmlNode, picturesOf, treeOf } from '@/lib/html-tree'
import { cleanHtml } from '../../../server/src/lib/html'

const { document } = new JSDOM('').window
function parse(html: string): HtmlNode[] {
  const template = document.createElement('template')
  template.innerHTML = html
  return treeOf(template.content.childNodes)
}
/** A tree as short as it can be read. */
const shape = (nodes: readonly HtmlNode[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : `${node.tag}(${shape(node.children)})`)).join('|')
const wordsOf = (nodes: readonly HtmlNode[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : wordsOf(node.children))).join('')

test.each([
  ['blanks between blocks are dropped', '<p>一</p>\n\n  <p> 二 </p>', 'p(一)|p(二)'],
  ['blanks between words are one', '<p>a \n b <b> c</b></p>', 'p(a b |b( c))'],
  ['a line break is a newline of the text', '<p>一 <br> 二</p>', 'p(一\n二)'],
  [
    'preformatted text keeps its blanks',
    '<pre>a\n  b</pre><p style="white-space: pre-wrap">a  b</p>',
    'pre(a\n  b)|p(a  b)',
  ],
  ['a space that does not break is kept', '<p>&nbsp;</p>', 'p(\u00a0)'],
  [
    'rows and cells have no blanks between them',
    '<table> <tbody> <tr> <td>一</td> </tr> </tbody> </table>',
    'table(tbody(tr(td(一))))',
  ],
  ['a word that holds a picture becomes a block', '<p><b>一<img src="/1"></b></p>', 'p(div(一|img()))'],
  ['an empty text is nothing', ' \n ', ''],
])('treeOf: %s', (_, html, expected) => {
  expect(shape(parse(html))).toBe(expected)
})

test('treeOf ends at ten levels and keeps the words of the deeper ones', () => {
  const deep = `${'<div>'.repeat(30)}一<b>二</b>${'</div>'.repeat(30)}`
  const text = shape(parse(deep))
  expect(text.match(/div\(/g)).toHaveLength(11)
  expect(text).toContain('一二')
})

test('picturesOf lists the addresses of pictures in their order', () => {
  const html =
    '<p>a<img src="/1.png" alt="x"></p><table><tr><td><img src="/2.png?a=1&amp;b=2"></td></tr></table><img alt="none">'
  expect(picturesOf(parse(html))).toEqual(['/1.png', '/2.png?a=1&b=2'])
})

test('treeOf loses no word of a cleaned text', () => {
  const bits = fc.constantFrom(
    '甲',
    '乙',
    '<p>',
    '</p>',
    '<ul><li>',
    '</li></ul>',
    '<b>',
    '</b>',
    '<br>',
    '<div>',
    '</div>',
    '<img src="/i.jpg">',
    '<a href="/x">',
    '</a>',
  )
  fc.assert(
    fc.property(fc.array(bits, { maxLength: 20 }), (parts) => {
      const text = cleanHtml(parts.join(''))
      expect(wordsOf(parse(text)).replace(/\s/g, '')).toBe(text.replace(/<[^>]*>|\s/g, ''))
    }),
  )
})
