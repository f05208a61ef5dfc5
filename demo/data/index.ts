import { qingshi } from './qingshi/index'
import { rimba } from './rimba/index'
import type { TenantSeed } from './types'
import { xiangju } from './xiangju/index'

/** The demo tenants; the first is the default one. */
export const tenants: readonly TenantSeed[] = [qingshi, rimba, xiangju]
