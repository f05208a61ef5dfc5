import { amountOf, colourOf, imageOf, linkOf } from '@/lib/read'
import fc from 'fast-check'

test('a link keeps only parts of the right type', () => {
  expect(linkOf({ type: 'shop.product', id: 3, slug: 7, url: null, category: '5', sub: '2', onclick: 'x' })).toEqual({
    type: 'shop.product',
    id: 3,
    sub: '2',
  })
  expect(linkOf({ type: null, url: 'https://a.example/' })).toEqual({ type: null, url: 'https://a.example/' })
  expect(linkOf({ id: Number.NaN, constructor: 'x' })).toEqual({})
  expect(linkOf([{ type: 'home' }])).toBeNull()
})

test('an image requires a URL, and sizes that are not numbers become 0', () => {
  expect(imageOf({ full: '/a.jpg', thumb: 5, width: '600', height: 400 })).toEqual({
    full: '/a.jpg',
    thumb: '/a.jpg',
    thumb_wx_mp: '/a.jpg',
    width: 0,
    height: 400,
  })
  expect(imageOf({ thumb: '/a.jpg' })).toBeNull()
  expect(['#a1b2c3', 'red;position:fixed', 5].map((color) => imageOf({ full: '/a.jpg', color })?.color)).toEqual([
    '#a1b2c3',
    undefined,
    undefined,
  ])
})

test.each(['#fff', '#a1b2c3d4', 'rgb(1, 2, 3)', 'rgba(0 0 0 / 40%)', 'hsl(10, 5%, 6%)', 'teal'])(
  '%s is accepted as a colour',
  (colour) => expect(colourOf(colour)).toBe(colour),
)

test.each(['red;position:fixed', 'url(x)', '#12', 'rgb(1);x', 'expression(alert(1))', '', 5, null])(
  '%p is refused as a colour',
  (colour) => expect(colourOf(colour)).toBe(''),
)

test('no reader throws for any value, and an amount is a decimal string or none', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      linkOf(value)
      imageOf(value)
      expect(colourOf(value)).not.toMatch(/[;{}]/)
      expect(amountOf(value) ?? '0').toMatch(/^-?\d+(\.\d+)?$/)
    }),
  )
})
