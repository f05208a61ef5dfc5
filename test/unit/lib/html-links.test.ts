import fc from 'fast-check'
import { type LinkPart, splitAtLinks } from '@/lib/html-links'

const html = (text: string) => ({ kind: 'html', html: text })

test('HTML without links is one part, and blank HTML is none', () => {
  expect(splitAtLinks('<p>a</p><p>b</p>')).toEqual([html('<p>a</p><p>b</p>')])
  expect(splitAtLinks('<p>&nbsp;</p>')).toEqual([])
})

test('a paragraph with links becomes a line of runs, and the HTML around it is unchanged', () => {
  expect(splitAtLinks('<p>前</p><p>见 <a href="/mobile/post/article/1/?a=1&amp;b=2">这篇<b>文章</b></a>，<strong>再</strong>来<br>。</p><p>后</p>')).toEqual([
    html('<p>前</p>'),
    {
      kind: 'line',
      isHeading: false,
      runs: [
        { text: '见 ' },
        { text: '这篇', href: '/mobile/post/article/1/?a=1&b=2' },
        { text: '文章', href: '/mobile/post/article/1/?a=1&b=2', isBold: true },
        { text: '，' },
        { text: '再', isBold: true },
        { text: '来' },
        { text: '\n' },
        { text: '。' },
      ],
    },
    html('<p>后</p>'),
  ])
})

test('headings and bare links are lines, with open elements closed before and reopened after them', () => {
  expect(splitAtLinks('<div style="color:red">a<h2><a href="/x">b</a></h2>c</div>')).toEqual([
    html('<div style="color:red">a</div>'),
    { kind: 'line', isHeading: true, runs: [{ text: 'b', href: '/x' }] },
    html('<div style="color:red">c</div>'),
  ])
  expect(splitAtLinks('<a href="tel:123">电话</a>')).toEqual([{ kind: 'line', isHeading: false, runs: [{ text: '电话', href: 'tel:123' }] }])
})

test('lists, tables and image links stay whole and list their links, except anchors without href', () => {
  const list =
    '<ul><li><a href="/1">一</a></li><li><a href="/2"><img src="/2.png" alt="二"></a></li><li><a href="/3"><img src="/3.png"></a></li><li><a>无</a></li></ul>'
  expect(splitAtLinks(list)).toEqual([
    {
      kind: 'links',
      html: list,
      links: [
        { href: '/1', text: '一' },
        { href: '/2', text: '二' },
        { href: '/3', text: '/3' },
      ],
    },
  ])
  const table = '<table><tbody><tr><td><p><a href="/x">x</a></p></td></tr></tbody></table>'
  expect(splitAtLinks(table)).toEqual([{ kind: 'links', html: table, links: [{ href: '/x', text: 'x' }] }])
  expect(splitAtLinks('<p><a>无</a></p>')).toEqual([html('<p><a>无</a></p>')])
})

test('splitting loses no text and preserves its order', () => {
  const leaf = fc.oneof(
    fc.constantFrom('词', 'b', 'c'),
    fc.nat(9).map((n) => `<a href="/${n}">链${n}</a>`),
    fc.constant('<br>'),
  )
  const tree: fc.Arbitrary<string> = fc.letrec<{ node: string }>((tie) => ({
    node: fc.oneof(
      { maxDepth: 3 },
      leaf,
      fc
        .tuple(fc.constantFrom('p', 'div', 'b', 'ul', 'h2', 'table'), fc.array(tie('node'), { maxLength: 3 }))
        .map(([tag, inside]) => `<${tag}>${inside.join('')}</${tag}>`),
    ),
  })).node
  const textOf = (part: LinkPart) => (part.kind === 'line' ? part.runs.map(({ text }) => text).join('') : part.html)
  const bare = (text: string) => text.replace(/<[^>]*>|\s/g, '')
  fc.assert(
    fc.property(fc.array(tree, { maxLength: 5 }), (nodes) => {
      const text = nodes.join('')
      expect(bare(splitAtLinks(text).map(textOf).join(''))).toBe(bare(text))
    }),
  )
})
