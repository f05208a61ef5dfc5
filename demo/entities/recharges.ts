import { insert } from '../../server/src/db/insert'
import { formatPrice, toDecimal } from '@storefront/contract/domain/money'
import { translate } from '../../server/src/core/i18n'
import type { TenantSeed } from '../data/types'
import { numbered, type Scene } from './insert'
import { orderSteps } from './order-steps'
import type { SeededOrder } from './orders'

const DAY = 86_400_000

/** Creates the orders that recharged the demo's balances, after the others; their payments are recorded manually. */
export async function seedRecharges(
  { tx, tenantId, now }: Scene,
  data: TenantSeed,
  orders: readonly SeededOrder[],
): Promise<void> {
  const userId = numbered(data.users, (u) => u.key)
  const offerId = numbered(data.wallet.recharges, ({ amount }) => amount)
  const { records } = data.wallet
  const { currency, language } = data.site
  const lastLine = Math.max(0, ...orders.flatMap(({ lines }) => lines.map(({ id }) => id)))
  const [{ id: lastLog } = { id: 0 }] = await tx.rows<{ id: number }>(
    'select coalesce(max(id), 0)::int as id from order_log where tenant_id = $1',
    [tenantId],
  )
  const all = records
    .filter(({ reason }) => reason === 'recharge')
    .map(({ user, change, ref, daysAgo }, i) => ({
      id: orders.length + i + 1,
      lineId: lastLine + i + 1,
      number: ref,
      userId: userId(user),
      amount: change,
      gift: records.find((record) => record.reason === 'recharge_gift' && record.ref === ref)?.change ?? 0,
      at: new Date(now.getTime() - daysAgo * DAY),
    }))
  await insert(
    tx,
    'shop_order',
    all.map(({ id, number, userId: owner, amount, at }) => ({
      tenantId,
      id,
      number,
      userId: owner,
      status: 'completed' as const,
      goods: amount,
      discount: 0,
      shipping: 0,
      total: amount,
      isVirtual: true,
      createdAt: at,
      paidAt: at,
      finishedAt: at,
    })),
  )
  await insert(
    tx,
    'order_line',
    all.map(({ id, lineId, amount }) => ({
      tenantId,
      id: lineId,
      orderId: id,
      productName: translate(language, 'wallet.rechargeOf', {
        amount: formatPrice(toDecimal(amount, currency.exponent), currency),
      }),
      ctype: 'shop.rechargeorderline',
      attributesLabel: '',
      price: amount,
      upit: amount,
      quantity: 1,
      isReserved: false,
    })),
  )
  const logs = all.flatMap(({ id, userId: owner, at }) =>
    orderSteps({ status: 'completed' }, true).map(([action, toStatus, actor], n, steps) => ({
      orderId: id,
      action,
      fromStatus: steps[n - 1]?.[1] ?? null,
      toStatus,
      actor,
      userId: actor === 'owner' ? owner : null,
      createdAt: at,
    })),
  )
  await insert(
    tx,
    'order_log',
    logs.map((log, i) => ({ tenantId, id: lastLog + i + 1, ...log })),
  )
  await insert(
    tx,
    'recharge_order',
    all.map(({ id, amount, gift }) => ({ tenantId, orderId: id, rechargeId: offerId(amount), amount, gift })),
  )
  await insert(
    tx,
    'ledger_entry',
    all.map(({ id, number, amount, at }) => ({
      tenantId,
      orderId: id,
      kind: 'payment' as const,
      vendor: 'hand' as const,
      amount,
      ref: `hand-${number}`,
      createdAt: at,
    })),
  )
}
