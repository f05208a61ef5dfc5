import { APPEAL_DAYS } from '@storefront/contract/constants'
import { formatPrice, fromDecimal } from '@storefront/contract/domain/money'
import {
  isReturnableStatus,
  returnKindTable,
  returnMaximum,
  type ReturnProblem,
  returnProblem,
} from '@storefront/contract/domain/after-sales/order-return'
import type { ErrorName } from '@storefront/contract/errors'
import { ALL_PERMISSIONS } from '@storefront/contract/has-permission'
import type { Connection } from '../../../db'
import { badPart } from '../../../core/bad-request'
import { fail, Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { amount } from '../../../lib/amount'
import { returnableSentPieces } from '../../orders/order/line-state'
import { findOrderById, findOrderLines } from '../../orders/order/record'
import { ownedImages } from '../../shared/owned-images'
import { holdTickets, stateOf, takePart } from './insert-return'
import { appealEndOf } from './presenter'
import type { ReturnRow } from './queries'

const APPEAL = `update order_return set appeal_text = $3, appeal_images = $4, appealed_at = $5
  where tenant_id = $1 and id = $2 and appealed_at is null returning 1`

/** Writes the buyer's words against a refusal: once, and within its days. */
export async function writeAppeal(
  ctx: UserCtx,
  tx: Connection,
  row: ReturnRow,
  { text = '', images = [] }: { text?: string; images?: readonly number[] },
): Promise<Failure | null> {
  if (appealEndOf(ctx, row) === null) return fail('appealLate', { days: APPEAL_DAYS })
  if (text.trim() === '') return badPart('text', 'required', {}, ctx.language)
  const ownImages = await ownedImages(ctx, tx, [...images])
  if (!ownImages) return badPart('images', 'notOffered', {}, ctx.language)
  const rows = await tx.rows(APPEAL, [ctx.tenant.id, row.id, text.trim(), ownImages, ctx.now])
  return rows.length > 0 ? null : fail('returnMoved')
}

const REFUSED_BY = `select user_id from order_return_log where tenant_id = $1 and return_id = $2 and action = 'refuse' order by id desc limit 1`

/** Nobody decides on an appeal against their own refusal, but for an owner, who may be alone in the shop. */
export async function checkJudge(ctx: UserCtx, tx: Connection, row: ReturnRow): Promise<Failure | null> {
  if (ctx.perms.includes(ALL_PERMISSIONS)) return null
  const [refusal] = await tx.rows<{ user_id: number | null }>(REFUSED_BY, [ctx.tenant.id, row.id])
  return refusal?.user_id === ctx.user.id ? fail('appealOwnRefusal') : null
}

const problemErrors: Readonly<Record<Exclude<ReturnProblem, 'maximum'>, ErrorName>> = {
  quantity: 'returnQuantityWrong',
  amount: 'returnAmountRequired',
  reason: 'returnReasonRequired',
}
const REOPEN = 'update order_return set amount = $3, diamonds = $4, unsent = $5 where tenant_id = $1 and id = $2'

/**
 * Takes the pieces of a refused return off their line again, for the agreed amount. They may be sent, returned or used
 * meanwhile: then it fails as a new request would.
 * @param agreedAmount a decimal string; undefined is the requested amount
 */
export async function reopenReturn(
  ctx: UserCtx,
  tx: Connection,
  row: ReturnRow,
  agreedAmount: string | undefined,
): Promise<Failure | null> {
  const order = await findOrderById(tx, ctx.tenant.id, row.order_id)
  const line = (await findOrderLines(tx, ctx.tenant.id, [row.order_id])).find(({ id }) => id === row.line_id)
  if (!order || !line) return fail('notFound')
  if (!isReturnableStatus(order.status)) return fail('orderMoved')
  const state = stateOf(line)
  const minor = agreedAmount === undefined ? row.amount : fromDecimal(agreedAmount.trim(), ctx.tenant.currency.exponent)
  const problem = returnProblem(state, { quantity: row.quantity, amount: minor, reason: row.reason })
  if (problem === 'maximum') {
    const max = formatPrice(amount(ctx, returnMaximum(state, row.quantity)), ctx.tenant.currency)
    return fail('returnAmountMax', { max })
  }
  if (problem) return fail(problemErrors[problem])
  if (returnKindTable[row.kind].comesBack && row.quantity > returnableSentPieces(line))
    return fail('returnQuantityWrong')
  const part = { kind: row.kind, quantity: row.quantity, amount: minor ?? 0 }
  const result = await takePart(ctx, tx, { order, line }, part)
  if (result instanceof Failure) return result
  await tx.rows(REOPEN, [ctx.tenant.id, row.id, part.amount, result.coins, result.unsent])
  return holdTickets(ctx, tx, line, row)
}
