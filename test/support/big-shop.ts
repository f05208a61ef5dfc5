import type { Connection } from '../../server/src/core/database.types'

/** Rows of each kind for one product. */
const VARIANTS = 2
const ORDERS = 3
const LINES = 2
const EVENTS = 5
/** Products for one account. */
const PRODUCTS_OF_ACCOUNT = 2
/** Orders for one review, and for one return. */
const ORDERS_OF_REVIEW = 5
const ORDERS_OF_RETURN = 50
/** Orders for one invoice. */
const ORDERS_OF_INVOICE = 10
/** Coupons of one account. */
const COUPONS = 2
/** Accounts for one pickup voucher. */
const ACCOUNTS_OF_VOUCHER = 5
/** Kinds of coupons. */
const COUPON_KINDS = 10
/** Days over which orders and events spread. */
const DAYS = 365

const GLAZES = "array['青釉','白釉','秘色','天目','影青','钧窑','汝窑','建窑','粉彩','斗彩']"
const THINGS = "array['茶盏','盖碗','公道杯','茶壶','花瓶','香炉','盘','碗','杯','罐']"
const SURNAMES = "array['王','李','张','刘','陈','杨','赵','黄','周','吴']"
const GIVEN = "array['伟','芳','娜','敏','静','丽','强','磊','军','洋']"
/** One of ten texts by a number. */
const pick = (texts: string, number: string) => `(${texts})[(${number}) % 10 + 1]`

const nameOf = (n: string) => `${pick(GLAZES, `${n} / 10`)} || ${pick(THINGS, n)} || ' ' || ${n}`
const priceOf = (n: string) => `(1000 + (${n}) % 90 * 100)`
const momentOf = (n: string, of: string) => `$2::timestamptz - (${of} - ${n}) * interval '${DAYS} days' / ${of}`
const inZone = (column: string) => `to_char(${column} at time zone 'Asia/Shanghai', 'YYMMDD')`

/** Rows of a table with their places, from 0. */
const rowsWithPlaces = (table: string) =>
  `(select r.*, row_number() over (order by r.id) - 1 as place from ${table} r where r.tenant_id = $1)`
/** The row of a table at a place, counted from the tenant's first id. */
const idAt = (table: string, place: string) => `(select min(f.id) from ${table} f where f.tenant_id = $1) + ${place}`
/** The statement's parameters that it would not use otherwise. */
const UNUSED = '$2::timestamptz is not null and $3::int > 0'
const REMARKS =
  "array['很好','釉色均匀','包装仔细','比图上小','物流快','手感温润','有一处气泡','送人合适','杯口光滑','颜色偏暗']"

/**
 * Tables and their statements in the order of their references; `$1` is the tenant, `$2` now, `$3` the number of products.
 * Rows refer to each other by their places, counted from the tenant's first id.
 */
const FILL: readonly (readonly [table: string, sql: string])[] = [
  [
    'category',
    `insert into category (tenant_id, name, slug, position) select $1, '系列 ' || n, 'series-' || n, n from generate_series(1, 20) n where $2::timestamptz is not null and $3::int > 0`,
  ],
  [
    'product',
    `insert into product (tenant_id, name, abstract, ctype, price, promotion_price, category_id, tags, is_active, count_purchase, created_at, search_keys, translated_in)
    select $1, ${nameOf('n')}, '手工拉坯', 'shop.product', ${priceOf('n')}, case when n % 10 = 0 then 900 end,
      (select min(c.id) from category c where c.tenant_id = $1) + n % 20, case when n % 50 = 0 then '{new}' else '{}' end::text[], n % 40 <> 0, n * 7919 % 1000,
      ${momentOf('n', '$3')}, 'qingyou chazhan', case when n % 100 = 0 then '{}' else '{en}' end::text[] from generate_series(1, $3::int) n`,
  ],
  [
    'variant',
    `insert into variant (tenant_id, product_id, attributes, price, inventory, position, sku, stock_level)
    select $1, p.id, jsonb_build_array(jsonb_build_object('name', '颜色', 'value', v)), p.price, p.stock, v, 'SKU-' || p.place || '-' || v, stock_level(true, p.stock)
    from (select p.*, case when p.place % 1000 = 0 then 0 when p.place % 500 = 1 then 3 else 100 end as stock
        from (select p.*, row_number() over (order by p.id) as place from product p where p.tenant_id = $1) p) p, generate_series(1, ${VARIANTS}) v
    where $2::timestamptz is not null and $3::int > 0 order by p.id, v`,
  ],
  [
    'account',
    `insert into account (tenant_id, uuid, auid, name, mobile, created_at, spent)
    select $1, gen_random_uuid()::text, 'big' || n, ${pick(SURNAMES, 'n')} || ${pick(GIVEN, 'n / 10')} || n, '1' || (5000000000 + n * 12347), ${momentOf('n', `$3 / ${PRODUCTS_OF_ACCOUNT}`)}, 0
    from generate_series(1, $3::int / ${PRODUCTS_OF_ACCOUNT}) n`,
  ],
  [
    'shop_order',
    `insert into shop_order (tenant_id, number, user_id, status, goods, discount, shipping, total, is_virtual, address, created_at, paid_at, refunded, finished_at)
    select $1, ${inZone('o.at')} || upper(substr(md5(o.n::text), 1, 8)), a.id, o.status, o.goods, 0, 1000, o.goods + 1000, false,
      jsonb_build_object('name', a.name, 'mobile', a.mobile, 'display', '浙江省 杭州市 西湖区 文三路 ' || o.n),
      o.at, case when o.status not in ('unpaid', 'closed') then o.at + interval '1 minute' end, 0, case when o.status = 'completed' then o.at + interval '7 days' end
    from (select n, ${momentOf('n', `($3 * ${ORDERS})`)} as at, ${priceOf('n')} + ${priceOf('n * 7')} as goods,
        case when n % 20 = 0 then 'closed' when n < $3 * ${ORDERS} * 0.98 then 'completed' when n % 4 = 0 then 'wait_ship' when n % 4 = 1 then 'shipped'
          when n % 40 = 2 then 'unpaid' else 'delivered' end as status
      from generate_series(1, $3::int * ${ORDERS}) n) o
    join account a on a.tenant_id = $1 and a.id = (select min(f.id) from account f where f.tenant_id = $1 and f.auid like 'big%') + o.n::bigint * 7919 % ($3 / ${PRODUCTS_OF_ACCOUNT})
    order by o.n`,
  ],
  [
    'order_line',
    `insert into order_line (tenant_id, order_id, product_id, variant_id, product_name, ctype, attributes_label, price, upit, quantity, is_reserved, shipped, returned, return_amount)
    select $1, o.id, p.id, v.id, p.name, p.ctype, '颜色 1', p.price, p.price, 1, true, case when o.finished_at is not null then 1 else 0 end,
      case when o.place % 200 = 1 and o.status = 'completed' then 1 else 0 end, case when o.place % 200 = 1 and o.status = 'completed' then p.price else 0 end
    from (select o.*, row_number() over (order by o.id) as place from shop_order o where o.tenant_id = $1) o, generate_series(1, ${LINES}) l,
      product p, variant v
    where $2::timestamptz is not null and p.tenant_id = $1 and v.tenant_id = $1 and v.product_id = p.id and v.position = 1
      and p.id = (select min(f.id) from product f where f.tenant_id = $1) + (o.place * 31 + l * 977) % $3 order by o.id, l`,
  ],
  [
    'order_text',
    `insert into order_text (tenant_id, order_id, text)
    select $1, o.id, search_order_text(o.number, o.pickup_code, o.address, l.names) from shop_order o
      join (select order_id, string_agg(product_name, ' ' order by id) as names from order_line where tenant_id = $1 group by 1) l on l.order_id = o.id
      where o.tenant_id = $1 and ${UNUSED} union all select $1, 0, ''`,
  ],
  [
    'account',
    `update account a set spent = coalesce(o.sum, 0) from (select b.id, (select sum(o.total) from shop_order o
        where o.tenant_id = b.tenant_id and o.user_id = b.id and o.paid_at is not null) as sum from account b where b.tenant_id = $1) o
      where a.tenant_id = $1 and a.id = o.id and $2::timestamptz is not null and $3::int > 0`,
  ],
  [
    'ledger_entry',
    `insert into ledger_entry (tenant_id, order_id, kind, vendor, amount, ref, created_at)
    select $1, o.id, 'payment', 'wechat', o.total, o.number, o.paid_at from shop_order o where o.tenant_id = $1 and o.paid_at is not null and $2::timestamptz is not null
      and $3::int > 0 order by o.id`,
  ],
  [
    'payment',
    `insert into payment (tenant_id, order_id, vendor, channel, out_trade_no, amount, state, trade_no, created_at, paid_at)
    select $1, o.id, v.vendor, v.channel, 'P' || o.number, o.total, 'paid', 'T' || o.number, o.created_at, o.paid_at from shop_order o
      cross join lateral (select case when o.id % 3 = 0 then 'alipay' else 'wechat' end as vendor, case when o.id % 3 = 0 then 'alipay_wap' else 'wx_jsapi' end as channel) v
    where o.tenant_id = $1 and o.paid_at is not null and ${UNUSED} order by o.id`,
  ],
  [
    'order_return',
    `insert into order_return (tenant_id, number, order_id, line_id, user_id, kind, status, quantity, unsent, amount, reason, created_at)
    select $1, 'R' || o.number, o.id, (select min(l.id) from order_line l where l.tenant_id = $1 and l.order_id = o.id), o.user_id, 'refund_only',
      case when o.place < $3 * ${ORDERS} * 0.97 then 'refunded' when o.place % 3 = 0 then 'applied' else 'refused' end, 1, 0, o.total / 2, 'other', o.created_at
    from ${rowsWithPlaces('shop_order')} o where o.place % ${ORDERS_OF_RETURN} = 1 and o.paid_at is not null and ${UNUSED} order by o.id`,
  ],
  [
    'refund',
    `insert into refund (tenant_id, order_id, payment_id, return_id, amount, is_surplus, out_refund_no, state, created_at, done_at)
    select $1, r.order_id, p.id, r.id, r.amount, false, r.number, case when r.place % 100 = 7 then 'failed' else 'done' end, r.created_at,
      case when r.place % 100 <> 7 then r.created_at end
    from ${rowsWithPlaces('order_return')} r join payment p on p.tenant_id = $1 and p.order_id = r.order_id where r.status = 'refunded' and ${UNUSED} order by r.id`,
  ],
  [
    'invoice_request',
    `insert into invoice_request (tenant_id, order_id, user_id, status, buyer, title, tax_number, email, number, amount, requested_at, issued_at)
    select $1, o.id, o.user_id, case when i.is_open then 'waiting' else 'issued' end, 'company', '公司 ' || o.place, '91330106MA' || lpad(o.place::text, 8, '0'), '',
      case when i.is_open then '' else 'INV' || o.place end, case when i.is_open then null else o.total end, o.paid_at, case when not i.is_open then o.paid_at end
    from ${rowsWithPlaces('shop_order')} o cross join lateral (select o.place >= $3 * ${ORDERS} * 0.97 as is_open) i
    where o.place % ${ORDERS_OF_INVOICE} = 1 and o.paid_at is not null and ${UNUSED} order by o.id`,
  ],
  [
    'product_comment',
    `insert into product_comment (tenant_id, order_id, line_id, product_id, user_id, score, text, created_at, is_answered)
    select $1, l.order_id, l.id, l.product_id, o.user_id, case when o.place % 300 = 0 then 1 else 5 - o.place / ${ORDERS_OF_REVIEW} % 3 end, ${pick(REMARKS, `o.place / ${ORDERS_OF_REVIEW}`)},
      o.created_at + interval '9 days', o.place < $3 * ${ORDERS} * 0.95
    from ${rowsWithPlaces('shop_order')} o cross join lateral (
        select l.* from order_line l where l.tenant_id = $1 and l.order_id = o.id order by l.id limit 1) l
    where o.place % ${ORDERS_OF_REVIEW} = 0 and o.status = 'completed' and ${UNUSED} order by o.id`,
  ],
  [
    'threaded_comment',
    `insert into threaded_comment (tenant_id, target, target_id, user_id, text, status, created_at, is_answered, reply_count)
    select $1, 'product', p.id, ${idAt('account', `p.place / ${PRODUCTS_OF_ACCOUNT} % ($3 / ${PRODUCTS_OF_ACCOUNT})`)}, ${pick(REMARKS, 'p.place')} || '？', 'approved',
      p.created_at + interval '1 day', p.place < $3 * 0.95, case when p.place < $3 * 0.95 then 1 else 0 end
    from ${rowsWithPlaces('product')} p where ${UNUSED} order by p.id`,
  ],
  [
    'threaded_comment',
    `insert into threaded_comment (tenant_id, target, target_id, root_id, parent_id, user_id, addressee_id, text, status, is_staff, created_at)
    select $1, 'product', q.target_id, q.id, q.id, (select min(a.id) from account a where a.tenant_id = $1), q.user_id, '是的', 'approved', true, q.created_at + interval '1 hour'
    from threaded_comment q where q.tenant_id = $1 and q.target = 'product' and q.root_id is null and q.is_answered and ${UNUSED} order by q.id`,
  ],
  [
    'coupon',
    `insert into coupon (tenant_id, slug, type, value, label, is_active)
    select $1, 'big-' || n, 'R', 100 * n, '满减 ' || n, true from generate_series(1, ${COUPON_KINDS}) n where ${UNUSED}`,
  ],
  [
    'user_coupon',
    `insert into user_coupon (tenant_id, coupon_id, user_id, position, status, created_at, code, start_at, end_at)
    select $1, (select min(c.id) from coupon c where c.tenant_id = $1 and c.slug = 'big-1') + (a.place + c.n) % ${COUPON_KINDS}, a.id, 1,
      case when (a.place + c.n) % 4 = 0 then 'unused' when (a.place + c.n) % 4 = 1 then 'expired' else 'used' end, a.created_at,
      upper(substr(md5('coupon' || a.id || '-' || c.n), 1, 12)), a.created_at, $2::timestamptz + interval '30 days'
    from ${rowsWithPlaces('account')} a, generate_series(1, ${COUPONS}) c (n) where a.auid like 'big%' and ${UNUSED} order by a.id`,
  ],
  [
    'pickup_voucher_holder',
    `insert into pickup_voucher_holder (tenant_id, user_id, product_id, name, quantity, available, created_at)
    select $1, a.id, ${idAt('product', 'a.place % $3')}, '提货券 ' || a.place, 3, case when a.place % 20 = 0 then 2 else 0 end, a.created_at
    from ${rowsWithPlaces('account')} a where a.place % ${ACCOUNTS_OF_VOUCHER} = 0 and a.auid like 'big%' and ${UNUSED} order by a.id`,
  ],
  [
    'balance',
    `insert into balance (tenant_id, user_id, kind, amount) select $1, a.id, 'diamond', a.id * 7919 % 1000 + 1 from account a where a.tenant_id = $1 and a.auid like 'big%' and ${UNUSED}`,
  ],
  [
    'balance_record',
    `insert into balance_record (tenant_id, user_id, kind, change, after, reason, ref, created_at)
    select $1, b.user_id, 'diamond', b.amount, b.amount, case when a.place % 2 = 0 then 'reward' else 'coin_order' end, 'big', a.created_at
    from balance b join ${rowsWithPlaces('account')} a on a.id = b.user_id where b.tenant_id = $1 and b.kind = 'diamond' and a.auid like 'big%' and ${UNUSED} order by a.id`,
  ],
  [
    'audit_log',
    `insert into audit_log (tenant_id, actor_id, action, kind, item, before, after, request_id, at)
    select p.tenant_id, (select min(a.id) from account a where a.tenant_id = p.tenant_id), 'change', 'product', p.id::text, jsonb_build_object('name', p.name), jsonb_build_object('name', p.name || ' 新'),
      'r' || p.id, $2::timestamptz from product p where p.tenant_id = $1 and $3::int > 0 order by p.id`,
  ],
  [
    'track_event',
    `insert into track_event (tenant_id, name, page, data, visit, created_at)
    select $1, case when n % 5 < 3 then 'page_view' else 'event_' || n % 7 end,
      '/post/article/' || n % 30 || '?utm_campaign=c' || n % 12 || '&utm_source=s' || n % 6, '{}', 'v' || n / 8 || '-' || n % 3, ${momentOf('n', `($3 * ${EVENTS})`)}
    from generate_series(1, $3::int * ${EVENTS}) n`,
  ],
]

/** Indexes over marks, which are made as a whole afterwards: a row at a time takes four times as long. */
const SEARCH_INDEXES =
  "select indexname as name, indexdef as definition from pg_indexes where schemaname = 'public' and indexdef ~ 'search_(marks|grams)'"

/** Makes a site offer a second language, in which one of a hundred of its products lacks a text. */
const OFFER_ENGLISH = `update tenant set config = config || '{"languages": ["en"]}' where tenant_id = $1`

/** A tenant and its number of products, from which the other numbers follow. */
export interface ShopSize {
  tenantId: number
  products: number
}

/**
 * Fills shops by SQL as the application would have written them: with 100,000 products one has 200,000 variants, 50,000
 * accounts, 300,000 orders with 600,000 lines and their ledger over a year, and 500,000 visitors' events.
 * @param tx the owner's, a superuser: references are not checked one by one
 */
export async function fillShops(tx: Connection, sizes: readonly ShopSize[], now: Date): Promise<void> {
  const indexes = await tx.rows<{ name: string; definition: string }>(SEARCH_INDEXES)
  for (const { name } of indexes) await tx.exec(`drop index ${name}`)
  await tx.exec('set local session_replication_role = replica')
  for (const { tenantId, products } of sizes) {
    await tx.rows(OFFER_ENGLISH, [tenantId])
    for (const [table, sql] of FILL) {
      await tx.rows(sql, [tenantId, now, products])
      // The next statement joins these rows.
      await tx.exec(`analyze ${table}`)
    }
  }
  await tx.exec('set local session_replication_role = origin')
  for (const { name, definition } of indexes) {
    await tx.exec(definition)
    await tx.exec(`alter index ${name} alter column 1 set statistics 0`)
  }
}
