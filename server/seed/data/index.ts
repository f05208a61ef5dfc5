import { qingshi } from './qingshi/index'
import { rimba } from './rimba/index'
import type { TenantSeed } from './types'

/** The demo tenants; the first is the default one. */
export const tenants: readonly TenantSeed[] = [qingshi, rimba]
