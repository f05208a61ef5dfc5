import { isCurrent, reportNames } from '@storefront/contract/domain/ops/report'

/** One list, search or report, by the address of its call. */
export interface ListCall {
  what: string
  path: string
  /** Names the caller: a visitor, the buyer of some orders; by default staff with all permissions. */
  by?: 'visitor' | 'buyer'
  /** An index by which it finds its rows, or most of what it counts. */
  index: string
  /** The table of sums that a report reads in the place of orders, events and stock. */
  sums?: string
  /** The reason for which it reads a table to the end in a small shop. */
  scans?: string
  /**
   * The list of the small shop beside which a bench puts it, where its own has fewer rows there than a list counts: the
   * same list without the filter.
   */
  beside?: string
}

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** Hours of the big shop's clock before UTC. */
const OFFSET_HOURS = 8

/** Returns the day of the big shop's calendar. */
const day = (date: Date): string => new Date(date.getTime() + OFFSET_HOURS * HOUR_MS).toISOString().slice(0, 10)

/** Returns the last minute of the big shop's day: the day's rows that no job has summed up yet are most then. */
export const endOfDay = (now: Date): Date => new Date(`${day(now)}T23:59:00+08:00`)

/** Calls for lists, searches and reports that grow with the products, orders, accounts and events of a shop. */
export function listCalls(now: Date): readonly ListCall[] {
  const days = (count: number) => `from=${day(new Date(now.getTime() - count * DAY_MS))}&to=${day(now)}`
  return [
    { what: 'suggestions for a frequent word', path: '/base/search/?search=a', index: 'product_search', by: 'visitor' },
    { what: 'suggestions for a rare word', path: '/base/search/?search=zzzz', index: 'product_search', by: 'visitor' },
    { what: 'frequent searches', path: '/base/search/word/', index: 'search_word_rank', by: 'visitor' },
    { what: 'products', path: '/shop/product/', index: 'product_pkey', by: 'visitor' },
    { what: 'products by price', path: '/shop/product/?ordering=-price', index: 'product_cheap', by: 'visitor' },
    { what: 'products, oldest first', path: '/shop/product/?ordering=id', index: 'product_pkey', by: 'visitor' },
    { what: 'products by sales', path: '/shop/product/?ordering=count_purchase', index: 'product_hot', by: 'visitor' },
    {
      what: 'products of a category',
      path: '/shop/product/?category=3',
      beside: 'products',
      index: 'product_pkey',
      by: 'visitor',
    },
    {
      what: 'products with a tag',
      path: '/shop/product/?tag=new',
      index: 'product_tagged',
      by: 'visitor',
    },
    {
      what: 'products between prices',
      path: '/shop/product/?price_min=20&price_max=21',
      beside: 'products by price',
      index: 'product_cheap',
      by: 'visitor',
    },
    { what: 'products in promotion', path: '/shop/product/?promotion=true', index: 'product_pkey', by: 'visitor' },
    {
      what: 'products in stock',
      path: '/shop/product/?in_stock=true',
      index: 'product_pkey',
      scans: 'variants are hashed while they are few',
      by: 'visitor',
    },
    {
      what: 'products out of stock',
      path: '/shop/product/?in_stock=false',
      index: 'variant_stock_level',
      by: 'visitor',
    },
    {
      what: 'products, offset 10,000',
      path: '/shop/product/?offset=10000',
      index: 'product_pkey',
      scans: 'the shop of the test has fewer rows',
      by: 'visitor',
    },
    { what: 'product search, one hit', path: '/shop/product/?search=123', index: 'product_search', by: 'visitor' },
    { what: 'product search, no hit', path: '/shop/product/?search=曜变瓶', index: 'product_search', by: 'visitor' },
    {
      what: 'product search, no hit in Latin letters',
      path: '/shop/product/?search=zqxv',
      index: 'product_search',
      by: 'visitor',
    },
    { what: 'product search, many hits', path: '/shop/product/?search=茶盏', index: 'product_search', by: 'visitor' },
    { what: "studio's products", path: '/studio/product/', index: 'product_pkey' },
    { what: "studio's products by name", path: '/studio/product/?ordering=name', index: 'product_by_name' },
    { what: "studio's products by price", path: '/studio/product/?ordering=-price', index: 'product_by_price' },
    {
      what: "studio's products by sales",
      path: '/studio/product/?ordering=-count_purchase',
      index: 'product_by_sales',
    },
    {
      what: "studio's products, off sale",
      path: '/studio/product/?is_active=false',
      beside: "studio's products",
      index: 'product_pkey',
    },
    {
      what: "studio's products, low",
      path: '/studio/product/?low=true',
      beside: "studio's products",
      index: 'variant_stock_level',
    },
    {
      what: "studio's products, sold out",
      path: '/studio/product/?sold_out=true',
      beside: "studio's products",
      index: 'variant_stock_level',
    },
    {
      what: "studio's products that lack English",
      path: '/studio/product/?untranslated=en',
      index: 'product_untranslated_en',
    },
    {
      what: "operators' products, low",
      path: '/ops/shop/product/?low=true',
      beside: "operators' products",
      index: 'variant_stock_level',
    },
    { what: "studio's product search by number", path: '/studio/product/?search=sku-77-1', index: 'variant_search' },
    { what: "operators' products", path: '/ops/shop/product/', index: 'product_pkey' },
    { what: "operators' products without a picture", path: '/ops/shop/product/?no_image=true', index: 'product_pkey' },
    { what: "operators' orders", path: '/ops/shop/order/', index: 'shop_order_pkey' },
    { what: "operators' orders to ship", path: '/ops/shop/order/?tab=wait_ship', index: 'shop_order_waiting' },
    { what: "operators' completed orders", path: '/ops/shop/order/?tab=completed', index: 'shop_order_pkey' },
    { what: "operators' unpaid orders", path: '/ops/shop/order/?tab=unpaid', index: 'shop_order_open' },
    { what: "operators' orders of days", path: `/ops/shop/order/?${days(200)}`, index: 'shop_order_pkey' },
    { what: "studio's urged orders", path: '/studio/shop/order/?urged=true', index: 'shop_order_urged' },
    { what: "studio's orders with goods", path: '/studio/shop/order/?goods=茶盏', index: 'order_line_search' },
    {
      what: "studio's orders with goods, no hit",
      path: '/studio/shop/order/?goods=曜变瓶',
      index: 'order_line_search',
    },
    {
      what: "studio's orders of a region, no hit",
      path: '/studio/shop/order/?region=拉萨',
      index: 'shop_order_address_search',
    },
    {
      what: "studio's orders by amount, no hit",
      path: '/studio/shop/order/?amount_min=100000',
      index: 'shop_order_total',
    },
    { what: "studio's orders by method, no hit", path: '/studio/shop/order/?method=fund', index: 'payment_channel' },
    { what: "studio's flagged orders", path: '/studio/shop/order/?flag=red', index: 'shop_order_flag' },
    { what: "studio's closed orders", path: '/studio/shop/order/?status=closed', index: 'shop_order_pkey' },
    { what: "studio's counts of orders", path: '/studio/shop/order/counts/', index: 'shop_order_open' },
    { what: "studio's counts of a search", path: '/studio/shop/order/counts/?search=茶盏', index: 'shop_order_open' },
    { what: "operators' order search by number", path: '/ops/shop/order/?search=ABC12', index: 'shop_order_search' },
    {
      what: "operators' order search by product",
      path: '/ops/shop/order/?search=秘色 777',
      index: 'order_text_search',
    },
    {
      what: "operators' order search, two frequent words",
      path: '/ops/shop/order/?search=秘色 茶盏',
      index: 'order_text_search',
    },
    {
      what: "operators' order search, three frequent words",
      path: '/ops/shop/order/?search=秘色 青釉 茶盏',
      index: 'order_text_search',
    },
    {
      what: "operators' order search by mobile",
      path: '/ops/shop/order/?search=15000024694',
      index: 'shop_order_search',
    },
    { what: "operators' order search by buyer", path: '/ops/shop/order/?search=李伟1', index: 'account_search' },
    { what: "operators' order search, many hits", path: '/ops/shop/order/?search=茶盏', index: 'shop_order_search' },
    { what: "operators' order search, no hit", path: '/ops/shop/order/?search=曜变瓶', index: 'shop_order_search' },
    {
      what: "operators' order search to ship",
      path: '/ops/shop/order/?search=茶盏&tab=wait_ship',
      index: 'shop_order_search',
    },
    { what: "a buyer's orders", path: '/shop/order/', index: 'shop_order_user', by: 'buyer' },
    { what: "a buyer's order search", path: '/shop/order/?search=茶盏', index: 'shop_order_user', by: 'buyer' },
    { what: 'refunds', path: '/studio/shop/refund/', index: 'refund_pkey' },
    { what: 'coupons of customers', path: '/studio/shop/usercoupon/', index: 'user_coupon_pkey' },
    { what: 'invoices', path: '/studio/shop/invoice/', index: 'invoice_request_pkey' },
    { what: 'invoices that wait', path: '/studio/shop/invoice/?tab=waiting', index: 'invoice_request_status' },
    { what: 'invoice search by number', path: '/studio/shop/invoice/?search=INV1001', index: 'invoice_request_number' },
    {
      what: 'unused coupons of customers',
      path: '/studio/shop/usercoupon/?tab=unused',
      index: 'user_coupon_state',
    },
    {
      what: 'coupon of a customer by its code',
      path: '/studio/shop/usercoupon/?search=ABC12',
      index: 'user_coupon_tenant_id_code_key',
    },
    { what: 'reviews of all products', path: '/studio/review/', index: 'product_comment_pkey' },
    { what: 'reviews that wait', path: '/studio/review/?tab=waiting', index: 'product_comment_unanswered' },
    { what: 'reviews that are answered', path: '/studio/review/?tab=answered', index: 'product_comment_pkey' },
    { what: 'reviews of a score', path: '/studio/review/?score=1', index: 'product_comment_score' },
    { what: 'review search', path: '/studio/review/?search=曜变', index: 'product_comment_search' },
    { what: 'questions on all products', path: '/studio/question/', index: 'threaded_comment_question' },
    { what: 'questions that wait', path: '/studio/question/?tab=waiting', index: 'threaded_comment_unanswered' },
    { what: 'question search', path: '/studio/question/?search=曜变', index: 'threaded_comment_question_search' },
    { what: 'pickup vouchers', path: '/studio/shop/pickupvoucher/', index: 'pickup_voucher_holder_pkey' },
    {
      what: 'pickup voucher search',
      path: '/studio/shop/pickupvoucher/?search=曜变',
      index: 'pickup_voucher_holder_pkey',
    },
    { what: 'open refunds', path: '/studio/shop/refund/?tab=open', index: 'refund_open' },
    {
      what: 'refund search by number',
      path: '/studio/shop/refund/?search=ABC12',
      index: 'refund_tenant_id_out_refund_no_key',
    },
    { what: 'returns', path: '/ops/shop/orderlinereturn/', index: 'order_return_pkey' },
    { what: 'returns that wait', path: '/ops/shop/orderlinereturn/?tab=waiting', index: 'order_return_status' },
    { what: 'returns that are done', path: '/ops/shop/orderlinereturn/?tab=done', index: 'order_return_pkey' },
    { what: 'return search by number', path: '/ops/shop/orderlinereturn/?search=ABC12', index: 'order_return_search' },
    { what: "studio's counts of returns", path: '/studio/shop/orderlinereturn/counts/', index: 'order_return_status' },
    { what: "studio's search", path: '/studio/search/?search=茶盏', index: 'product_search' },
    { what: "studio's first screen", path: '/studio/overview/', index: 'figure_of_day' },
    { what: "studio's news", path: '/studio/news/', index: 'variant_stock_level' },
    { what: 'customers', path: '/studio/customer/', index: 'account_pkey' },
    { what: 'customers by spent', path: '/studio/customer/?ordering=-spent', index: 'account_by_spent' },
    { what: 'customers who spent most', path: '/studio/customer/?spent_min=100000', index: 'account_by_spent' },
    { what: 'customer search by name', path: '/studio/customer/?search=李伟1', index: 'account_search' },
    { what: 'customer search by mobile', path: '/studio/customer/?search=15000024694', index: 'account_search' },
    { what: 'customer search, no hit', path: '/studio/customer/?search=曜变瓶', index: 'account_search' },
    { what: 'audit log search', path: '/studio/audit/?search=曜变瓶', index: 'audit_log_search' },
    { what: "operators' home", path: '/ops/base/home/', index: 'variant_stock_level' },
    { what: 'dashboard of 7 days', path: `/ops/base/dashboard/?${days(7)}`, index: 'figure_of_day', sums: 'figure' },
    { what: 'dashboard of 90 days', path: `/ops/base/dashboard/?${days(90)}`, index: 'figure_of_day', sums: 'figure' },
    { what: 'analytics of 90 days', path: `/ops/base/analytics/?${days(90)}`, index: 'figure_of_day', sums: 'figure' },
    {
      what: 'analytics of one event',
      path: `/ops/base/analytics/?${days(90)}&event=page_view`,
      index: 'figure_of_day',
      sums: 'figure',
    },
    ...reportNames.map((name) => ({
      what: `report of ${name}, 90 days`,
      path: `/studio/report/?report=${name}&${days(90)}&compare=before`,
      index: isCurrent(name) ? 'stock_sum_pkey' : 'figure_of_day',
      sums: isCurrent(name) ? 'stock_sum' : 'figure',
    })),
    {
      what: 'report of goods, a year',
      path: `/studio/report/?report=goods&${days(365)}`,
      index: 'figure_month_pkey',
      sums: 'figure_month',
    },
    { what: 'users by coins', path: '/ops/gamification/user/', index: 'account_pkey' },
    { what: 'user search by coins', path: '/ops/gamification/user/?search=李伟1', index: 'account_search' },
  ]
}
