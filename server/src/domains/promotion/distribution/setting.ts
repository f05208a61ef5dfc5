import {
  ATTRIBUTION_DAYS,
  type DistKind,
  type DistRate,
  type RateScope,
} from '@storefront/contract/domain/promotion/distribution'
import { RETURN_DAYS } from '@storefront/contract/constants'
import type { Connection } from '../../../db'

/** The settings of a site's distribution programme. */
export interface SettingRow {
  is_open: boolean
  has_second_level: boolean
  attribution_days: number
  settle_days: number
}

const CLOSED: SettingRow = {
  is_open: false,
  has_second_level: false,
  attribution_days: ATTRIBUTION_DAYS,
  settle_days: RETURN_DAYS,
}

/** Returns the site's setting; a site without one has no programme. */
export async function findSetting(tx: Connection, tenantId: number): Promise<SettingRow> {
  const [row] = await tx.rows<SettingRow>(
    'select is_open, has_second_level, attribution_days, settle_days from dist_setting where tenant_id = $1',
    [tenantId],
    'dist_setting',
  )
  return row ?? CLOSED
}

interface RateRow {
  scope: RateScope
  target_id: number
  dist_kind: DistKind | ''
  level: number
  rate: number
}

/** Returns the site's rates. */
export async function findRates(tx: Connection, tenantId: number): Promise<DistRate[]> {
  const rows = await tx.rows<RateRow>(
    'select scope, target_id, dist_kind, level, rate from dist_rate where tenant_id = $1',
    [tenantId],
    'dist_rates',
  )
  return rows.map(({ scope, target_id, dist_kind, level, rate }) => ({
    scope,
    target: scope === 'site' ? null : target_id,
    dist_kind: dist_kind === '' ? null : dist_kind,
    level,
    rate,
  }))
}
