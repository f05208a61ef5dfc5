import { type LineMsg, msgProblem, normalizeMsgs } from '@storefront/contract/domain/cart/line-msgs'
import { formatPrice, fromDecimal } from '@storefront/contract/domain/money'
import type { Order } from '@storefront/contract/entities/orders/order'
import type { BasketKind } from '../../../db/stored.types'
import { fail, Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { translate } from '../../../core/i18n'
import { amount } from '../../../lib/amount'
import { type AddressRow, orderAddressOf, presentAddress } from '../../account/address/record'
import { requireBoundMobile } from '../../account/profile/bind-mobile'
import { lockUser } from '../../account/profile/user'
import { selectedLines, type LineRow } from '../../cart/basket/record'
import { payAction, SYSTEM, transition } from '../../orders/order/lifecycle'
import { presentOrder } from '../../orders/order/presenter'
import { reserveCommission } from '../../promotion/distribution/commission'
import { checkLimits } from '../../shared/purchase-limit'
import { requireOpenShop } from '../payment/open-shop'
import { consumeBenefits } from './benefits'
import { insertOrder } from './insert-order'
import { loadCheckoutData } from './queries'
import { type Choices, needsShipping, price, type PricedCheckout, refusalFailure } from './price'
import { checkLines } from './service'
import { checkStockOf, reserveStock } from './stock'

export interface SubmitInput extends Choices {
  note: string
  /** The total that the buyer saw, as the wire's decimal string, and in coins. */
  total: string
  diamonds?: number
  msgs?: readonly { line_id: number; msgs: readonly LineMsg[] }[]
}

/**
 * Creates an order of the selected lines in one transaction: prices them again, uses up coupon, coins and vouchers,
 * takes the stock, writes the order with its lines, log and closing time, and removes the lines from the basket (spec
 * 7: checkout_submit). An order with nothing to pay is paid at once.
 */
export function submit(ctx: UserCtx, kind: BasketKind, input: SubmitInput): Promise<Order | Failure> {
  return ctx.db.tx(async (tx) => {
    const { lines, addresses, ...benefits } = await loadCheckoutData(ctx, tx, kind)
    const failure = requireBoundMobile(ctx) ?? checkLines(lines)
    if (failure) return failure
    const checkoutLines = selectedLines(lines)
    const isSent = needsShipping(checkoutLines) && typeof input.pickup_point_id !== 'number'
    const address = isSent ? addressOf(addresses, input.address_id) : null
    if (address instanceof Failure) return address
    const pricing = price(ctx, checkoutLines, benefits, address && presentAddress(ctx, address), input)
    if (pricing instanceof Failure) return pricing
    const msgs = collectBuyerInputs(checkoutLines, input.msgs ?? [])
    const requestedLines = checkoutLines.map(toStockRequest)
    const rejection =
      checkRegion(ctx, pricing) ??
      checkBuyerInputs(checkoutLines, msgs) ??
      checkPrice(ctx, pricing, input) ??
      checkStockOf(requestedLines)
    if (rejection) return rejection
    const notOpen = await requireOpenShop(ctx, tx, pricing.quote.total)
    if (notOpen) return notOpen
    // Coins and limits lock the owner, and so does what fills the basket: the owner goes first, before the lines that
    // writing takes.
    const limitedLines = checkoutLines.filter(
      ({ max_per_user, holder_id }) => max_per_user !== null && holder_id === null,
    )
    if (pricing.diamonds > 0 || limitedLines.length > 0) await lockUser(tx, ctx.tenant.id, ctx.user.id)
    const overLimit = limitedLines.length > 0 && (await checkLimits(tx, ctx.tenant.id, ctx.user.id, limitedLines))
    if (overLimit) return overLimit
    const insertedOrder = await insertOrder(ctx, tx, {
      priced: pricing,
      kind,
      address: address && orderAddressOf(ctx, address),
      msgs,
      note: input.note.trim(),
    })
    if (insertedOrder instanceof Failure) return insertedOrder
    const benefitFailure = await consumeBenefits(ctx, tx, insertedOrder.order, pricing, benefits.diamonds)
    if (benefitFailure) return benefitFailure
    await reserveCommission(ctx, tx, insertedOrder.order)
    // Last of all: from here to the commit, all other buyers of these variants wait.
    const short = await reserveStock(tx, ctx.tenant.id, requestedLines)
    if (short) return short
    const order =
      pricing.quote.total === 0
        ? await transition(ctx, tx, insertedOrder.order, payAction(insertedOrder.order), SYSTEM)
        : insertedOrder.order
    return order instanceof Failure ? order : presentOrder(ctx, order, insertedOrder.lines)
  })
}

const toStockRequest = (line: LineRow) => ({
  variantId: line.variant_id,
  quantity: line.quantity,
  name: line.product_name ?? '',
  inventory: line.inventory,
  isLimited: line.inventory !== null,
})

const addressOf = (addresses: readonly AddressRow[], id: number | null): AddressRow | Failure =>
  addresses.find((address) => address.id === id) ?? fail('addressRequired')

const checkRegion = (ctx: UserCtx, { refusedRegion, refusals }: PricedCheckout): Failure | null =>
  refusedRegion === null ? null : refusalFailure(ctx, refusedRegion, refusals)

/** Nothing is charged that was not seen: neither in money nor in coins. */
function checkPrice(
  ctx: UserCtx,
  { quote, diamonds }: PricedCheckout,
  expected: Pick<SubmitInput, 'total' | 'diamonds'>,
): Failure | null {
  if (
    fromDecimal(expected.total, ctx.tenant.currency.exponent) === quote.total &&
    (expected.diamonds ?? 0) === diamonds
  )
    return null
  const money = formatPrice(amount(ctx, quote.total), ctx.tenant.currency)
  return fail('priceChanged', {
    amount: diamonds > 0 ? translate(ctx.language, 'checkout.moneyAndCoins', { money, coins: diamonds }) : money,
  })
}

/** Returns the buyer's inputs for each line, as they are stored. */
function collectBuyerInputs(
  lines: readonly LineRow[],
  inputs: NonNullable<SubmitInput['msgs']>,
): ReadonlyMap<number, LineMsg[]> {
  return new Map(
    lines.map(({ id, msg_fields }) => [
      id,
      normalizeMsgs(msg_fields ?? [], inputs.find(({ line_id }) => line_id === id)?.msgs ?? []),
    ]),
  )
}

function checkBuyerInputs(lines: readonly LineRow[], msgs: ReadonlyMap<number, LineMsg[]>): Failure | null {
  for (const { id, msg_fields, product_name } of lines) {
    const problem = msgProblem(msg_fields ?? [], msgs.get(id) ?? [])
    const name = product_name ?? ''
    if (problem?.kind === 'missing') return fail('msgRequired', { name, label: problem.label })
    if (problem) return fail('msgTooLong', { name, label: problem.label, max: problem.max })
  }
  return null
}
