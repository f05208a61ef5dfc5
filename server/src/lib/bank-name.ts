import type { Ctx } from '../core/context.types'
import { hasText, translate } from '../core/i18n'

/** Returns a bank by its code, in the caller's language; a code that is no longer offered stands for itself. */
export function bankName(ctx: Ctx, code: string): string {
  const key = `account.bank.${code}`
  return hasText(key) ? translate(ctx.language, key) : code
}
