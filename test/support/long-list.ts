import type { ProductBrief } from '@storefront/contract/entities/catalog/product'

/**
 * A product that no shop has, for lists as long as a test wants; titles of one and of two lines, pictures of one dot
 * that no server is asked for. It needs nothing around it: its source runs in a browser, too.
 */
export function syntheticProduct(id: number): ProductBrief {
  // About as long as a picture's address is.
  const dot = `data:image/gif;base64,R0lGODlhAQABAAAAACw=#${id}`
  return {
    id: id + 1_000_000,
    name: `第${id}件${id % 3 === 0 ? '，名字要长一些才会占到两行的那一种' : ''}`,
    abstract: `第${id}件的说明`,
    ctype: 'shop.product',
    price: `${10 + (id % 90)}.00`,
    price_marked: '199.00',
    promotion_price: null,
    main_image: { full: dot, thumb: dot, thumb_wx_mp: dot, width: 800, height: 200 + ((id * 137) % 1200) },
    mobile_url: `/mobile/product/${id + 1_000_000}/`,
    count_purchase: id,
    is_sold_out: false,
    tags: [],
  }
}

/** Returns the server's page for a list of `count` items. */
export const syntheticPage = (count: number, offset: number, limit: number) => ({
  count,
  results: Array.from({ length: Math.max(0, Math.min(limit, count - offset)) }, (_, at) =>
    syntheticProduct(offset + at),
  ),
})
