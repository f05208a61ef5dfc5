import fc from 'fast-check'
import { type RouteName, routes } from '@storefront/contract/routes'
import { hrefFor, pageUrl } from '@/routes/build'
import { textOf } from '@/lib/query'
import { decode, parseQuery } from '@/lib/query'
import { matchPage, matchPath } from '@/routes/match'

/** A value that an address can carry as a part of its path. */
const pathValue = fc.string({ minLength: 1, unit: 'grapheme' }).filter((text) => text !== '.' && text !== '..')
const queryValue = fc.string({ minLength: 1, unit: 'grapheme' })

/** Literal words that another route has in the place of a parameter: /order/pay is not the order "pay". */
const words = new Set(routes.flatMap((row) => row.path.split('/')))

const parametersOf = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '')

const locations = fc
  .constantFrom(...routes)
  .chain((row) => {
    const inPath = parametersOf(row.path)
    return fc.record({
      name: fc.constant<RouteName>(row.name),
      path: fc.record(Object.fromEntries(inPath.map((key) => [key, pathValue.filter((text) => !words.has(text))]))),
      query: fc.dictionary(
        queryValue.filter((key) => !inPath.includes(key)),
        queryValue,
        { maxKeys: 4 },
      ),
    })
  })
  .map(({ name, path, query }) => ({ name, params: { ...query, ...path } }))

describe('web URLs', () => {
  test('every route with any parameters is matched from its URL', () => {
    fc.assert(
      fc.property(locations, ({ name, params }) => {
        expect(matchPath(hrefFor(name, params))).toEqual({ name, params })
      }),
    )
  })

  test('every path ends with a slash and is matched without it', () => {
    fc.assert(
      fc.property(locations, ({ name, params }) => {
        const [path = '', query] = hrefFor(name, params).split('?')
        expect(path).toMatch(/\/$/)
        const bare = path === '/' ? '/' : path.replace(/\/$/, '')
        expect(matchPath(query === undefined ? bare : `${bare}?${query}`)?.name).toBe(name)
      }),
    )
  })

  test('matching never throws, whatever the text is', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.webPath()), (text) => {
        expect(() => matchPath(text)).not.toThrow()
        expect(() => matchPath(`/product/${text}`)).not.toThrow()
        expect(() => matchPage(text)).not.toThrow()
      }),
    )
  })

  test.each([
    ['/', { name: 'mobile.index', params: {} }],
    ['', { name: 'mobile.index', params: {} }],
    ['/?sub=3', { name: 'mobile.index', params: { sub: '3' } }],
    ['/product/12/', { name: 'shop.product.detail', params: { id: '12' } }],
    ['/product/12', { name: 'shop.product.detail', params: { id: '12' } }],
    ['/product/?category=3', { name: 'shop.product', params: { category: '3' } }],
    ['/order/pay/?order=D1&amount=1.00', { name: 'payment', params: { order: 'D1', amount: '1.00' } }],
    ['/order/D1/?x=y#z', { name: 'shop.order.detail', params: { number: 'D1', x: 'y' } }],
    ['/shop/shippingaddress/edit/?id=3', { name: 'shop.shippingaddress.edit', params: { id: '3' } }],
    ['/product/a%2Fb/', { name: 'shop.product.detail', params: { id: 'a/b' } }],
    ['/product/%E0%A4%A/', { name: 'shop.product.detail', params: { id: '%E0%A4%A' } }],
    ['/product/7/?id=9', { name: 'shop.product.detail', params: { id: '7' } }],
  ])('%s matches its route', (address, expected) => {
    expect(matchPath(address)).toEqual(expected)
  })

  test.each(['/nope', '/product/1/2', '/product/1/edit', '/orders', '/../product'])(
    '%s matches no route',
    (address) => {
      expect(matchPath(address)).toBeUndefined()
    },
  )

  test.each(['', '.', '..'])('a path parameter of "%s" throws, for no URL can carry it', (id) => {
    expect(() => hrefFor('shop.product.detail', { id })).toThrow(RangeError)
  })

  test('missing and empty values are left out', () => {
    expect(hrefFor('shop.product', { category: undefined, tag: '', search: null, page: 0, all: false })).toBe(
      '/product/?page=0&all=false',
    )
  })
})

describe('mini-program pages', () => {
  test('every route with any parameters is matched from its page URL', () => {
    fc.assert(
      fc.property(locations, ({ name, params }) => {
        expect(matchPage(pageUrl(name, params))).toEqual({ name, params })
      }),
    )
  })

  test('no two routes share a page, a path or a name', () => {
    for (const key of ['page', 'path', 'name'] as const)
      expect(new Set(routes.map((row) => row[key])).size).toBe(routes.length)
  })

  test('an unknown page matches no route', () => {
    expect(matchPage('/pages/none')).toBeUndefined()
  })
})

describe('queries', () => {
  test('a plus is a space, a key without a value is empty, and the last of several values counts', () => {
    expect(parseQuery('?a=b+c&d&a=e%20f')).toEqual({ a: 'e f', d: '' })
  })

  test('keys with a special meaning for objects are ordinary keys', () => {
    expect(Object.entries(parseQuery('__proto__=1&constructor=2'))).toEqual([
      ['__proto__', '1'],
      ['constructor', '2'],
    ])
    expect(textOf({ a: 1, b: true, c: null })).toEqual({ a: '1', b: 'true' })
  })

  test('an invalid percent-encoding stays unchanged', () => {
    expect(decode('100%')).toBe('100%')
  })
})
