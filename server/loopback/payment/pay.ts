import type { Context } from '../context'
import { payable, type Trade } from './trades'

/**
 * The buyer's action: `paid` pays and tells the shop, `cancelled` leaves the trade open, `unknown` pays but sends no
 * notice, so the shop has to ask.
 */
export type Outcome = 'paid' | 'cancelled' | 'unknown'

export const isOutcome = (text: string | undefined): text is Outcome =>
  text === 'paid' || text === 'cancelled' || text === 'unknown'

/** Plays the buyer's part. 'refused' when the trade can no longer be paid. */
export async function simulateBuyer(context: Context, trade: Trade, outcome: Outcome): Promise<Outcome | 'refused'> {
  const now = context.clock.now()
  if (outcome === 'cancelled') return payable(trade, now) ? 'cancelled' : 'refused'
  if (!payable(trade, now)) return 'refused'
  trade.state = 'paid'
  trade.paidAt = now.getTime()
  await context.ledger.save()
  if (outcome === 'paid') await context.notifier.notify(trade)
  return outcome
}
