import type { Link } from '@storefront/contract/entities/common'
import { linkTarget as targetOn } from '@/routes/links'

const linkTarget = (link: Link | null, loggedIn: boolean, tenant = 'tea') => targetOn(link, loggedIn, tenant)

const route = (name: string, params: object = {}) => ({ kind: 'route', name, params })

describe('content links', () => {
  test.each<[string, Link, ReturnType<typeof route>]>([
    ['a short type word opens the detail', { type: 'product', id: 12 }, route('shop.product.detail', { id: 12 })],
    ['shop is an alias of product', { type: 'shop', id: 12 }, route('shop.product.detail', { id: 12 })],
    ['a full type opens the detail', { type: 'shop.product', id: 12 }, route('shop.product.detail', { id: 12 })],
    [
      'post is an alias of article',
      { type: 'post', id: 4, slug: 'spring' },
      route('post.article.detail', { id: 4, slug: 'spring' }),
    ],
    ['a slug stands in for the id', { type: 'event', slug: 'tea' }, route('event.event.detail', { id: 'tea' })],
    [
      'mpage is an alias of page and keeps the sub-page',
      { type: 'mpage', id: 2, sub: '7' },
      route('mpage.page.detail', { id: 2, sub: '7' }),
    ],
    ['a category opens the list of the type', { type: 'product', category: 3 }, route('shop.product', { category: 3 })],
    ['a tag opens the list of the type', { type: 'post.article', tag: 'new' }, route('post.article', { tag: 'new' })],
    [
      'topics have categories and no tags',
      { type: 'topic', category: 3, tag: 'new' },
      route('circle.topic', { category: 3 }),
    ],
    ['events have neither', { type: 'event', category: 3, tag: 'new' }, route('event.event')],
    ['notes have neither', { type: 'note', category: 3, tag: 'new' }, route('note.note')],
    ['a type alone opens its list', { type: 'event' }, route('event.event')],
    ['a page key has precedence', { page_key: 'login', type: 'product', id: 1 }, route('login')],
    [
      'a page key may name a screen of one thing',
      { page_key: 'raffle.raffle', id: 2 },
      route('raffle.raffle', { id: 2 }),
    ],
    ['a page key may name a screen', { page_key: 'shop.pickupcard.center' }, route('shop.pickupcard.center')],
    [
      'a subpage opens the composed page at that part',
      { subpage: { composedpage_id: 3, page_id: 8 } },
      route('mpage.composedpagepage', { id: 3, sub: '8' }),
    ],
    [
      'an object id opens the detail',
      { type: 'product', id: 99, oid: 12, oslug: 'cup' },
      route('shop.product.detail', { id: 12, slug: 'cup' }),
    ],
    [
      'an object slug stands in for its id',
      { type: 'event', oslug: 'tea' },
      route('event.event.detail', { id: 'tea' }),
    ],
    ['a form has its slug in the address', { type: 'form', slug: 'tea' }, route('form.formentry', { slug: 'tea' })],
    [
      'a reservation has its slug, or else its id, in the address',
      { type: 'reservation', id: 3 },
      route('reservation.resv', { slug: 3 }),
    ],
    [
      'an order opens the detail at its number',
      { type: 'shop.order', id: 'D1' },
      route('shop.order.detail', { number: 'D1' }),
    ],
    [
      'a return opens the detail at its number',
      { type: 'shop.orderlinereturn', id: 'R1' },
      route('shop.orderlinereturn.detail', { number: 'R1' }),
    ],
    [
      'a booking opens the detail',
      { type: 'reservation.resvrecord', id: 4 },
      route('reservation.resvrecord.detail', { id: 4 }),
    ],
    [
      'an issued ticket opens the detail',
      { type: 'event.issuedticket', id: 4 },
      route('event.issuedticket.detail', { id: 4 }),
    ],
    ['a user opens the detail', { type: 'user', id: 'u1' }, route('user.detail', { guid: 'u1' })],
    [
      'a comment opens the detail',
      { type: 'comment.threadedcomment', id: 4 },
      route('comment.threadedcomment.detail', { id: 4 }),
    ],
    ['orders without an id open their list', { type: 'shop.order' }, route('shop.order')],
    ['home opens the home screen', { type: 'home' }, route('mobile.index')],
    ['login opens the login screen', { type: 'login' }, route('login')],
    ['search opens the search screen', { type: 'search' }, route('search')],
    ['a route name opens its screen', { type: 'ucenter' }, route('ucenter')],
    [
      'a URL of the site opens its screen',
      { url: '/mobile/product/5/?a=b' },
      route('shop.product.detail', { id: '5', a: 'b' }),
    ],
    [
      "a URL of the tenant's site opens its screen",
      { url: '/mobile-t/tea/event/5/' },
      route('event.event.detail', { id: '5' }),
    ],
  ])('linkTarget resolves: %s', (_, link, expected) => {
    const target = linkTarget(link, true)
    expect(target).toEqual(expected)
  })

  test('a link without a type leads a visitor to login, and a member nowhere', () => {
    expect(linkTarget({ type: null }, false)).toEqual(route('login'))
    expect(linkTarget({ type: null }, true)).toEqual({ kind: 'none' })
  })

  test('a URL of another site is external', () => {
    expect(linkTarget({ url: 'https://example.com/a' }, true)).toEqual({
      kind: 'external',
      url: 'https://example.com/a',
    })
    expect(linkTarget({ url: 'mailto:a@example.com' }, true)).toEqual({ kind: 'external', url: 'mailto:a@example.com' })
    expect(linkTarget({ type: 'url', url: 'https://example.com/a' }, true)).toEqual({
      kind: 'external',
      url: 'https://example.com/a',
    })
  })

  test.each(['/mobile-t/tea2/event/5/', '/mobile-t/tea2/', '/mobile-t/tea2?x=1'])(
    "%s of another tenant's site is external",
    (url) => {
      expect(linkTarget({ url }, true)).toEqual({ kind: 'external', url })
      expect(linkTarget({ url }, true, '')).toEqual({ kind: 'external', url })
    },
  )

  test.each(['javascript:alert(1)', '//example.com/', 'data:text/html,x', 'ftp://example.com', 'product/1'])(
    '%s leads nowhere',
    (url) => {
      expect(linkTarget({ url }, true)).toEqual({ kind: 'none' })
    },
  )

  test('an unknown type leads nowhere', () => {
    expect(linkTarget({ type: 'raffle', id: 1 }, true)).toEqual({ kind: 'none' })
    expect(linkTarget(null, false)).toEqual({ kind: 'none' })
  })
})

test('the pickup voucher center is at /pickupholder/, and each voucher has its own screen below it', () => {
  const center = route('shop.pickupcard.center')
  expect([
    linkTarget({ url: '/mobile/pickupholder/' }, true),
    linkTarget({ type: 'shop.pickupcard.center' }, true),
  ]).toEqual([center, center])
  expect(linkTarget({ type: 'shop.pickupvoucher', id: 3 }, true)).toEqual(route('shop.pickupcard.detail', { id: 3 }))
  expect(linkTarget({ url: '/mobile/pickupholder/3/' }, true)).toEqual(route('shop.pickupcard.detail', { id: '3' }))
})
