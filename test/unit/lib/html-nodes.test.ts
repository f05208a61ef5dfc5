import fc from 'fast-check'
import { nodesOf, type RichNode } from '@/lib/html-nodes'

/** All words of a tree. */
const textOf = (nodes: readonly RichNode[]): string => nodes.map((node) => ('text' in node ? node.text : textOf(node.children ?? []))).join('')
const text = (words: string) => ({ type: 'text', text: words })

test('an element becomes a node with its attributes and children', () => {
  expect(nodesOf('<p style="color:red">一<b>二</b><br>三</p>')).toEqual([
    {
      name: 'p',
      attrs: { style: 'color:red' },
      children: [text('一'), { name: 'b', attrs: {}, children: [text('二')] }, { name: 'br', attrs: {} }, text('三')],
    },
  ])
})

test('character references in text and URLs are decoded', () => {
  expect(nodesOf('<a href="/x?a=1&amp;b=2">茶 &lt;&amp;&gt;&nbsp;&quot;&#39;</a>')).toEqual([
    { name: 'a', attrs: { href: '/x?a=1&b=2' }, children: [text('茶 <&>\u00a0"\'')] },
  ])
})

test('white space between blocks and table parts is dropped, between inline text it is preserved', () => {
  expect(nodesOf('<table>\n<tbody> <tr>\n<td>a</td> </tr></tbody></table>\n')).toEqual([
    {
      name: 'table',
      attrs: {},
      children: [{ name: 'tbody', attrs: {}, children: [{ name: 'tr', attrs: {}, children: [{ name: 'td', attrs: {}, children: [text('a')] }] }] }],
    },
  ])
  expect(textOf(nodesOf('<p><b>a</b> <i>b</i></p>'))).toBe('a b')
})

test('an element that Alipay does not support is replaced by one that it supports', () => {
  expect(nodesOf('<u>a</u><figure style="margin:0">b</figure><small style="color:red">c</small>')).toEqual([
    { name: 'span', attrs: { style: 'text-decoration:underline' }, children: [text('a')] },
    { name: 'div', attrs: { style: 'margin:0' }, children: [text('b')] },
    { name: 'span', attrs: { style: 'font-size:smaller;color:red' }, children: [text('c')] },
  ])
})

test('no text is lost at any nesting', () => {
  const { html } = fc.letrec<{ html: string }>((tie) => ({
    html: fc.oneof(
      { depthSize: 'small' },
      fc.stringMatching(/^[a-z一-龥]{1,5}$/),
      fc
        .tuple(fc.constantFrom('p', 'div', 'span', 'b', 'u', 'section', 'li'), fc.array(tie('html'), { maxLength: 3 }))
        .map(([name, inside]) => `<${name}>${inside.join('')}</${name}>`),
    ),
  }))
  fc.assert(fc.property(html, (source) => expect(textOf(nodesOf(source))).toBe(source.replace(/<[^>]*>/g, ''))))
})
