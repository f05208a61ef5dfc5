import fc from 'fast-check'
import { dataBlob } from '../../studio/src/rich-text/paste/data-blob'
import { PICTURES_MAX, readPictures } from '../../studio/src/rich-text/paste/read-pictures'

const read = (html: string) => {
  let count = 0
  const newId = () => {
    count += 1
    return `m${count}`
  }
  return readPictures(html, ['qingshi.example', 'cdn.example'], newId)
}
const DATA = `data:image/png;base64,${btoa('x'.repeat(300))}`
const DOT = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='

test('an article of an official account brings the pictures that had not come into view', () => {
  const { html, pictures, losses } = read(
    `<section><p>春茶上新</p><img data-src="https://mmbiz.example/a?wx_fmt=png" src="${DOT}" alt="茶"><p>尾</p><img data-original="//mmbiz.example/b"><img data-ks-lazyload="https://shop.example/c" src="https://shop.example/blank.gif"></section>`,
  )
  expect(pictures.map(({ id, source, alt, place }) => [id, source, alt, place])).toEqual([
    ['m1', { url: 'https://mmbiz.example/a?wx_fmt=png' }, '茶', { number: 1, after: '春茶上新' }],
    ['m2', { url: 'https://mmbiz.example/b' }, '', { number: 2, after: '春茶上新尾' }],
    ['m3', { url: 'https://shop.example/c' }, '', { number: 3, after: '春茶上新尾' }],
  ])
  expect([html, losses]).toEqual([
    '<section><p>春茶上新</p><span data-pending="m1"></span><p>尾</p><span data-pending="m2"></span><span data-pending="m3"></span></section>',
    [],
  ])
})

test('a data: address is unpacked and a dot that keeps a place is left out', async () => {
  const { html, pictures, losses } = read(`<p>一<img src="${DATA}"><img src="${DOT}"></p>`)
  expect([
    html,
    losses,
    pictures.map(({ source }) => ('blob' in source ? [source.blob.type, source.blob.size] : source)),
  ]).toEqual(['<p>一<span data-pending="m1"></span></p>', [], [['image/png', 300]]])
})

test.each([
  ['file:///C:/Users/x/clip_image001.png', 'file'],
  ['C:\\Users\\x\\a.png', 'file'],
  ['blob:https://docs.example/1', 'program'],
  ['cid:image001', 'program'],
  ['webkit-fake-url://1/a.png', 'program'],
  ['', 'broken'],
  ['images/a.png', 'broken'],
  [`data:image/png;base64,${'%'.repeat(200)}`, 'broken'],
])('a picture at %j cannot be had, and is named %s with its place', (address, reason) => {
  const { html, losses, pictures } = read(`<p>第一行</p><p><img src="${address}"></p>`)
  expect([html, losses, pictures]).toEqual([
    '<p>第一行</p><p></p>',
    [{ reason, place: { number: 1, after: '第一行' } }],
    [],
  ])
})

test.each(['/media/t1/a.jpg', 'https://qingshi.example/media/a.jpg', 'https://cdn.example/t1/a.jpg'])(
  'a picture of the site at %s stays as it is',
  (address) => {
    expect(read(`<p><img src="${address}"></p>`)).toEqual({
      html: `<p><img src="${address}"></p>`,
      pictures: [],
      losses: [],
    })
  },
)

test('pictures beyond what one paste loads are named', () => {
  const { pictures, losses } = read('<img src="https://a.example/x">'.repeat(PICTURES_MAX + 2))
  expect([pictures.length, losses.map(({ reason }) => reason)]).toEqual([PICTURES_MAX, ['tooMany', 'tooMany']])
})

const address = fc.oneof(
  fc.constantFrom('file:///a', 'blob:x', '', '/media/a.jpg', DATA, DOT, 'https://cdn.example/a'),
  fc.webUrl().filter((url) => !url.includes('"')),
)

test('each of generated pictures stays, has a mark, is named, or is a dot; and no address of another site is left', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.stringMatching(/^[一-鿿]{0,5}$/), address), { maxLength: 12 }), (parts) => {
      const { html, pictures, losses } = read(
        parts.map(([text, url]) => `<p>${text}<img src="${url.replaceAll('&', '&amp;')}"></p>`).join(''),
      )
      const { body } = new DOMParser().parseFromString(html, 'text/html')
      const present = [...body.querySelectorAll('img')].map((img) => img.getAttribute('src') ?? '')
      const dots = parts.filter(([, url]) => url === DOT).length
      expect(present.length + pictures.length + losses.length + dots).toBe(parts.length)
      expect(body.querySelectorAll('span[data-pending]')).toHaveLength(pictures.length)
      expect(present.filter((url) => !url.startsWith('/media/') && !url.startsWith('https://cdn.example/'))).toEqual([])
      expect(body.textContent).toBe(parts.map(([text]) => text).join(''))
    }),
  )
})

test('bytes of a data: address come out as they went in', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ minLength: 1 }), fc.boolean(), async (bytes, isBase64) => {
      const text = String.fromCharCode(...bytes)
      const content = isBase64
        ? `;base64,${btoa(text)}`
        : `,${[...bytes].map((byte) => `%${(byte & 0x7f).toString(16).padStart(2, '0')}`).join('')}`
      const blob = dataBlob(`data:image/png${content}`)
      expect([blob?.type, blob?.size]).toEqual(['image/png', bytes.length])
    }),
  )
})
