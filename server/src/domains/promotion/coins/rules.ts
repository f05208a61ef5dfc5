import type { CoinTrigger } from '@storefront/contract/domain/promotion/coins'
import type { Connection } from '../../../db'

/** The stored rule for the coins that a trigger earns. */
export interface RuleRow {
  trigger: CoinTrigger
  is_active: boolean
  description: string
  diamond: number
  point: number
  charm: number
  per_amount: number | null
  daily_limit: number | null
  valid_days: number | null
  /** Days until what it earned can be spent; 0 is at once. */
  hold_days: number
}

const COLUMNS = 'trigger, is_active, description, diamond, point, charm, per_amount, daily_limit, valid_days, hold_days'

/** Returns all rules of a site; a trigger without a row earns nothing. */
export const findRules = (tx: Connection, tenantId: number): Promise<RuleRow[]> =>
  tx.rows<RuleRow>(`select ${COLUMNS} from coin_rule where tenant_id = $1`, [tenantId], 'coin_rules')

/** Returns the rule of a trigger; undefined when it is off. */
export async function findRule(tx: Connection, tenantId: number, trigger: CoinTrigger): Promise<RuleRow | undefined> {
  const [row] = await tx.rows<RuleRow>(
    `select ${COLUMNS} from coin_rule where tenant_id = $1 and trigger = $2 and is_active`,
    [tenantId, trigger],
    'coin_rule',
  )
  return row
}
