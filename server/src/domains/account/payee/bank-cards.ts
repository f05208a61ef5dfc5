import { BANK_CARD_MAX } from '@storefront/contract/constants'
import { banksOf, cardDigits, isCardNumber, maskCard } from '@storefront/contract/domain/promotion/bank'
import type { Bank, BankCard } from '@storefront/contract/entities/account/payee'
import type { Page } from '@storefront/contract/entities/common'
import { and, desc, eq } from 'drizzle-orm'
import { userBankCard } from '../../../db/schema'
import { fail, type Failure } from '../../../core/failure'
import type { Ctx, UserCtx } from '../../../core/context.types'
import { bankName } from '../../../lib/bank-name'
import { lockUser } from '../profile/user'

interface CardInput {
  bank: string
  holder: string
  number: string
}
interface CardRow extends CardInput {
  id: number
}

const COLUMNS = {
  id: userBankCard.id,
  bank: userBankCard.bank,
  holder: userBankCard.holder,
  number: userBankCard.number,
}
const mine = (ctx: UserCtx) => and(eq(userBankCard.tenantId, ctx.tenant.id), eq(userBankCard.userId, ctx.user.id))

/** Banks whose cards the site keeps. */
export async function listBanks(ctx: Ctx): Promise<Page<Bank>> {
  const results = banksOf(ctx.tenant.currency.code).map((code) => ({ code, name: bankName(ctx, code) }))
  return { count: results.length, results }
}

/** A stored card without its number: only the last four digits are ever sent. */
function present(ctx: Ctx, { id, bank, holder, number }: CardRow): BankCard {
  return { id, bank: { code: bank, name: bankName(ctx, bank) }, holder, number: maskCard(number) }
}

/** The user's bank cards, the newest first. */
export async function listBankCards(ctx: UserCtx): Promise<Page<BankCard>> {
  const rows = await ctx.db.read((tx) =>
    tx.orm.select(COLUMNS).from(userBankCard).where(mine(ctx)).orderBy(desc(userBankCard.id)),
  )
  return { count: rows.length, results: rows.map((row) => present(ctx, row)) }
}

/** Keeps a bank card. */
export function addBankCard(ctx: UserCtx, input: CardInput): Promise<BankCard | Failure> {
  const [holder, number] = [input.holder.trim(), cardDigits(input.number)]
  return ctx.db.tx(async (tx) => {
    if (holder === '') return fail('nameRequired')
    if (!banksOf(ctx.tenant.currency.code).some((code) => code === input.bank)) return fail('bankUnknown')
    if (!isCardNumber(number)) return fail('bankCardWrong')
    if (!(await lockUser(tx, ctx.tenant.id, ctx.user.id))) return fail('loginRequired')
    if ((await tx.orm.$count(userBankCard, mine(ctx))) >= BANK_CARD_MAX)
      return fail('bankCardFull', { max: BANK_CARD_MAX })
    const [row] = await tx.orm
      .insert(userBankCard)
      .values({ tenantId: ctx.tenant.id, userId: ctx.user.id, bank: input.bank, holder, number, createdAt: ctx.now })
      .onConflictDoNothing()
      .returning(COLUMNS)
    return row ? present(ctx, row) : fail('bankCardKept')
  })
}

/** Forgets a bank card. */
export function removeBankCard(ctx: UserCtx, id: number): Promise<{ ok: true } | Failure> {
  return ctx.db.tx(async (tx) => {
    const removedRows = await tx.orm
      .delete(userBankCard)
      .where(and(mine(ctx), eq(userBankCard.id, id)))
      .returning({ id: userBankCard.id })
    return removedRows.length > 0 ? { ok: true } : fail('notFound')
  })
}
