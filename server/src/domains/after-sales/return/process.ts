import {
  type ReturnAction,
  returnKindTable,
  returnLifecycle,
  type ReturnTransition,
} from '@storefront/contract/domain/after-sales/order-return'
import type { OrderReturn } from '@storefront/contract/entities/after-sales/return'
import { hasPermission } from '@storefront/contract/has-permission'
import { permissions } from '@storefront/contract/permissions'
import type { Connection } from '../../../db'
import { fail, Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { badPart } from '../../../core/bad-request'
import { noteFigureChange } from '../../shared/figure-change'
import { refundOrder } from '../refund/service'
import { checkJudge, reopenReturn, writeAppeal } from './appeal'
import {
  endWithoutReplacement,
  finishExchange,
  noteRestock,
  receiveExchange,
  reopenExchange,
  reserveReplacement,
  sendReplacement,
} from './exchange'
import { refundShippingFee } from './fee'
import { finishReturn } from './finish'
import { moveReturn, type ReturnActor } from './lifecycle'
import { presentReturn } from './presenter'
import { findReturn, findReturnById, type ReturnRow } from './queries'
import { tellBuyer } from './tell-buyer'

export interface ReturnStep {
  action: ReturnAction
  note?: string
  carrier?: string
  tracking_no?: string
  /** The words and the pictures of an appeal. */
  text?: string
  images?: readonly number[]
  /** A decimal string: the amount that a judge agrees to. */
  amount?: string
  /** Whether the pieces that came back are stock again; true without it. */
  restock?: boolean
}

/**
 * Returns the role in which the caller may take the action: owner before operator. Returns of other users are reported
 * as not found.
 */
function actorFor(ctx: UserCtx, row: ReturnRow, action: ReturnAction): ReturnActor | Failure {
  const { by }: ReturnTransition = returnLifecycle[action]
  const isOwner = row.user_id === ctx.user.id
  const isOperator = hasPermission(ctx.perms, permissions.changeOrder)
  if (!isOwner && !isOperator) return fail('notFound')
  if (isOwner && by.includes('owner')) return { who: 'owner', userId: ctx.user.id }
  if (by.includes('judge') && hasPermission(ctx.perms, permissions.judgeAppeal))
    return { who: 'judge', userId: ctx.user.id }
  return isOperator && by.includes('operator') ? { who: 'operator', userId: ctx.user.id } : fail('forbidden')
}

const RELEASE = `update order_line set returned = returned - $3, return_amount = return_amount - $4, unsent = unsent - $5,
    return_diamonds = return_diamonds - $6
  where tenant_id = $1 and id = $2`
const CARDS =
  "update virtual_card set status = 'unused', return_id = null where tenant_id = $1 and return_id = $2 and status = 'inactive'"

/** A refused or withdrawn return releases its pieces, its money and its tickets. */
async function release(ctx: UserCtx, tx: Connection, row: ReturnRow): Promise<null> {
  await noteFigureChange(ctx, tx, 'order', row.order_id)
  await tx.rows(RELEASE, [ctx.tenant.id, row.line_id, row.quantity, row.amount, row.unsent, row.diamonds])
  await tx.rows(CARDS, [ctx.tenant.id, row.id])
  return null
}

/** The money goes back, with the fee when it is due; where there is none, the return is done. */
async function refundReturn(ctx: UserCtx, tx: Connection, row: ReturnRow): Promise<Failure | null> {
  const amount = row.amount + (await refundShippingFee(ctx, tx, row))
  if (amount > 0) return refundOrder(ctx, tx, row.order_id, { amount, returnId: row.id, outRefundNo: row.number })
  await finishReturn(ctx, tx, row.id)
  return null
}

type Follow = (ctx: UserCtx, tx: Connection, row: ReturnRow, step: ReturnStep) => Promise<Failure | null>

/** Goods that came back: the money follows. The shop may keep them out of its stock. */
async function receiveGoods(ctx: UserCtx, tx: Connection, row: ReturnRow, step: ReturnStep): Promise<Failure | null> {
  if (step.restock === false) await noteRestock(ctx, tx, row, 0)
  return refundReturn(ctx, tx, row)
}

/** An appeal that was right: the request goes on as if the shop had agreed to it. */
async function reopen(ctx: UserCtx, tx: Connection, row: ReturnRow, step: ReturnStep): Promise<Failure | null> {
  const failure =
    (await checkJudge(ctx, tx, row)) ??
    (row.kind === 'exchange' ? await reopenExchange(ctx, tx, row) : await reopenReturn(ctx, tx, row, step.amount))
  if (failure) return failure
  await tellBuyer(ctx, tx, row, { action: 'reopen', note: noteOf(ctx, row, step) })
  const after = row.kind === 'refund_only' ? await findReturnById(tx, ctx.tenant.id, row.id) : undefined
  return after ? refundReturn(ctx, tx, after) : null
}

/** A refusal that stays; the buyer has to know why. */
async function uphold(ctx: UserCtx, tx: Connection, row: ReturnRow, step: ReturnStep): Promise<Failure | null> {
  const note = step.note?.trim() ?? ''
  if (note === '') return badPart('note', 'required', {}, ctx.language)
  const failure = await checkJudge(ctx, tx, row)
  if (!failure) await tellBuyer(ctx, tx, row, { action: 'uphold', note })
  return failure
}

/** The replacement goes out: its buyer reads by which carrier. */
async function resend(ctx: UserCtx, tx: Connection, row: ReturnRow, step: ReturnStep): Promise<Failure | null> {
  const failure = await sendReplacement(ctx, tx, row, step)
  const after = failure ? undefined : await findReturnById(tx, ctx.tenant.id, row.id)
  if (after)
    await tellBuyer(ctx, tx, row, { action: 'resend', note: `${after.sent_carrier} ${after.sent_tracking_no}` })
  return failure
}

/** An exchange that the shop cannot go on with; the buyer has to know why. */
async function callOff(ctx: UserCtx, tx: Connection, row: ReturnRow, step: ReturnStep): Promise<Failure | null> {
  const note = step.note?.trim() ?? ''
  if (note === '') return badPart('note', 'required', {}, ctx.language)
  await tellBuyer(ctx, tx, row, { action: 'call_off', note })
  return endWithoutReplacement(ctx, tx, row)
}

/** The same effect for every kind of return. */
const always = (follow: Follow) => ({ refund_only: follow, return_goods: follow, exchange: follow })

/** The effects of an action, for the kinds of return that have them. */
const follows: Partial<Record<ReturnAction, Partial<Record<ReturnRow['kind'], Follow>>>> = {
  refuse: { refund_only: release, return_goods: release, exchange: endWithoutReplacement },
  withdraw: { refund_only: release, return_goods: release, exchange: endWithoutReplacement },
  agree: { refund_only: refundReturn, exchange: reserveReplacement },
  receive: { return_goods: receiveGoods, exchange: receiveExchange },
  resend: { exchange: resend },
  confirm: { exchange: finishExchange },
  call_off: { exchange: callOff },
  appeal: always(writeAppeal),
  uphold: always(uphold),
  reopen: always(reopen),
}

/**
 * Returns the note of a step. Agreeing to goods that come back tells the buyer where to, if staff have not written it:
 * the site's address for returns.
 */
function noteOf(ctx: UserCtx, { kind }: ReturnRow, { action, note = '', text = '' }: ReturnStep): string {
  if (action === 'appeal') return text.trim()
  const isAgreement = action === 'agree' || action === 'reopen'
  return note.trim() || (isAgreement && returnKindTable[kind].comesBack ? ctx.tenant.config.return_address : '')
}

/** Applies one action of the lifecycle to a return, with its effects. */
export function processReturn(ctx: UserCtx, number: string, step: ReturnStep): Promise<OrderReturn | Failure> {
  return ctx.db.tx(async (tx) => {
    const row = await findReturn(tx, ctx.tenant.id, number)
    if (!row) return fail('notFound')
    const actor = actorFor(ctx, row, step.action)
    if (actor instanceof Failure) return actor
    const way =
      step.action === 'ship'
        ? { carrier: step.carrier?.trim() ?? '', trackingNo: step.tracking_no?.trim() ?? '' }
        : null
    if (way && (way.carrier === '' || way.trackingNo === '')) return fail('waybillRequired')
    const failure =
      (await moveReturn(ctx, tx, row, { action: step.action, note: noteOf(ctx, row, step), way }, actor)) ??
      (await follows[step.action]?.[row.kind]?.(ctx, tx, row, step)) ??
      null
    if (failure) return failure
    const after = await findReturn(tx, ctx.tenant.id, number)
    return after ? presentReturn(ctx, after, actor.who === 'owner' ? 'owner' : 'operator') : fail('notFound')
  })
}
