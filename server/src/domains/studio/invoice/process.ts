import { invoiceLifecycle, type InvoiceStaffAction } from '@storefront/contract/domain/orders/invoice'
import type { StudioInvoice } from '@storefront/contract/entities/orders/invoice'
import type { Connection } from '../../../db'
import { badPart } from '../../../core/bad-request'
import type { UserCtx } from '../../../core/context.types'
import { fail, Failure } from '../../../core/failure'
import { translate } from '../../../core/i18n'
import { addMessage } from '../../account/message/add'
import { sendFlashMessage } from '../../site/site/flash-messages'
import { writeAuditEntry } from '../audit/record'
import { listInvoices } from './list'

interface Step {
  readonly action: InvoiceStaffAction
  readonly version: number
  readonly number?: string
  readonly reason?: string
}

/** The text that each step needs: the invoice's number, or the reason that its buyer reads. */
const neededTexts = { issue: 'number', refuse: 'reason', void: 'reason' } as const satisfies Record<
  InvoiceStaffAction,
  'number' | 'reason'
>

// The money that stays is read by the statement that writes it; the number of an invoice stays when it is voided.
const MOVE = `update invoice_request t set status = $4, is_outdated = false,
    number = case when $5 = 'issue' then $6 else t.number end, reason = case when $5 = 'issue' then '' else $6 end,
    amount = case when $5 = 'issue' then o.total - o.refunded else t.amount end, issued_at = case when $5 = 'issue' then $7 else t.issued_at end
  from shop_order o where o.tenant_id = $1 and o.id = t.order_id and t.tenant_id = $1 and t.id = $2 and t.version = $3 and t.status = any($8::text[])
    and ($5 <> 'issue' or o.total > o.refunded)
  returning t.user_id, o.number as order_number`

/** Locks the order, so that no refund passes between the amount and the note that money came back. */
const LOCK = `select o.id from invoice_request t join shop_order o on o.tenant_id = $1 and o.id = t.order_id
  where t.tenant_id = $1 and t.id = $2 for no key update of o`

async function move(
  ctx: UserCtx,
  tx: Connection,
  id: number,
  { action, version, ...texts }: Step,
): Promise<Failure | null> {
  const field = neededTexts[action]
  const text = (texts[field] ?? '').trim()
  if (text === '') return badPart(field, 'required', {}, ctx.language)
  const lockedRows = await tx.rows(LOCK, [ctx.tenant.id, id])
  if (lockedRows.length === 0) return fail('notFound')
  const { from, to } = invoiceLifecycle[action]
  const [row] = await tx.rows<{ user_id: number; order_number: string }>(MOVE, [
    ctx.tenant.id,
    id,
    version,
    to,
    action,
    text,
    ctx.now,
    [...from],
  ])
  if (!row) return fail('invoiceMoved')
  await writeAuditEntry(ctx, tx, { action: 'process', kind: 'invoice', item: id, after: { status: to, [field]: text } })
  await sendFlashMessage(tx, ctx, row.user_id, {
    kind: 'link',
    description: translate(ctx.tenant.language, `orders.invoiceResult.${to}`, { number: row.order_number }),
    ...(field === 'reason' && { subDescription: text }),
    link: { page_key: 'shop.invoice', id: row.order_number },
  })
  await addMessage(tx, ctx, row.user_id, {
    kind: `invoice_${action}`,
    target: row.order_number,
    data: { number: row.order_number },
    note: field === 'reason' ? text : '',
  })
  return null
}

/** Issues, refuses or voids an invoice as it was seen, and tells its buyer. */
export async function processInvoice(ctx: UserCtx, id: number, step: Step): Promise<StudioInvoice | Failure> {
  const failure = await ctx.db.tx((tx) => move(ctx, tx, id, step))
  if (failure) return failure
  const page = await listInvoices(ctx, { id: String(id) })
  return page instanceof Failure ? page : (page.results[0] ?? fail('notFound'))
}
