/** Deadline for the payment of an order (ISO 8601); null for an order that waits without limit. */
interface PayLimit {
  readonly pay_before: string | null
}

/** Whether the time to pay is over at `now` (milliseconds). Without `pay_before` it never is. */
export const isPayTimeOver = ({ pay_before }: PayLimit, now: number): boolean =>
  pay_before !== null && Date.parse(pay_before) <= now

/** Whether an order can be paid at `now` (milliseconds): it is unpaid, and its time is not over. */
export const isPayable = (order: PayLimit & { readonly status: string }, now: number): boolean =>
  order.status === 'unpaid' && !isPayTimeOver(order, now)
