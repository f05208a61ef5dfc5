import fc from 'fast-check'
import { imagesOf, splitAtImages } from '@/lib/html-images'

const image = (src: string, alt = '') => ({ kind: 'image', src, alt })
const html = (text: string) => ({ kind: 'html', html: text })

test('imagesOf lists the URLs of the images in their order', () => {
  expect(imagesOf('<p>a<img src="/1.png" alt="x"></p><img alt="y" src="/2.png?a=1&amp;b=2"><img alt="none">')).toEqual(['/1.png', '/2.png?a=1&b=2'])
})

test('HTML without images is one part', () => expect(splitAtImages('<p>a</p><p>b</p>')).toEqual([html('<p>a</p><p>b</p>')]))

test('elements open around an image are closed before it and reopened after it', () => {
  expect(splitAtImages('<div style="color:red"><p>a<b>b<img src="/1.png" alt="&quot;c&quot;">d</b></p></div>')).toEqual([
    html('<div style="color:red"><p>a<b>b</b></p></div>'),
    image('/1.png', '"c"'),
    html('<div style="color:red"><p><b>d</b></p></div>'),
  ])
})

test('a paragraph with nothing but an image leaves no empty part', () => {
  expect(splitAtImages('<p><img src="/1.png"></p>\n<p>&nbsp;</p><p><img src="/2.png"></p>')).toEqual([image('/1.png'), image('/2.png')])
})

test('an image in a link stays in place, and a table with images is a part of its own', () => {
  const table = '<table><tbody><tr><td><p>a<img src="/1.png"></p></td><td><img src="/3.png"></td></tr></tbody></table>'
  const link = '<a href="/x"><img src="/2.png"></a>'
  expect(splitAtImages(`<p>一</p>${table}${link}`)).toEqual([html('<p>一</p>'), { kind: 'table', html: table, src: '/1.png' }, html(link)])
  expect(splitAtImages('<p>一</p><table><tbody><tr><td>二</td></tr></tbody></table>')).toHaveLength(1)
  expect(splitAtImages(`<div>一${table}二</div>`)).toEqual([html('<div>一</div>'), { kind: 'table', html: table, src: '/1.png' }, html('<div>二</div>')])
})

test('splitting loses no text and no image and preserves their order', () => {
  const leaf = fc.oneof(
    fc.constantFrom('词', 'b', 'c d'),
    fc.nat(9).map((n) => `<img src="/${n}.png" alt="">`),
    fc.constant('<br>'),
  )
  const tree: fc.Arbitrary<string> = fc.letrec<{ node: string }>((tie) => ({
    node: fc.oneof(
      { depthSize: 'small' },
      leaf,
      fc.tuple(fc.constantFrom('p', 'b', 'div'), fc.array(tie('node'), { maxLength: 4 })).map(([name, inside]) => `<${name}>${inside.join('')}</${name}>`),
    ),
  })).node
  const flat = (text: string) => text.replace(/<img src="([^"]*)"[^>]*>/g, '[$1]').replace(/<[^>]*>|\s/g, '')
  fc.assert(
    fc.property(fc.array(tree), (all) => {
      const text = all.join('')
      const parts = splitAtImages(text)
      expect(parts.map((part) => (part.kind === 'html' ? flat(part.html) : `[${part.src}]`)).join('')).toBe(flat(text))
      // Each part is whole: as many tags are opened as are closed.
      for (const part of parts) if (part.kind === 'html') expect(part.html.match(/<(p|b|div)>/g)?.length).toBe(part.html.match(/<\/(p|b|div)>/g)?.length)
    }),
  )
})
