import fc from 'fast-check'
import { UPLOAD } from '@storefront/contract/constants'
import { pictureSource, sizedAddress } from '@storefront/contract/domain/picture-source'

const photo = (width: number, full = '/media/t1/a.jpg') => ({
  full,
  thumb: '/media/t1/a.thumb.webp',
  thumb_wx_mp: '',
  width,
  height: 100,
})

test.each([
  ['a small box', 4000, 300, '/media/t1/a.thumb.webp'],
  ['a box a little larger than the thumbnail', 4000, 500, '/media/t1/a.thumb.webp'],
  ["a phone's width", 4000, 750, '/media/t1/a.jpg?w=800'],
  ['a wide column', 4000, 1280, '/media/t1/a.jpg?w=1200'],
  ['more than the widest', 4000, 4000, '/media/t1/a.jpg'],
  ['a picture that is no wider', 800, 750, '/media/t1/a.jpg'],
])('pictureSource names the next width for %s', (_, width, pixels, expected) => {
  expect(pictureSource(photo(width), pixels)).toBe(expected)
})

test('another origin and an address with a query are taken as they are', () => {
  for (const full of ['https://cdn.example/media/t1/a.jpg', '/media/t1/a.jpg?v=2', '/assets/a.jpg', ''])
    expect(sizedAddress(full, 4000, 750)).toBe(full)
  expect(sizedAddress('/media/t1/a.jpg', Number.NaN, 750)).toBe('/media/t1/a.jpg')
})

test('a picture has at least four fifths of the pixels that are drawn, and no more than the next width', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 8000 }), fc.integer({ min: 1, max: 5000 }), (width, pixels) => {
      const source = pictureSource(photo(width), pixels)
      const loaded = source.endsWith('.webp') ? UPLOAD.thumb : Number(/w=(\d+)/.exec(source)?.[1] ?? width)
      expect(loaded).toBeGreaterThanOrEqual(Math.min(width, pixels * 0.8))
      if (source.includes('?')) expect(UPLOAD.widths as readonly number[]).toContain(loaded)
    }),
  )
})
