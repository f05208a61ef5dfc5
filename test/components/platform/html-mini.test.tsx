import { eventSource } from '@tarojs/runtime'
import type { HtmlNode } from '@/lib/html-tree'
import { HtmlElement } from '@/platform/elements/html-element/index.mini'
import { HtmlTable } from '@/platform/elements/html-table/index.mini'
import { InlineLink } from '@/platform/elements/inline-link/index.mini'
import { ZoomImage } from '@/platform/elements/zoom-image/index.mini'
import { parseHtml } from '@/platform/html/index.mini'
import { parseHtml as parseInBrowser } from '@/platform/html'
import { cleanHtml } from '../../../server/src/lib/html'
import { render } from '../../setup/render'
import { payloads } from '../../support/xss'

jest.mock('@tarojs/components', () => ({ ...jest.requireActual('@/platform/taro-components'), Image: 'img' }))

/** Returns the part of a tree on which both parsers agree; a browser adds a body to a table. */
const shape = (nodes: readonly HtmlNode[]): unknown[] =>
  nodes.flatMap((node) => {
    if (typeof node === 'string') return [node]
    if (node.tag === 'tbody') return shape(node.children)
    const { style = '', 'data-href': address, ...attributes } = node.attributes
    return [
      [
        node.tag,
        { ...attributes, ...(address !== undefined && { href: address }), style: style.replace(/[\s;]/g, '') },
        ...shape(node.children),
      ],
    ]
  })

test.each([
  '<h3 style="color: red">一&amp;二&lt;3&gt;</h3><p>a<br>b <b>c</b></p>',
  '<p>见<a href="/mobile/product/?a=1&amp;b=2">盖碗</a>，<a title="号" href="tel:1">电话</a>，<a href="https://a.test/x">外</a></p>',
  '<ul><li>一<ul><li>二</li></ul></li><li>三</li></ul><dl><dt>四</dt><dd>五</dd></dl>',
  '<table><tbody><tr><td colspan="2">一</td></tr><tr><td><p>二</p></td><td>三</td></tr></tbody></table>',
  '<div data-form="f">旧</div><video src="/a.mp4" poster="/a.jpg" title="&quot;窑&quot;"></video><img src="/1.jpg" alt="a b" width="120"><hr>',
])('the parsers of a browser and of a mini program agree on %s', (html) => {
  expect(shape(parseHtml(html))).toEqual(shape(parseInBrowser(html)))
})

test('the parser of a mini program reads every cleaned payload', () => {
  const wordsOf = (nodes: readonly HtmlNode[]): string =>
    nodes.map((node) => (typeof node === 'string' ? node : wordsOf(node.children))).join('')
  for (const payload of payloads) {
    const html = cleanHtml(payload)
    // A browser drops characters of code 0.
    const words = (parse: typeof parseHtml) => wordsOf(parse(html)).replace(/\s/g, '').replaceAll('\0', '')
    expect([payload, words(parseHtml)]).toEqual([payload, words(parseInBrowser)])
  }
})

test('nothing that was parsed stays in the runtime of a mini program', () => {
  parseHtml('')
  const before = eventSource.size
  parseHtml('<p>一<b>二</b></p>')
  expect(eventSource.size).toBe(before)
})

test('in a mini program a block of one text is one element with its text and style', async () => {
  const screen = await render(
    <HtmlElement tag="p" isInline={false} attributes={{}} style="color:red">
      一
    </HtmlElement>,
  )
  const [words] = screen.box.children
  expect([words?.tagName, words?.getAttribute('text'), words?.childNodes.length]).toEqual(['WORDS', '一', 0])
})

test('in a mini program a table is a grid of its cells', async () => {
  const [table] = parseHtml(
    '<table><thead><tr><th>一</th><th>二</th></tr></thead><tbody><tr><td colspan="2">三</td></tr></tbody></table>',
  )
  if (typeof table !== 'object') throw new Error('no table')
  const draw = jest.fn((_: readonly HtmlNode[]) => [])
  await render(<HtmlTable element={table} draw={draw} />)
  expect(draw.mock.calls[0]?.[0]).toEqual([
    expect.objectContaining({ tag: 'th' }),
    expect.objectContaining({ tag: 'th' }),
    expect.objectContaining({ tag: 'td', attributes: { colspan: '2', style: 'grid-area:2/1/span 1/span 2;' } }),
  ])
})

test('in a mini program links and pictures hear taps', async () => {
  const onTap = jest.fn()
  const screen = await render(
    <>
      <InlineLink href="/x" onTap={onTap}>
        盖碗
      </InlineLink>
      <ZoomImage src="/1.png" alt="茶" label="图片" onTap={onTap} />
    </>,
  )
  await screen.tap('盖碗')
  await screen.tap('茶')
  expect(onTap).toHaveBeenCalledTimes(2)
})
