import { invoiceRuleOf, tidyTaxNumber } from '@storefront/contract/domain/country/invoice'
import { nameIn } from '@storefront/contract/domain/country/country'
import {
  hasTaxNumber,
  invoiceActionsOf,
  type InvoiceInput,
  invoiceLifecycle,
  invoiceProblems,
} from '@storefront/contract/domain/orders/invoice'
import type { OrderInvoice } from '@storefront/contract/entities/orders/invoice'
import type { Connection } from '../../../db'
import { badPart } from '../../../core/bad-request'
import type { UserCtx } from '../../../core/context.types'
import { fail, Failure } from '../../../core/failure'
import { amount } from '../../../lib/amount'
import { findOrder, findOrderLines, lockOrder, type OrderRow } from '../order/record'
import { hasInvoice } from './availability'
import { presentInvoice } from './presenter'
import { findInvoice, findLastInvoice, type InvoiceRow } from './record'

interface OwnOrder {
  readonly order: OrderRow
  readonly request: InvoiceRow | undefined
  readonly isAvailable: boolean
}

/** Finds an order of the user's with its request; an order that can have no invoice and has none is refused. */
async function findOwn(ctx: UserCtx, tx: Connection, number: string, isLocked = false): Promise<OwnOrder | Failure> {
  const row = await findOrder(tx, ctx.tenant.id, number)
  if (!row || row.user_id !== ctx.user.id) return fail('orderNotFound')
  const order = isLocked ? ((await lockOrder(tx, ctx.tenant.id, row.id)) ?? row) : row
  const request = await findInvoice(tx, ctx.tenant.id, order.id)
  const isAvailable = hasInvoice(ctx, order, await findOrderLines(tx, ctx.tenant.id, [order.id]))
  return isAvailable || request ? { order, request, isAvailable } : fail('invoiceUnavailable')
}

async function present(ctx: UserCtx, tx: Connection, { order, request, isAvailable }: OwnOrder): Promise<OrderInvoice> {
  const last = request ?? (await findLastInvoice(tx, ctx.tenant.id, ctx.user.id))
  return {
    order: order.number,
    amount: amount(ctx, request?.amount ?? order.total - order.refunded),
    request: request ? presentInvoice(ctx, request) : null,
    last: last ? { buyer: last.buyer, title: last.title, tax_number: last.tax_number, email: last.email } : null,
    actions: invoiceActionsOf(request?.status ?? null, 'owner').filter((action) => isAvailable || action !== 'request'),
  }
}

/** Returns the invoice of the user's own order. */
export const readInvoice = (ctx: UserCtx, number: string): Promise<OrderInvoice | Failure> =>
  ctx.db.read(async (tx) => {
    const own = await findOwn(ctx, tx, number)
    return own instanceof Failure ? own : present(ctx, tx, own)
  })

/** Returns the first part of a request that is wrong, in words; null when all is right. */
function checkInput(ctx: UserCtx, input: InvoiceInput): Failure | null {
  const rule = invoiceRuleOf(ctx.tenant.country.code)
  if (!rule) return fail('invoiceUnavailable')
  const [problem] = invoiceProblems(rule, input)
  if (!problem) return null
  const { field, reason } = problem
  if (reason === 'required') return badPart(field, 'required', {}, ctx.language)
  if (field === 'email') return badPart(field, 'badEmail', {}, ctx.language)
  const { names, example } = rule.taxNumber
  return badPart(field, 'badTaxNumber', { name: nameIn(names, ctx.language), example }, ctx.language)
}

const REQUEST = `insert into invoice_request as i (tenant_id, order_id, user_id, status, buyer, title, tax_number, email, requested_at)
  values ($1, $2, $3, 'waiting', $4, $5, $6, $7, $8)
  on conflict (tenant_id, order_id) do update set status = 'waiting', version = i.version + 1, buyer = excluded.buyer, title = excluded.title,
    tax_number = excluded.tax_number, email = excluded.email, requested_at = excluded.requested_at, number = '', amount = null, reason = '', issued_at = null, is_outdated = false
  where i.status = any($9::text[]) returning i.id`

/** Asks for the invoice of an order, or changes what is asked for; invoiceMoved once the shop has issued it. */
export const requestInvoice = (ctx: UserCtx, number: string, input: InvoiceInput): Promise<OrderInvoice | Failure> =>
  ctx.db.tx(async (tx) => {
    const own = await findOwn(ctx, tx, number, true)
    if (own instanceof Failure) return own
    if (!own.isAvailable) return fail('invoiceUnavailable')
    const failure = checkInput(ctx, input)
    if (failure) return failure
    const rule = invoiceRuleOf(ctx.tenant.country.code)
    const taxNumber = rule && hasTaxNumber(rule, input.buyer) ? tidyTaxNumber(input.tax_number) : ''
    const { order } = own
    const [row] = await tx.rows(REQUEST, [
      ctx.tenant.id,
      order.id,
      ctx.user.id,
      input.buyer,
      input.title,
      taxNumber,
      input.email.trim(),
      ctx.now,
      [...invoiceLifecycle.request.from],
    ])
    if (!row) return fail('invoiceMoved')
    return present(ctx, tx, { ...own, request: await findInvoice(tx, ctx.tenant.id, order.id) })
  })

const WITHDRAW = `update invoice_request set status = 'withdrawn', version = version + 1
  where tenant_id = $1 and order_id = $2 and status = any($3::text[]) returning id`

/** Takes a request back that the shop has not answered. */
export const withdrawInvoice = (ctx: UserCtx, number: string): Promise<OrderInvoice | Failure> =>
  ctx.db.tx(async (tx) => {
    const own = await findOwn(ctx, tx, number, true)
    if (own instanceof Failure) return own
    const { order } = own
    const [row] = await tx.rows(WITHDRAW, [ctx.tenant.id, order.id, [...invoiceLifecycle.withdraw.from]])
    if (!row) return fail('invoiceMoved')
    return present(ctx, tx, { ...own, request: await findInvoice(tx, ctx.tenant.id, order.id) })
  })
