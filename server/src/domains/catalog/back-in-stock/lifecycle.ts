import { type SubscriptionAction, subscriptionLifecycle } from '@storefront/contract/domain/catalog/back-in-stock'
import type { Connection, Param } from '../../../db'

export interface SubscriptionStep {
  readonly tenantId: number
  readonly action: SubscriptionAction
  /** The acting user; null is the system. */
  readonly userId: number | null
  readonly now: Date
}

export interface SubscriptionMove {
  id: number
  user_id: number
  product_id: number
}

/** Selects the subscriptions of an action: columns of `back_in_stock_subscription` and their required values. */
type Which = Partial<Record<'id' | 'user_id', number>> & { ids?: readonly number[]; productIds?: readonly number[] }

/**
 * Applies one action of contract/domain/catalog/back-in-stock to subscriptions; their status changes in no other way.
 * One conditional statement, with a log row each. Returns the changed subscriptions; of two concurrent calls only one
 * changes a row.
 */
export function moveSubscriptions(
  tx: Connection,
  { tenantId, action, userId, now }: SubscriptionStep,
  which: Which,
): Promise<SubscriptionMove[]> {
  const { from, to } = subscriptionLifecycle[action]
  const params: Param[] = [tenantId, [...from], to, action, userId, now]
  const conditions: string[] = []
  const add = (text: string, value: Param) => {
    params.push(value)
    conditions.push(`and ${text.replace('?', `$${params.length}`)}`)
  }
  if (which.id !== undefined) add('r.id = ?', which.id)
  if (which.user_id !== undefined) add('r.user_id = ?', which.user_id)
  if (which.ids) add('r.id = any(?::bigint[])', which.ids)
  if (which.productIds) add('r.product_id = any(?::bigint[])', which.productIds)
  const text = `with old as (
      select r.id, r.status from back_in_stock_subscription r where r.tenant_id = $1 and r.status = any($2::text[]) ${conditions.join(' ')} order by r.id for update
    ), moved as (
      update back_in_stock_subscription r set status = $3::text, notified_at = case when $4::text = 'notify' then $6::timestamptz else r.notified_at end
      from old where r.tenant_id = $1 and r.id = old.id and r.status = any($2::text[]) returning r.id, r.user_id, r.product_id, old.status as was
    ), logged as (
      insert into back_in_stock_subscription_log (tenant_id, subscription_id, action, from_status, to_status, user_id, created_at)
      select $1, m.id, $4::text, m.was, $3::text, $5::bigint, $6::timestamptz from moved m returning id
    ) select id, user_id, product_id from moved order by id`
  return tx.rows<SubscriptionMove>(text, params)
}
