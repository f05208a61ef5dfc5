import type { ServerTextKey } from '@storefront/contract/texts'
import type { Connection } from '../../../db'
import type { UserCtx } from '../../../core/context.types'
import { translate } from '../../../core/i18n'
import { sendFlashMessage } from '../../site/site/flash-messages'
import type { ReturnRow } from './queries'

/** The steps of the shop that a buyer waits for, with their messages. */
const messages = {
  uphold: 'afterSales.appealResult.uphold',
  reopen: 'afterSales.appealResult.reopen',
  resend: 'afterSales.exchangeResult.resend',
  call_off: 'afterSales.exchangeResult.call_off',
} as const satisfies Record<string, ServerTextKey>

/** Leaves the buyer a message about a step of the shop; `note` is its second line. */
export const tellBuyer = (
  ctx: UserCtx,
  tx: Connection,
  row: ReturnRow,
  { action, note }: { action: keyof typeof messages; note: string },
): Promise<void> =>
  sendFlashMessage(tx, ctx, row.user_id, {
    kind: 'link',
    description: translate(ctx.tenant.language, messages[action], { number: row.number }),
    ...(note !== '' && { subDescription: note }),
    link: { page_key: 'shop.orderlinereturn' },
  })
