import type { Handlers } from '../../kernel/handler'
import { opsCouponHandlers } from './coupon'

/** One handler for each call of contract/endpoints/ops. */
export const opsHandlers: Handlers<'ops'> = { ...opsCouponHandlers }
