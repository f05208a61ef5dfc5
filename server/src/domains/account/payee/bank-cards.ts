import { BANK_CARD_MAX } from '@storefront/contract/constants'
import { banksOf, cardDigits, isCardNumber, maskCard } from '@storefront/contract/domain/promotion/bank'
import type { Bank, BankCard } from '@storefront/contract/entities/account/payee'
import type { Page } from '@storefront/contract/entities/common'
import { insert } from '../../../db/insert'
import { fail, type Failure } from '../../../core/failure'
import type { Ctx, UserCtx } from '../../../core/context.types'
import { bankName } from '../../../lib/bank-name'
import { recordLoginChange } from '../profile/login-change'
import { lockUser } from '../profile/user'

interface CardInput {
  bank: string
  holder: string
  number: string
}
interface CardRow extends CardInput {
  id: number
}

const LIST =
  'select id, bank, holder, number from user_bank_card where tenant_id = $1 and user_id = $2 order by id desc'
const COUNT = 'select count(*)::int as count from user_bank_card where tenant_id = $1 and user_id = $2'
const REMOVE = 'delete from user_bank_card where tenant_id = $1 and user_id = $2 and id = $3 returning id'

/** Banks whose cards the site keeps. */
export async function listBanks(ctx: Ctx): Promise<Page<Bank>> {
  const results = banksOf(ctx.tenant.currency.code).map((code) => ({ code, name: bankName(ctx, code) }))
  return { count: results.length, results }
}

/** Returns a stored card without its number: only the last four digits are ever sent. */
function present(ctx: Ctx, { id, bank, holder, number }: CardRow): BankCard {
  return { id, bank: { code: bank, name: bankName(ctx, bank) }, holder, number: maskCard(number) }
}

/** Returns the user's bank cards, the newest first. */
export async function listBankCards(ctx: UserCtx): Promise<Page<BankCard>> {
  const rows = await ctx.db.read((tx) => tx.rows<CardRow>(LIST, [ctx.tenant.id, ctx.user.id]))
  return { count: rows.length, results: rows.map((row) => present(ctx, row)) }
}

/** Keeps a bank card. */
export function addBankCard(ctx: UserCtx, input: CardInput): Promise<BankCard | Failure> {
  const [holder, number] = [input.holder.trim(), cardDigits(input.number)]
  return ctx.db.tx(async (tx) => {
    if (holder === '') return fail('nameRequired')
    if (!banksOf(ctx.tenant.currency.code).some((code) => code === input.bank)) return fail('bankUnknown')
    if (!isCardNumber(number, ctx.tenant.currency.code)) return fail('bankCardWrong')
    if (!(await lockUser(tx, ctx.tenant.id, ctx.user.id))) return fail('loginRequired')
    const [cards] = await tx.rows<{ count: number }>(COUNT, [ctx.tenant.id, ctx.user.id])
    if ((cards?.count ?? 0) >= BANK_CARD_MAX) return fail('bankCardFull', { max: BANK_CARD_MAX })
    const [row] = await insert(
      tx,
      'user_bank_card',
      { tenantId: ctx.tenant.id, userId: ctx.user.id, bank: input.bank, holder, number, createdAt: ctx.now },
      { ignoreConflicts: true, returning: ['id', 'bank', 'holder', 'number'] },
    )
    if (!row) return fail('bankCardKept')
    await recordLoginChange(ctx, tx, 'bank_card')
    return present(ctx, row)
  })
}

/** Forgets a bank card. */
export function removeBankCard(ctx: UserCtx, id: number): Promise<{ ok: true } | Failure> {
  return ctx.db.tx(async (tx) => {
    const removedRows = await tx.rows(REMOVE, [ctx.tenant.id, ctx.user.id, id])
    return removedRows.length > 0 ? { ok: true } : fail('notFound')
  })
}
