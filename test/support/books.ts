import { promotionRules } from './promotion-books'

/** A rule of a shop's books: it finds the rows whose value contradicts its source. */
export interface BookRule {
  readonly title: string
  /** Gives `tenant` and `which` of everything that is wrong. */
  readonly sql: string
}

/** Returns the SQL of a column's sum over the returns that hold pieces of line `l`. */
const returnsOf = (column: string) => `(select coalesce(sum(r.${column}), 0) from order_return r
  where r.tenant_id = l.tenant_id and r.line_id = l.id and r.kind <> 'exchange' and r.status not in ('refused', 'appealed', 'withdrawn'))`

/** The last step that a log tells of differs from the state of its row. */
const lastStep = (
  table: string,
  name: string,
  log: string,
  key: string,
  state = 'status',
  first = true,
) => `select t.tenant_id as tenant, t.${name}::text as which from ${table} t
  where t.${state} is distinct from coalesce((select g.to_status from ${log} g where g.tenant_id = t.tenant_id and g.${key} = t.id order by g.created_at desc, g.id desc limit 1), ${first ? 'null' : `t.${state}`})`

const orders: readonly BookRule[] = [
  {
    title: 'an order total equals its lines, discounts and shipping',
    sql: `select o.tenant_id as tenant, o.number as which from shop_order o
      where o.goods <> (select coalesce(sum(l.upit * l.quantity), 0) from order_line l where l.tenant_id = o.tenant_id and l.order_id = o.id)
        or o.total <> o.goods - o.discount + o.shipping or o.discount <> o.coupon_discount + o.card_discount + o.seller_discount
        or o.discount <> (select coalesce(sum(l.discount), 0) from order_line l where l.tenant_id = o.tenant_id and l.order_id = o.id)
        or o.diamonds <> (select coalesce(sum(l.diamonds), 0) from order_line l where l.tenant_id = o.tenant_id and l.order_id = o.id)`,
  },
  {
    title: 'the payment of an order matches its status',
    sql: `select tenant_id as tenant, number as which from shop_order o where (paid_at is not null) <> (status in ('wait_ship', 'shipped', 'delivered', 'completed')
        or status = 'closed' and exists (select 1 from order_log g where g.tenant_id = o.tenant_id and g.order_id = o.id and g.action like 'pay%'))
      or status = 'completed' and finished_at is null or finished_at is not null and status not in ('completed', 'closed')`,
  },
  {
    title: 'the status of an order equals its last log entry',
    sql: lastStep('shop_order', 'number', 'order_log', 'order_id'),
  },
  {
    title: 'the ledger has one payment of the total per paid order, and none for others',
    sql: `select o.tenant_id as tenant, o.number as which from shop_order o
      left join lateral (select count(*) as n, coalesce(sum(amount), 0) as paid from ledger_entry e where e.tenant_id = o.tenant_id and e.order_id = o.id and e.kind = 'payment') e on true
      where e.paid <> case when o.paid_at is null then 0 else o.total end or e.n <> case when o.paid_at is null or o.total = 0 then 0 else 1 end`,
  },
  {
    title: 'a ledger payment matches its vendor payment or is manual',
    sql: `select e.tenant_id as tenant, e.ref as which from ledger_entry e
      left join payment p on p.tenant_id = e.tenant_id and p.order_id = e.order_id and p.state = 'paid'
      where e.kind = 'payment' and (p.vendor, p.amount, p.out_trade_no) is distinct from (case when e.vendor <> 'hand' then e.vendor end, case when e.vendor <> 'hand' then e.amount end, case when e.vendor <> 'hand' then e.ref end)`,
  },
  {
    title: 'an offline payment is in the ledger as manual money of its order',
    sql: `select f.tenant_id as tenant, f.order_id::text as which from offline_payment f
      where not exists (select 1 from ledger_entry e where e.tenant_id = f.tenant_id and e.order_id = f.order_id and e.kind = 'payment' and e.vendor = 'hand' and e.amount = f.amount)`,
  },
  {
    title: 'a paid payment is in the ledger',
    sql: `select p.tenant_id as tenant, p.out_trade_no as which from payment p where p.state = 'paid'
      and not exists (select 1 from ledger_entry e where e.tenant_id = p.tenant_id and e.kind = 'payment' and e.ref = p.out_trade_no and e.amount = p.amount and e.vendor = p.vendor)`,
  },
]

const returns: readonly BookRule[] = [
  {
    title: 'an order line sums the pieces, money and coins of its returns',
    sql: `select l.tenant_id as tenant, l.id::text as which from order_line l
      where l.ctype <> 'event.ticketorderline' and (l.returned <> ${returnsOf('quantity')} or l.return_amount <> ${returnsOf('amount')} or l.return_diamonds <> ${returnsOf('diamonds')}
        or l.unsent <> ${returnsOf('unsent')} or l.returned > l.quantity or l.return_amount > l.upit * l.quantity - l.discount or l.return_diamonds > l.diamonds
        or l.shipped + l.unsent > l.quantity)`,
  },
  {
    title: 'the status of a return equals its last log entry',
    sql: lastStep('order_return', 'number', 'order_return_log', 'return_id'),
  },
  {
    title: 'an order line holds the pieces of its open exchange, and has one at a time',
    sql: `select l.tenant_id as tenant, l.id::text as which from order_line l
      left join lateral (select count(*) as n, coalesce(sum(r.quantity), 0) as pieces from order_return r
        where r.tenant_id = l.tenant_id and r.line_id = l.id and r.kind = 'exchange' and r.status in ('applied', 'agreed', 'shipped_back', 'received', 'resent')) r on true
      where l.exchanging <> r.pieces or r.n > 1 or l.returned + l.exchanging > l.quantity`,
  },
  {
    title: 'an exchange on the way has a replacement of the same product, a parcel and a job that confirms it',
    sql: `select r.tenant_id as tenant, r.number as which from order_return r join order_line l on l.tenant_id = r.tenant_id and l.id = r.line_id
      left join variant v on v.tenant_id = r.tenant_id and v.id = r.variant_id
      where r.kind = 'exchange' and (v.product_id is distinct from l.product_id or (r.sent_tracking_no <> '') <> (r.status in ('resent', 'exchanged'))
        or r.is_reserved and r.status in ('applied', 'refused', 'appealed', 'withdrawn') or r.taken_back > 0 and r.status <> 'exchanged' or r.amount + r.shipping + r.diamonds > 0
        or (r.status = 'resent') <> exists (select 1 from job j where j.tenant_id = r.tenant_id and j.kind = 'exchange_confirm' and j.key = r.id::text))`,
  },
  {
    title: 'a return of money has a refund exactly when it was approved or its goods were received',
    sql: `select r.tenant_id as tenant, r.number as which from order_return r
      left join refund f on f.tenant_id = r.tenant_id and f.return_id = r.id
      where (f.id is not null) <> (r.amount + r.shipping > 0 and (r.status in ('refunded', 'received') or r.status = 'agreed' and r.kind = 'refund_only'))
        or f.amount <> r.amount + r.shipping or f.order_id <> r.order_id or (f.state = 'done') <> (r.status = 'refunded')`,
  },
  {
    title: 'the refunded total of an order equals its refunds and is at most its total',
    sql: `select o.tenant_id as tenant, o.number as which from shop_order o where o.refunded > o.total
      or o.refunded <> (select coalesce(sum(f.amount), 0) from refund f where f.tenant_id = o.tenant_id and f.order_id = o.id and not f.is_surplus)`,
  },
  {
    title: 'the ledger has exactly the completed refunds, by the vendor of their payment',
    sql: `select coalesce(f.tenant_id, e.tenant_id) as tenant, coalesce(f.out_refund_no, e.ref) as which
      from (select r.*, coalesce(p.vendor, 'hand') as way from refund r left join payment p on p.tenant_id = r.tenant_id and p.id = r.payment_id where r.state = 'done') f
      full join (select * from ledger_entry where kind = 'refund') e on e.tenant_id = f.tenant_id and e.ref = f.out_refund_no
      where e.id is null or f.id is null or e.amount <> -f.amount or e.order_id <> f.order_id or e.vendor not in (f.way, 'hand')`,
  },
  {
    title: 'a refund belongs to the payment of its order',
    sql: `select f.tenant_id as tenant, f.out_refund_no as which from refund f
      left join payment p on p.tenant_id = f.tenant_id and p.order_id = f.order_id and p.state = 'paid' where f.payment_id is distinct from p.id and not f.is_surplus`,
  },
  {
    title: 'the state of a refund equals its last log entry',
    sql: lastStep('refund', 'out_refund_no', 'refund_log', 'refund_id', 'state', false),
  },
  {
    title: 'the parcels of an order contain the shipped pieces of its lines',
    sql: `select l.tenant_id as tenant, l.id::text as which from order_line l
      where exists (select 1 from order_delivery d where d.tenant_id = l.tenant_id and d.order_id = l.order_id)
        and l.shipped <> (select coalesce(sum(x.quantity), 0) from delivery_line x where x.tenant_id = l.tenant_id and x.line_id = l.id)`,
  },
  {
    title: 'an order is delivered when all its parcels are',
    sql: `select o.tenant_id as tenant, o.number as which from shop_order o join order_delivery d on d.tenant_id = o.tenant_id and d.order_id = o.id
      where o.status in ('delivered', 'completed') and d.state <> 'delivered' or o.status in ('unpaid', 'wait_ship') and d.state = 'delivered'`,
  },
]

const balances: readonly BookRule[] = [
  {
    title: 'a balance equals the sum of its records, and each record has the running total',
    sql: `select r.tenant_id as tenant, r.user_id || ' ' || r.kind || ' ' || r.ref as which
      from (select *, sum(change) over (partition by tenant_id, user_id, kind order by created_at, id) as running,
          row_number() over (partition by tenant_id, user_id, kind order by created_at desc, id desc) as back from balance_record) r
      left join balance b on b.tenant_id = r.tenant_id and b.user_id = r.user_id and b.kind = r.kind
      where r.after <> r.running or r.after < 0 and r.kind = 'fund' or r.back = 1 and b.amount is distinct from r.after`,
  },
  {
    title: 'a balance without records is empty',
    sql: `select tenant_id as tenant, user_id || ' ' || kind as which from balance b where amount <> 0
      and not exists (select 1 from balance_record r where r.tenant_id = b.tenant_id and r.user_id = b.user_id and r.kind = b.kind)`,
  },
  {
    title: 'balance payments and order payments from a balance match',
    sql: `select coalesce(r.tenant_id, p.tenant_id) as tenant, coalesce(r.ref, p.number) as which from (select * from balance_record where reason = 'pay') r
      full join (select p.*, o.number, o.user_id from payment p join shop_order o on o.tenant_id = p.tenant_id and o.id = p.order_id where p.vendor = 'fund') p
        on p.tenant_id = r.tenant_id and p.number = r.ref
      where r.id is null or p.id is null or r.change <> -p.amount or r.user_id <> p.user_id or r.kind <> 'fund' or r.created_at <> p.paid_at`,
  },
  {
    title: 'recharge records and paid recharge orders match, bonus included',
    sql: `select coalesce(r.tenant_id, c.tenant_id) as tenant, coalesce(r.ref, c.number) as which
      from (select tenant_id, ref, user_id, sum(change) filter (where reason = 'recharge') as amount, coalesce(sum(change) filter (where reason = 'recharge_gift'), 0) as gift
        from balance_record where reason in ('recharge', 'recharge_gift') group by 1, 2, 3) r
      full join (select c.*, o.number, o.user_id, o.total from recharge_order c join shop_order o on o.tenant_id = c.tenant_id and o.id = c.order_id where o.paid_at is not null) c
        on c.tenant_id = r.tenant_id and c.number = r.ref
      where r.ref is null or c.order_id is null or r.amount <> c.amount or r.gift <> c.gift or r.user_id <> c.user_id or c.total <> c.amount`,
  },
  {
    title: 'the coins of an order were deducted from its buyer',
    sql: `select coalesce(o.tenant_id, r.tenant_id) as tenant, coalesce(o.number, r.ref) as which from (select * from shop_order where diamonds > 0) o
      full join (select * from balance_record where reason = 'order') r on r.tenant_id = o.tenant_id and r.ref = o.number
      where o.id is null or r.id is null or r.change <> -o.diamonds or r.user_id <> o.user_id or r.kind <> 'diamond' or r.created_at < o.created_at`,
  },
  {
    title: 'coins are returned for refunded returns only',
    sql: `select coalesce(t.tenant_id, r.tenant_id) as tenant, coalesce(t.number, r.ref) as which from (select * from order_return where status = 'refunded' and diamonds > 0) t
      full join (select * from balance_record where reason = 'return') r on r.tenant_id = t.tenant_id and r.ref = t.number
      where t.id is null or r.id is null or r.change <> t.diamonds or r.user_id <> t.user_id`,
  },
  {
    title: 'a reward belongs to an order of its user that was paid before',
    sql: `select r.tenant_id as tenant, r.ref as which from balance_record r where r.reason = 'reward' and not exists (
      select 1 from shop_order o where o.tenant_id = r.tenant_id and o.number = r.ref and o.user_id = r.user_id and o.paid_at <= r.created_at)`,
  },
  {
    title: 'withdrawal records and withdrawals match',
    sql: `select coalesce(w.tenant_id, r.tenant_id) as tenant, coalesce(w.number, r.ref) as which from withdrawal w
      full join (select * from balance_record where reason = 'withdrawal') r on r.tenant_id = w.tenant_id and r.ref = w.number
      where w.id is null or r.id is null or r.change <> -w.amount or r.user_id <> w.user_id or r.kind <> 'income'
        or (w.processed_at is null) <> (w.status in ('applied', 'withdrawn'))`,
  },
  {
    title: 'every change of a balance has its other side on an account of the site',
    sql: `select r.tenant_id as tenant, r.ref as which from balance_record r left join balance_posting p on p.tenant_id = r.tenant_id and p.record_id = r.id
      where p.change is distinct from -r.change or p.kind is distinct from r.kind`,
  },
  {
    title: 'what a rule gave is on record for its user',
    sql: `select a.tenant_id as tenant, a.trigger || ' ' || a.ref as which from coin_award a where a.diamond + a.point + a.charm > 0 and a.state not in ('pending', 'canceled') and not exists (
      select 1 from balance_record r where r.tenant_id = a.tenant_id and r.user_id = a.user_id and r.reason = 'coin_' || a.trigger and split_part(r.ref, '@', 1) = a.ref)`,
  },
  {
    title: 'pending coins have a job that gives them and no record, and no other coins have one',
    sql: `select a.tenant_id as tenant, a.trigger || ' ' || a.ref as which from coin_award a where (a.state = 'pending') <> (exists (
        select 1 from job w where w.tenant_id = a.tenant_id and w.kind = 'coin_mature' and w.key = a.id::text)) and a.state <> 'canceled'
      or a.state in ('pending', 'canceled') and exists (select 1 from balance_record r where r.tenant_id = a.tenant_id and r.user_id = a.user_id
        and r.reason = 'coin_' || a.trigger and split_part(r.ref, '@', 1) = a.ref)`,
  },
  {
    title: 'the status of a withdrawal equals its last log entry',
    sql: lastStep('withdrawal', 'number', 'withdrawal_log', 'withdrawal_id'),
  },
]

/** Rules of the books of events that sell tickets. */
export const ticketRules: readonly BookRule[] = [
  {
    title: 'the seats left of an event are its seats less its tickets and registrations',
    sql: `select e.tenant_id as tenant, e.name as which from event e where e.seats_available is not null and e.seats_available <> e.seats_expected
      - (select count(*) from issued_ticket i where i.tenant_id = e.tenant_id and i.event_id = e.id and i.status in ('reserved', 'valid'))
      - (select count(*) from event_registration r where r.tenant_id = e.tenant_id and r.event_id = e.id and r.status in ('confirmed', 'signed_in'))`,
  },
  {
    title: 'what is left of a type of ticket is its quota less its tickets',
    sql: `select k.tenant_id as tenant, k.name as which from event_ticket k where k.quota is not null and k.inventory <> k.quota
      - (select count(*) from issued_ticket i where i.tenant_id = k.tenant_id and i.ticket_id = k.id and i.status in ('reserved', 'valid'))`,
  },
  {
    title: 'a line of tickets has one ticket per piece, and counts those that went back',
    sql: `select l.tenant_id as tenant, l.id::text as which from order_line l
      left join lateral (select count(*) as all_count, count(*) filter (where i.status = 'refunded') as back from issued_ticket i
        where i.tenant_id = l.tenant_id and i.line_id = l.id and i.order_id = l.order_id and i.ticket_id = l.ticket_id) i on true
      where l.ctype = 'event.ticketorderline' and (i.all_count <> l.quantity or i.back <> l.returned or l.return_amount > l.upit * l.quantity - l.discount)`,
  },
  {
    title: 'tickets are reserved by unpaid orders alone, and valid of paid ones',
    sql: `select i.tenant_id as tenant, i.code as which from issued_ticket i join shop_order o on o.tenant_id = i.tenant_id and o.id = i.order_id
      where (i.status = 'reserved') <> (o.status = 'unpaid') or i.status in ('valid', 'refunded') and o.paid_at is null or o.kind <> 'ticket'`,
  },
  {
    title: 'a waiting list has a scheduled job as long as it has places',
    sql: `select w.tenant_id as tenant, w.id::text as which from ticket_waiting w where w.status = 'waiting'
      and not exists (select 1 from job d where d.tenant_id = w.tenant_id and d.kind = 'seat_offer' and d.key = w.event_id::text)`,
  },
]

const holdings: readonly BookRule[] = [
  {
    title: 'no user has more of a coupon than its limit',
    sql: `select c.tenant_id as tenant, c.slug || ' ' || coalesce(u.origin_user_id, u.user_id) as which from user_coupon u join coupon c on c.tenant_id = u.tenant_id and c.id = u.coupon_id
      group by c.tenant_id, c.id, c.slug, c.max_per_user, coalesce(u.origin_user_id, u.user_id) having count(*) > c.max_per_user`,
  },
  {
    title: 'a coupon is received before its end and used within its validity',
    sql: `select u.tenant_id as tenant, u.code as which from user_coupon u join coupon c on c.tenant_id = u.tenant_id and c.id = u.coupon_id
      where u.created_at >= u.end_at or u.end_at > c.end_at or u.start_at < c.start_at or u.used_at not between u.start_at and u.end_at or u.used_at < u.created_at`,
  },
  {
    title: 'exactly the used coupons have a time and a purpose of use',
    sql: `select u.tenant_id as tenant, u.code as which from user_coupon u join coupon c on c.tenant_id = u.tenant_id and c.id = u.coupon_id
      where (u.status = 'used') <> (u.used_at is not null)
        or u.status = 'used' and not exists (select 1 from coupon_verification v where v.tenant_id = u.tenant_id and v.user_coupon_id = u.id and v.user_id = u.user_id)
          and not exists (select 1 from shop_order o where o.tenant_id = u.tenant_id and o.id = u.order_id and o.user_id = u.user_id and o.coupon_discount > 0)`,
  },
  {
    title: 'a pending gift has its start time and a scheduled return job',
    sql: `select u.tenant_id as tenant, u.code as which from user_coupon u where (u.status = 'presenting') <> (u.presented_at is not null)
      or u.status = 'presenting' and not exists (select 1 from job w where w.tenant_id = u.tenant_id and w.kind = 'coupon_gift_return' and w.key = u.present_token)`,
  },
  {
    title: 'a membership card is valid as long as its type says',
    sql: `select u.tenant_id as tenant, u.code as which from user_membership_card u join membership_card c on c.tenant_id = u.tenant_id and c.id = u.card_id
      where u.end_at is distinct from u.start_at + make_interval(days => c.duration_days)`,
  },
  {
    title: 'a paid ticket line has one ticket per piece, of its buyer and product',
    sql: `select l.tenant_id as tenant, o.number as which from order_line l join shop_order o on o.tenant_id = l.tenant_id and o.id = l.order_id
      where o.kind = 'shop' and (select count(*) from virtual_card v where v.tenant_id = l.tenant_id and v.line_id = l.id and v.order_id = o.id and v.user_id = o.user_id and v.product_id = l.product_id)
        <> case when l.ctype in ('shop.eticket', 'event.ticket') and o.paid_at is not null then l.quantity else 0 end`,
  },
  {
    title: 'a ticket has one verification within its validity exactly when it is used',
    sql: `select v.tenant_id as tenant, v.num as which from virtual_card v left join verification y on y.tenant_id = v.tenant_id and y.card_id = v.id
      where (v.status = 'used') <> (y.id is not null) or v.used_at is distinct from y.created_at or v.used_at not between v.start_at and coalesce(v.end_at, v.used_at)`,
  },
  {
    title: 'the sales count of a product is at least the pieces of its orders',
    sql: `select p.tenant_id as tenant, p.id::text as which from product p where p.count_purchase < (select coalesce(sum(l.quantity), 0) from order_line l
      join shop_order o on o.tenant_id = l.tenant_id and o.id = l.order_id where l.tenant_id = p.tenant_id and l.product_id = p.id and o.paid_at is not null)`,
  },
  {
    title: 'no stock is negative, and lines of limited stock are flagged',
    sql: `select l.tenant_id as tenant, l.id::text as which from order_line l join variant v on v.tenant_id = l.tenant_id and v.id = l.variant_id
      where v.product_id <> l.product_id or v.inventory < 0 or l.is_reserved <> (v.inventory is not null)`,
  },
  {
    title: 'a waiting reservation has a sold-out product, and a notified one a scheduled expiry job',
    sql: `select w.tenant_id as tenant, w.id::text as which from back_in_stock_subscription w
      where w.status = 'waiting' and exists (select 1 from variant v where v.tenant_id = w.tenant_id and v.product_id = w.product_id and (v.inventory is null or v.inventory > 0))
        or w.status = 'notified' and (w.notified_at is null or not exists (select 1 from job d where d.tenant_id = w.tenant_id and d.kind = 'reservation_lapse' and d.key = w.id::text))`,
  },
  {
    title: 'a voucher has at most its initial quantity left',
    sql: 'select tenant_id as tenant, id::text as which from pickup_voucher_holder where available > quantity or available < 0',
  },
  {
    title: 'a comment belongs to the buyer of a delivered order line',
    sql: `select c.tenant_id as tenant, c.id::text as which from product_comment c
      left join order_line l on l.tenant_id = c.tenant_id and l.id = c.line_id left join shop_order o on o.tenant_id = l.tenant_id and o.id = l.order_id
      where (o.id, o.user_id, l.product_id) is distinct from (c.order_id, c.user_id, c.product_id) or o.finished_at is null or o.finished_at > c.created_at`,
  },
  {
    title: 'no recorded time lies in the future',
    sql: `select tenant_id as tenant, number as which from shop_order where greatest(created_at, paid_at, finished_at) > now()
      union all select tenant_id, number from order_return where created_at > now()
      union all select tenant_id, ref from ledger_entry where created_at > now()
      union all select tenant_id, ref from balance_record where created_at > now()
      union all select tenant_id, num from virtual_card where used_at > now()
      union all select tenant_id, id::text from order_log where created_at > now()
      union all select tenant_id, id::text from order_return_log where created_at > now()
      union all select tenant_id, id::text from refund_log where created_at > now()
      union all select tenant_id, id::text from delivery_node where created_at > now()
      union all select tenant_id, id::text from product_comment where created_at > now()
      union all select tenant_id, code from user_coupon where greatest(created_at, used_at) > now()`,
  },
]

/** Things whose likes do not equal their count. */
const likesAmiss = (table: string) => `select t.tenant_id as tenant, '${table} ' || t.id as which from ${table} t
  where t.like_count <> (select count(*) from ${table}_like k where k.tenant_id = t.tenant_id and k.${table}_id = t.id)`

const community: readonly BookRule[] = [
  {
    title: 'the likes of a note, an article and a topic equal its count',
    sql: ['note', 'article', 'topic'].map(likesAmiss).join(' union all '),
  },
  {
    title: 'counts of a comment equal its likes and its approved answers',
    sql: `select c.tenant_id as tenant, c.id::text as which from threaded_comment c
      where c.like_count <> (select count(*) from comment_like k where k.tenant_id = c.tenant_id and k.comment_id = c.id)
        or c.reply_count <> (select count(*) from threaded_comment r where r.tenant_id = c.tenant_id and r.root_id = c.id and r.status = 'approved')`,
  },
  {
    title: 'a post in the queue stands as its state says, with as many reports as it counts',
    sql: `select i.tenant_id as tenant, i.id::text as which from moderation_item i
      left join threaded_comment c on i.kind = 'comment' and c.tenant_id = i.tenant_id and c.id = i.subject_id
      where i.report_count <> (select count(*) from content_report r where r.tenant_id = i.tenant_id and r.item_id = i.id)
        or i.kind = 'comment' and c.status is distinct from (case i.state when 'reported' then 'approved' else i.state end)`,
  },
  {
    title: 'a removed account has no name with a vendor, no session and no number',
    sql: `select a.tenant_id as tenant, a.id::text as which from account a where a.removed_at is not null and (a.mobile is not null or a.avatar_id is not null
      or exists (select 1 from session s where s.tenant_id = a.tenant_id and s.user_id = a.id)
      or exists (select 1 from identity i where i.tenant_id = a.tenant_id and i.user_id = a.id))`,
  },
]

/** Bookings that hold a seat of a resource. */
const SEATED = "c.status in ('confirmed', 'finished', 'no_show')"

const reservations: readonly BookRule[] = [
  {
    title:
      'seats taken of a resource equal the bookings at that time, and stay within the capacity unless let in above it',
    sql: `select u.tenant_id as tenant, u.resource_id || ' ' || u.at as which from resv_unit u join resv_resource r on r.tenant_id = u.tenant_id and r.id = u.resource_id
      left join lateral (select count(*) as n, count(*) filter (where c.overbook_reason <> '') as above from resv_record c
        where c.tenant_id = u.tenant_id and c.resource_id = u.resource_id and ${SEATED} and c.start_at <= u.at and c.end_at > u.at) c on true
      where u.taken <> c.n or u.taken > r.capacity + c.above`,
  },
  {
    title: 'a booking that holds a seat has its first unit and, by the slot, its range',
    sql: `select c.tenant_id as tenant, c.code as which from resv_record c join resv_variant v on v.tenant_id = c.tenant_id and v.id = c.variant_id
      where ${SEATED} and (not exists (select 1 from resv_unit u where u.tenant_id = c.tenant_id and u.resource_id = c.resource_id and u.at = c.start_at)
        or not v.is_all_day and not exists (select 1 from resv_slot s where s.tenant_id = c.tenant_id and s.variant_id = c.variant_id and s.start_at = c.start_at and s.end_at = c.end_at))`,
  },
  {
    title: "seats taken of a range's quota equal its bookings",
    sql: `select s.tenant_id as tenant, s.variant_id || ' ' || s.start_at as which from resv_slot s
      where s.taken <> (select count(*) from resv_record c where c.tenant_id = s.tenant_id and c.variant_id = s.variant_id and ${SEATED} and c.start_at = s.start_at and c.end_at = s.end_at)`,
  },
  {
    title: 'variants of one resource belong to reservations of one zone, whose clock its grid follows',
    sql: `select v.tenant_id as tenant, v.resource_id::text as which from resv_variant v join resv r on r.tenant_id = v.tenant_id and r.id = v.resv_id
      join tenant t on t.tenant_id = v.tenant_id group by v.tenant_id, v.resource_id having count(distinct coalesce(r.time_zone, t.time_zone)) > 1`,
  },
  {
    title: "a user's count of a reservation equals their bookings that were neither cancelled nor refused",
    sql: `select t.tenant_id as tenant, t.resv_id || ' ' || t.user_id as which from resv_tally t
      where t.total <> (select count(*) from resv_record c where c.tenant_id = t.tenant_id and c.resv_id = t.resv_id and c.user_id = t.user_id and c.status not in ('canceled', 'rejected'))`,
  },
]

/** All of them. */
export const bookRules: readonly BookRule[] = [
  ...orders,
  ...returns,
  ...balances,
  ...holdings,
  ...reservations,
  ...ticketRules,
  ...community,
  ...promotionRules,
]
