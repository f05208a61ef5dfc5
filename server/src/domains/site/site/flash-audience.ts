import type { FlashAudience } from '@storefront/contract/domain/site/flash-campaign'

const PAID = "o.status in ('wait_ship', 'shipped', 'delivered', 'completed')"
const since = (now: string) =>
  `coalesce(o.paid_at, o.created_at) >= ${now}::timestamptz - make_interval(days => c.days)`

/**
 * THE table of audiences: whether account `a` belongs to campaign `c`, in SQL.
 * @param now the placeholder of the request's moment
 */
const conditions: Readonly<Record<FlashAudience, (now: string) => string>> = {
  everyone: () => 'true',
  // A level begins at its charm; who has none yet has 0 of it.
  level:
    () => `coalesce((select b.amount from balance b where b.tenant_id = $1 and b.user_id = a.id and b.kind = 'charm'), 0)
    >= (select l.charm from coin_level l where l.tenant_id = $1 and l.level = c.level)`,
  card: (
    now,
  ) => `exists (select 1 from user_membership_card u where u.tenant_id = $1 and u.user_id = a.id and u.card_id = c.card_id
    and u.start_at <= ${now}::timestamptz and (u.end_at is null or u.end_at > ${now}::timestamptz))`,
  buyers: (now) => `exists (select 1 from shop_order o join order_line l on l.tenant_id = $1 and l.order_id = o.id
    where o.tenant_id = $1 and o.user_id = a.id and ${PAID} and l.product_id = c.product_id and (c.days is null or ${since(now)}))`,
  recent: (now) =>
    `exists (select 1 from shop_order o where o.tenant_id = $1 and o.user_id = a.id and ${PAID} and ${since(now)})`,
  mobiles: () => 'a.mobile = any(c.mobiles)',
}

/**
 * Whether account `a` is one of those that campaign `c` is for: SQL that looks at the campaign's own audience alone.
 */
export const isInAudience = (now: string): string =>
  `(a.removed_at is null and case c.audience ${Object.entries(conditions)
    .map(([audience, condition]) => `when '${audience}' then ${condition(now)}`)
    .join(' ')} end)`
