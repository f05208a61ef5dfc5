import { BASKET_LINE_MAX, QUANTITY_MAX } from '@storefront/contract/constants'
import type { Basket } from '@storefront/contract/entities/cart/basket'
import type { Connection } from '../../../db'
import type { BasketKind } from '../../../db/stored.types'
import { fail, Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { checkLimit } from '../../shared/purchase-limit'
import { presentBasket } from './presenter'
import { addPieces, type BuyableRow, findBuyable, replaceLine } from './queries'
import { findTemplates } from '../../shared/shipping'
import { findLines, type LineRow } from './record'

/** A buyer's choice: a variant (null if the product has only one) and its quantity. */
export interface Choice {
  variant_id: number | null
  quantity: number
}

/** Returns the user's basket. */
export function readBasket(ctx: UserCtx): Promise<Basket> {
  return ctx.db.read((tx) => basketOf(ctx, tx, 'basket'))
}

/** Returns one of the user's baskets, as it is now. */
export async function basketOf(ctx: UserCtx, tx: Connection, kind: BasketKind): Promise<Basket> {
  const lines = await findLines(ctx, tx, kind)
  return presentBasket(ctx, lines, kind === 'basket' ? await findTemplates(tx, ctx.tenant.id) : undefined)
}

/** Returns the variant that a choice means, of those that can be bought now. */
export async function chooseVariant(
  ctx: UserCtx,
  tx: Connection,
  productId: number,
  choice: Choice,
): Promise<BuyableRow | Failure> {
  const variants = await findBuyable(tx, ctx.tenant.id, ctx.user.id, productId, ctx.now)
  const [first] = variants
  if (!first) return fail('notFound')
  if (choice.variant_id === null) return variants.length > 1 ? fail('variantRequired') : first
  // A variant that was removed, or never belonged to this product, must be selected again.
  return variants.find(({ variant_id }) => variant_id === choice.variant_id) ?? fail('variantRequired')
}

/** At most what is in stock, and what one line may hold. */
export function checkStock(row: { product_name: string; inventory: number | null }, quantity: number): Failure | null {
  const maxQuantity = Math.min(row.inventory ?? QUANTITY_MAX, QUANTITY_MAX)
  return quantity > maxQuantity ? fail('stockShort', { name: row.product_name, left: maxQuantity }) : null
}

/** Puts pieces of a variant into the basket. */
export function addToBasket(ctx: UserCtx, productId: number, choice: Choice): Promise<Basket | Failure> {
  return ctx.db.tx(async (tx) => {
    const row = await chooseVariant(ctx, tx, productId, choice)
    if (row instanceof Failure) return row
    const limited = checkLimit({ ...row, name: row.product_name }, row.in_basket + choice.quantity)
    if (limited) return limited
    const quantity = await addPieces(tx, lineOf(ctx, 'basket', row, choice.quantity))
    const short = checkStock(row, quantity)
    if (short) return short
    const basket = await basketOf(ctx, tx, 'basket')
    return basket.lines.length > BASKET_LINE_MAX ? fail('basketFull', { max: BASKET_LINE_MAX }) : basket
  })
}

/** Makes the quick-buy basket of this one choice. */
export function quickBuy(ctx: UserCtx, productId: number, choice: Choice): Promise<Basket | Failure> {
  return ctx.db.tx(async (tx) => {
    const row = await chooseVariant(ctx, tx, productId, choice)
    if (row instanceof Failure) return row
    const short = checkStock(row, choice.quantity) ?? checkLimit({ ...row, name: row.product_name }, choice.quantity)
    if (short) return short
    await replaceLine(tx, lineOf(ctx, 'quickbuy', row, choice.quantity))
    return basketOf(ctx, tx, 'quickbuy')
  })
}

export function lineOf(ctx: UserCtx, kind: BasketKind, row: BuyableRow, quantity: number) {
  return {
    tenantId: ctx.tenant.id,
    userId: ctx.user.id,
    kind,
    productId: row.product_id,
    variantId: row.variant_id,
    quantity,
    now: ctx.now,
  }
}

const ONE_LINE = "tenant_id = $1 and user_id = $2 and kind = 'basket' and id = $3"
const SET_QUANTITY = `update basket_line set quantity = $4 where ${ONE_LINE}`
const SET_SELECTED = `update basket_line set is_selected = $4 where ${ONE_LINE} returning id`
const REMOVE = `delete from basket_line where ${ONE_LINE} returning id`

/** Returns the pieces of a line's product in other lines. */
const piecesBeside = (lines: readonly LineRow[], line: LineRow): number =>
  lines.reduce(
    (sum, { id, product_id, quantity }) => sum + (product_id === line.product_id && id !== line.id ? quantity : 0),
    0,
  )

/** Sets a line's quantity. */
export function updateCount(ctx: UserCtx, id: number, quantity: number): Promise<Basket | Failure> {
  return ctx.db.tx(async (tx) => {
    const lines = await findLines(ctx, tx, 'basket')
    const line = lines.find((other) => other.id === id)
    if (!line) return fail('notFound')
    const name = line.product_name ?? ''
    if (!line.is_available) return fail('lineInvalid', { name })
    // Fewer is always allowed, so that a buyer can come down to what is left.
    const short =
      quantity > line.quantity
        ? (checkStock({ product_name: name, inventory: line.inventory }, quantity) ??
          checkLimit({ ...line, name }, quantity + piecesBeside(lines, line)))
        : null
    if (short) return short
    await tx.rows(SET_QUANTITY, [ctx.tenant.id, ctx.user.id, id, quantity])
    return presentBasket(
      ctx,
      lines.map((other) => (other.id === id ? { ...other, quantity } : other)),
      await findTemplates(tx, ctx.tenant.id),
    )
  })
}

/** Selects or deselects a line for checkout. */
export function setSelect(ctx: UserCtx, id: number, selected: boolean): Promise<Basket | Failure> {
  return ctx.db.tx(async (tx) => {
    const changedRows = await tx.rows(SET_SELECTED, [ctx.tenant.id, ctx.user.id, id, selected])
    return changedRows.length > 0 ? basketOf(ctx, tx, 'basket') : fail('notFound')
  })
}

/** Takes a line out. */
export function removeLine(ctx: UserCtx, id: number): Promise<Basket | Failure> {
  return ctx.db.tx(async (tx) => {
    const removedRows = await tx.rows(REMOVE, [ctx.tenant.id, ctx.user.id, id])
    return removedRows.length > 0 ? basketOf(ctx, tx, 'basket') : fail('notFound')
  })
}
