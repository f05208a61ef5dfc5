import { signInStreak } from '@storefront/contract/domain/promotion/coins'
import { addDays } from '@storefront/contract/domain/day'
import type { SignInCalendar } from '@storefront/contract/entities/promotion/coins'
import type { FlashMessage } from '@storefront/contract/entities/site/flash-message'
import type { Connection } from '../../../db'
import { fail, type Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { dayOf } from '../../../lib/day'
import { consumeFlashMessages, sendFlashMessage } from '../../site/site/flash-messages'
import { earnCoins } from './earn'
import { findRule } from './rules'

const DAYS = `select day::text as day from sign_in_day where tenant_id = $1 and user_id = $2 and day between $3::date and $4::date order by day`
/** Number of days back for which a streak is counted. */
const STREAK_DAYS = 400

async function signInDays(tx: Connection, ctx: UserCtx, from: string, to: string): Promise<string[]> {
  return (await tx.rows<{ day: string }>(DAYS, [ctx.tenant.id, ctx.user.id, from, to], 'sign_in_days')).map(
    ({ day }) => day,
  )
}

async function presentCalendar(tx: Connection, ctx: UserCtx, month?: string): Promise<SignInCalendar> {
  const today = dayOf(ctx.tenant, ctx.now)
  const first = `${month ?? today.slice(0, 7)}-01`
  const days = (await signInDays(tx, ctx, first, addDays(first, 31))).filter((day) => day.startsWith(first.slice(0, 7)))
  const recentDays = await signInDays(tx, ctx, addDays(today, -STREAK_DAYS), today)
  const rule = await findRule(tx, ctx.tenant.id, 'sign_in')
  const reward = rule
    ? { diamond: { amount: rule.diamond }, point: { amount: rule.point }, charm: { amount: rule.charm } }
    : null
  return { today, is_signed: recentDays.includes(today), days, streak: signInStreak(recentDays, today), reward }
}

/** Sign-ins of a month, and the days in a row. */
export const readCalendar = (ctx: UserCtx, { month }: { month?: string }): Promise<SignInCalendar> =>
  ctx.db.read((tx) => presentCalendar(tx, ctx, month))

const FIRST = 'select count(*)::int as days from sign_in_day where tenant_id = $1 and user_id = $2'

/** With the first sign-in of all, the site's account is shown to those whom it may ask to follow (spec 1). */
async function inviteToFollow(ctx: UserCtx, tx: Connection): Promise<void> {
  const { site, config } = ctx.tenant
  if (!config.follow_prompt || site.wx_qr_url === '') return
  const [row] = await tx.rows<{ days: number }>(FIRST, [ctx.tenant.id, ctx.user.id])
  if (row?.days === 1)
    await sendFlashMessage(tx, ctx, ctx.user.id, {
      kind: 'wxaccount',
      wxaccount: { name: site.wx_name, qr_url: site.wx_qr_url },
    })
}

const SIGN_IN =
  'insert into sign_in_day (tenant_id, user_id, day, created_at) values ($1, $2, $3, $4) on conflict do nothing returning 1'

/** Signs in on the site's day; the key is the guard, so that of many at once one counts and earns. */
export function signInToday(ctx: UserCtx): Promise<(SignInCalendar & { flashMessages: FlashMessage[] }) | Failure> {
  return ctx.db.tx(async (tx) => {
    const today = dayOf(ctx.tenant, ctx.now)
    const rows = await tx.rows(SIGN_IN, [ctx.tenant.id, ctx.user.id, today, ctx.now], 'sign_in')
    if (rows.length === 0) return fail('signInDone')
    await earnCoins(ctx, tx, { userId: ctx.user.id, trigger: 'sign_in', ref: today })
    await inviteToFollow(ctx, tx)
    return { ...(await presentCalendar(tx, ctx)), flashMessages: await consumeFlashMessages(tx, ctx, ctx.user.id) }
  })
}
