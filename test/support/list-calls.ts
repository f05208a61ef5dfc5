/** One list, search or report, by the address of its call. */
export interface ListCall {
  what: string
  path: string
  /** Names the caller: a visitor, the buyer of some orders; by default staff with all permissions. */
  by?: 'visitor' | 'buyer'
  /** The reason for which its time grows with the shop; none should have one. */
  grows?: string
}

const day = (date: Date): string => date.toISOString().slice(0, 10)
const DAY_MS = 86_400_000

const STOCK = 'no index tells which variants are short'

/** Calls for lists, searches and reports that grow with the products, orders, accounts and events of a shop. */
export function listCalls(now: Date): readonly ListCall[] {
  const days = (count: number) => `from=${day(new Date(now.getTime() - count * DAY_MS))}&to=${day(now)}`
  return [
    { what: 'products', path: '/shop/product/', by: 'visitor' },
    { what: 'products by price', path: '/shop/product/?ordering=-price', by: 'visitor' },
    { what: 'products, oldest first', path: '/shop/product/?ordering=id', by: 'visitor' },
    { what: 'products by sales', path: '/shop/product/?ordering=count_purchase', by: 'visitor' },
    { what: 'products of a category', path: '/shop/product/?category=3', by: 'visitor' },
    { what: 'products with a tag', path: '/shop/product/?tag=new', by: 'visitor' },
    { what: 'products between prices', path: '/shop/product/?price_min=20&price_max=21', by: 'visitor' },
    { what: 'products in promotion', path: '/shop/product/?promotion=true', by: 'visitor' },
    { what: 'products in stock', path: '/shop/product/?in_stock=true', by: 'visitor' },
    { what: 'products out of stock', path: '/shop/product/?in_stock=false', grows: STOCK, by: 'visitor' },
    { what: 'products, offset 10,000', path: '/shop/product/?offset=10000', by: 'visitor' },
    { what: 'product search, one hit', path: '/shop/product/?search=123', by: 'visitor' },
    { what: 'product search, no hit', path: '/shop/product/?search=曜变瓶', by: 'visitor' },
    { what: 'product search, no hit in Latin letters', path: '/shop/product/?search=zqxv', by: 'visitor' },
    { what: 'product search, many hits', path: '/shop/product/?search=茶盏', by: 'visitor' },
    { what: "studio's products", path: '/studio/product/' },
    { what: "studio's products by name", path: '/studio/product/?ordering=name' },
    { what: "studio's products by price", path: '/studio/product/?ordering=-price' },
    { what: "studio's products by sales", path: '/studio/product/?ordering=-count_purchase' },
    { what: "studio's products, off sale", path: '/studio/product/?is_active=false' },
    { what: "studio's products, low", path: '/studio/product/?low=true', grows: STOCK },
    { what: "studio's product search by number", path: '/studio/product/?search=sku-77-1' },
    { what: "operators' products", path: '/ops/shop/product/' },
    { what: "operators' products without a picture", path: '/ops/shop/product/?no_image=true' },
    { what: "operators' orders", path: '/ops/shop/order/' },
    { what: "operators' orders to ship", path: '/ops/shop/order/?tab=wait_ship' },
    { what: "operators' completed orders", path: '/ops/shop/order/?tab=completed' },
    { what: "operators' orders of days", path: `/ops/shop/order/?${days(200)}` },
    { what: "operators' order search by number", path: '/ops/shop/order/?search=ABC12' },
    { what: "operators' order search by product", path: '/ops/shop/order/?search=秘色 777' },
    { what: "operators' order search by mobile", path: '/ops/shop/order/?search=15000024694' },
    { what: "operators' order search by buyer", path: '/ops/shop/order/?search=李伟1' },
    { what: "operators' order search, many hits", path: '/ops/shop/order/?search=茶盏' },
    { what: "operators' order search, no hit", path: '/ops/shop/order/?search=曜变瓶' },
    { what: "operators' order search to ship", path: '/ops/shop/order/?search=茶盏&tab=wait_ship' },
    { what: "a buyer's orders", path: '/shop/order/', by: 'buyer' },
    { what: "a buyer's order search", path: '/shop/order/?search=茶盏', by: 'buyer' },
    { what: 'refunds', path: '/studio/shop/refund/' },
    { what: 'open refunds', path: '/studio/shop/refund/?tab=open' },
    { what: 'refund search by number', path: '/studio/shop/refund/?search=ABC12' },
    { what: 'customers', path: '/studio/customer/' },
    { what: 'customers by spent', path: '/studio/customer/?ordering=-spent' },
    { what: 'customer search by name', path: '/studio/customer/?search=李伟1' },
    { what: 'customer search by mobile', path: '/studio/customer/?search=15000024694' },
    { what: 'customer search, no hit', path: '/studio/customer/?search=曜变瓶' },
    { what: "operators' home", path: '/ops/base/home/', grows: STOCK },
    { what: 'dashboard of 7 days', path: `/ops/base/dashboard/?${days(7)}` },
    { what: 'dashboard of 90 days', path: `/ops/base/dashboard/?${days(90)}` },
    { what: 'analytics of 90 days', path: `/ops/base/analytics/?${days(90)}` },
    { what: 'analytics of one event', path: `/ops/base/analytics/?${days(90)}&event=page_view` },
    { what: 'users by coins', path: '/ops/gamification/user/' },
    { what: 'user search by coins', path: '/ops/gamification/user/?search=李伟1' },
  ]
}
