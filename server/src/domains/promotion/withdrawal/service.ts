import { insert } from '../../../db/insert'
import { formatPrice, fromDecimal } from '@storefront/contract/domain/money'
import {
  withdrawalLimits,
  type WithdrawalProblem,
  withdrawalProblem,
} from '@storefront/contract/domain/promotion/withdrawal'
import type { Page } from '@storefront/contract/entities/common'
import type { Withdrawal } from '@storefront/contract/entities/promotion/withdrawal'
import type { Connection } from '../../../db'
import { fail, Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { amount } from '../../../lib/amount'
import { compactDay } from '../../../lib/day'
import { type ListShape, ListSql, runList } from '../../../db/list'
import { randomCode } from '../../../lib/random'
import type { Slice } from '../../../db/selection'
import { recordLoginChange } from '../../account/profile/login-change'
import { balanceOf, changeBalance } from '../../wallet/balance/balance'
import { nameIncomeRows } from './income-rows'
import { moveWithdrawal } from './lifecycle'
import { presentWithdrawal } from './presenter'
import { WITHDRAWAL_COLUMNS, type WithdrawalRow } from './queries'

const shape: ListShape = { table: 'withdrawal', columns: WITHDRAWAL_COLUMNS, joins: '', orderings: {}, search: [] }

/** Returns the user's income, what of it may be taken out at once, and what was, the newest first. */
export function listWithdrawals(
  ctx: UserCtx,
  page: Partial<Slice>,
): Promise<Page<Withdrawal> & { income: string; min: string; max: string }> {
  const sql = new ListSql(ctx.tenant.id)
  sql.where(`t.user_id = ${sql.param(ctx.user.id)}`)
  const { min, max } = withdrawalLimits(ctx.tenant.currency.code)
  return ctx.db.read(async (tx) => {
    const { count, results } = await runList<WithdrawalRow>(tx, sql, shape, 't.id desc', page)
    const income = await balanceOf(tx, ctx.tenant.id, ctx.user.id, 'income')
    const of = (minor: number) => amount(ctx, minor)
    return {
      count,
      results: results.map((row) => presentWithdrawal(ctx, row, 'owner')),
      income: of(income),
      min: of(min),
      max: of(max),
    }
  })
}

function withdrawalFailure(ctx: UserCtx, problem: WithdrawalProblem, income: number): Failure {
  const { min, max } = withdrawalLimits(ctx.tenant.currency.code)
  const display = (minor: number) => formatPrice(amount(ctx, minor), ctx.tenant.currency)
  if (problem === 'minimum') return fail('withdrawalSmall', { min: display(min) })
  if (problem === 'maximum') return fail('withdrawalLarge', { max: display(max) })
  if (problem === 'income') return fail('incomeShort', { income: display(income) })
  return fail(problem === 'card' ? 'bankCardGone' : 'withdrawalAmount')
}

const CARD = 'select bank, holder, number from user_bank_card where tenant_id = $1 and user_id = $2 and id = $3'
const INSERT = `insert into withdrawal as t (tenant_id, number, user_id, amount, bank, holder, card_number, status, created_at)
  values ($1, $2, $3, $4, $5, $6, $7, 'applied', $8) returning ${WITHDRAWAL_COLUMNS}`

interface CardRow {
  bank: string
  holder: string
  number: string
}

/** Asks for income to be paid to a bank card: it is taken off the income in the same transaction. */
export function applyWithdrawal(
  ctx: UserCtx,
  input: { amount: string; bank_card_id: number },
): Promise<Withdrawal | Failure> {
  return ctx.db.tx(async (tx) => {
    const requestedAmount = fromDecimal(input.amount.trim(), ctx.tenant.currency.exponent)
    const [card] = await tx.rows<CardRow>(CARD, [ctx.tenant.id, ctx.user.id, input.bank_card_id])
    const income = await balanceOf(tx, ctx.tenant.id, ctx.user.id, 'income')
    const problem = withdrawalProblem(
      { amount: requestedAmount, hasCard: card !== undefined },
      income,
      withdrawalLimits(ctx.tenant.currency.code),
    )
    if (problem || requestedAmount === null || !card) return withdrawalFailure(ctx, problem ?? 'card', income)
    const number = `W${compactDay(ctx.tenant, ctx.now)}${randomCode(10)}`
    const debit = {
      tenantId: ctx.tenant.id,
      userId: ctx.user.id,
      kind: 'income',
      change: -requestedAmount,
      reason: 'withdrawal',
      ref: number,
      now: ctx.now,
    } as const
    // Another one may have taken it since it was looked at.
    const after = await changeBalance(tx, debit)
    if (after === null)
      return withdrawalFailure(ctx, 'income', await balanceOf(tx, ctx.tenant.id, ctx.user.id, 'income'))
    const row = await insertWithdrawal(ctx, tx, number, requestedAmount, card)
    await nameIncomeRows(ctx, tx, ctx.user.id, { id: row.id, amount: requestedAmount }, after + requestedAmount)
    await recordLoginChange(ctx, tx, 'withdrawal')
    return row
  })
}

async function insertWithdrawal(
  ctx: UserCtx,
  tx: Connection,
  number: string,
  amount: number,
  card: CardRow,
): Promise<Withdrawal> {
  const [row] = await tx.rows<WithdrawalRow>(INSERT, [
    ctx.tenant.id,
    number,
    ctx.user.id,
    amount,
    card.bank,
    card.holder,
    card.number,
    ctx.now,
  ])
  if (!row) throw new Error('an insert gave no row')
  const step = {
    tenantId: ctx.tenant.id,
    withdrawalId: row.id,
    action: 'apply',
    toStatus: 'applied',
    userId: ctx.user.id,
    createdAt: ctx.now,
  } as const
  await insert(tx, 'withdrawal_log', step)
  return presentWithdrawal(ctx, row, 'owner')
}

/** Takes a withdrawal of the user's own back. */
export function cancelWithdrawal(ctx: UserCtx, id: number): Promise<Withdrawal | Failure> {
  return ctx.db.tx(async (tx) => {
    const mine = await tx.rows('select 1 from withdrawal where tenant_id = $1 and id = $2 and user_id = $3', [
      ctx.tenant.id,
      id,
      ctx.user.id,
    ])
    if (mine.length === 0) return fail('notFound')
    const movedWithdrawal = await moveWithdrawal(ctx, tx, id, 'withdraw', '')
    return movedWithdrawal instanceof Failure ? movedWithdrawal : presentWithdrawal(ctx, movedWithdrawal, 'owner')
  })
}
