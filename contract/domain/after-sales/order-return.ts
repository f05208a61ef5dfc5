import { keysOf } from '../keys-of'
import { isProductType } from '../catalog/product-kinds'
import { APPEAL_DAYS, RETURN_DAYS } from '../../constants'
import type { OrderStatus } from '../orders/order'

interface ReturnKindRow {
  /** The buyer gets the money, or a replacement in another parcel. */
  readonly outcome: 'money' | 'parcel'
  /** Whether the pieces come back, so that only pieces that were sent can be named. */
  readonly comesBack: boolean
}

/** THE table of returns: money back alone (仅退款), money against the goods (退货退款), other goods (换货). */
export const returnKindTable = {
  refund_only: { outcome: 'money', comesBack: false },
  return_goods: { outcome: 'money', comesBack: true },
  exchange: { outcome: 'parcel', comesBack: true },
} as const satisfies Record<string, ReturnKindRow>

export type ReturnKind = keyof typeof returnKindTable
export const returnKinds = keysOf(returnKindTable)

/** Whether a return of this kind gives money back. */
export const givesMoney = (kind: ReturnKind): boolean => returnKindTable[kind].outcome === 'money'

/**
 * Statuses of a return; `refunded`, `exchanged` and `withdrawn` are final, and so is `refused` once nobody can appeal. An
 * `appealed` one waits for a decision, and holds no pieces of its line. `resent` is an exchange with its replacement on
 * the way.
 */
export const returnStatuses = [
  'applied',
  'agreed',
  'refused',
  'appealed',
  'shipped_back',
  'received',
  'resent',
  'refunded',
  'exchanged',
  'withdrawn',
] as const
export type ReturnStatus = (typeof returnStatuses)[number]

/** `judge` is an operator with the permission to decide on appeals. */
export type ReturnRole = 'owner' | 'operator' | 'judge' | 'system'

export interface ReturnTransition {
  /** Statuses from which the step starts, for each kind of return. */
  readonly from: Readonly<Record<ReturnKind, readonly ReturnStatus[]>>
  readonly to: ReturnStatus
  readonly by: readonly ReturnRole[]
}

/** One status for every kind of return. */
const always = (...from: ReturnStatus[]) => ({ refund_only: from, return_goods: from, exchange: from }) as const

/**
 * The lifecycle of a return. An agreed return that needs no goods cannot be withdrawn, because its refund is already in
 * progress; an agreed exchange can be called off by the shop as well, because it keeps a replacement from other buyers.
 */
export const returnLifecycle = {
  agree: { from: always('applied'), to: 'agreed', by: ['operator'] },
  refuse: { from: always('applied'), to: 'refused', by: ['operator'] },
  appeal: { from: always('refused'), to: 'appealed', by: ['owner'] },
  uphold: { from: always('appealed'), to: 'refused', by: ['judge'] },
  reopen: { from: always('appealed'), to: 'agreed', by: ['judge'] },
  ship: {
    from: { refund_only: [], return_goods: ['agreed'], exchange: ['agreed'] },
    to: 'shipped_back',
    by: ['owner'],
  },
  receive: {
    from: { refund_only: [], return_goods: ['shipped_back'], exchange: ['shipped_back'] },
    to: 'received',
    by: ['operator'],
  },
  refund: {
    from: { refund_only: ['agreed'], return_goods: ['received'], exchange: [] },
    to: 'refunded',
    by: ['system'],
  },
  /** The replacement goes out. */
  resend: { from: { refund_only: [], return_goods: [], exchange: ['received'] }, to: 'resent', by: ['operator'] },
  /** The replacement has come: the buyer says so, or the time is over. */
  confirm: {
    from: { refund_only: [], return_goods: [], exchange: ['resent'] },
    to: 'exchanged',
    by: ['owner', 'system'],
  },
  withdraw: {
    from: { refund_only: ['applied'], return_goods: ['applied', 'agreed'], exchange: ['applied', 'agreed'] },
    to: 'withdrawn',
    by: ['owner'],
  },
  /** The shop ends an exchange of which nothing has come back. */
  call_off: {
    from: { refund_only: [], return_goods: [], exchange: ['agreed', 'shipped_back'] },
    to: 'withdrawn',
    by: ['operator'],
  },
} as const satisfies Record<string, ReturnTransition>

export type ReturnAction = keyof typeof returnLifecycle
export const returnActionNames = keysOf(returnLifecycle)

/** Actions that `who` may take on a return of `kind` in `status`. */
export function returnActions(kind: ReturnKind, status: ReturnStatus, who: ReturnRole): ReturnAction[] {
  return returnActionNames.filter((action) => {
    const { from, by }: ReturnTransition = returnLifecycle[action]
    return from[kind].includes(status) && by.includes(who)
  })
}

/** A refusal, and the appeal against it, if there was one. */
export interface RefusedReturn {
  readonly refusedAt: Date | null
  readonly appealedAt: Date | null
}

/** Returns the moment until which the buyer can appeal; null where nobody can any more. */
export function appealEnd(now: Date, { refusedAt, appealedAt }: RefusedReturn): Date | null {
  if (refusedAt === null || appealedAt !== null) return null
  const end = new Date(refusedAt.getTime() + APPEAL_DAYS * 86_400_000)
  return now < end ? end : null
}

/** Whether a return still waits for an action of a user or an operator. */
export const isOpenReturn = (status: ReturnStatus): boolean =>
  !['refused', 'refunded', 'exchanged', 'withdrawn'].includes(status)

/** Statuses of a return that holds no pieces, no money and no fee of its order. */
const releasedReturnStatuses = ['refused', 'appealed', 'withdrawn'] as const satisfies readonly ReturnStatus[]
export const isReleasedReturn = (status: ReturnStatus): boolean => releasedReturnStatuses.some((one) => one === status)

/** Statuses of a return that is open. */
export const openReturnStatuses = returnStatuses.filter(isOpenReturn)

/**
 * Tabs of the operators' list; `null` holds every status. `hasFailedRefund` leaves those whose money the vendor refused
 * to give back.
 */
export const returnTabs = [
  { key: 'all', statuses: null },
  { key: 'waiting', statuses: ['applied'] },
  { key: 'appealed', statuses: ['appealed'] },
  { key: 'under_way', statuses: ['agreed', 'shipped_back', 'received', 'resent'] },
  { key: 'refund_failed', statuses: null, hasFailedRefund: true },
  { key: 'done', statuses: ['refunded', 'exchanged', 'refused', 'withdrawn'] },
] as const satisfies readonly { key: string; statuses: readonly ReturnStatus[] | null; hasFailedRefund?: true }[]

/** Facts about a line when its buyer asks for a refund; amounts in minor units. */
export interface ReturnableLine {
  readonly quantity: number
  /** Pieces and money of returns that are neither refused nor withdrawn; exchanges are none of them. */
  readonly returned: number
  readonly returnAmount: number
  /** Pieces of an exchange that is open, which no other return can name. */
  readonly exchanging: number
  /** Price of all its pieces after its share of every discount. */
  readonly paid: number
}

/** Pieces of a line that a return can name. */
export const returnablePieces = ({
  quantity,
  returned,
  exchanging,
}: Pick<ReturnableLine, 'quantity' | 'returned' | 'exchanging'>): number =>
  Math.max(0, quantity - returned - exchanging)

/**
 * Returns the maximum refund for `pieces` of a line: their price after discount shares, without shipping. However a
 * line's return is split, all parts together never exceed the price paid for it.
 */
export function returnMaximum(
  { quantity, returned, returnAmount, paid }: Omit<ReturnableLine, 'exchanging'>,
  pieces: number,
): number {
  const upTo = (count: number) => Math.floor((paid * Math.min(count, quantity)) / quantity)
  const share = upTo(returned + pieces) - upTo(returned)
  return Math.max(0, Math.min(share, paid - returnAmount))
}

/** Facts about the coins that a line cost; whole coins. */
export interface CoinLine {
  readonly quantity: number
  /** Pieces and coins of returns that are neither refused nor withdrawn. */
  readonly returned: number
  readonly coinsReturned: number
  /** Coins that all its pieces cost. */
  readonly coins: number
}

/**
 * Returns the coins to refund with `pieces` of a line: the coins due for all pieces returned so far, rounded down,
 * minus those of its other returns. In any order of steps, and with refusals in between, they never exceed the spent
 * coins, and the last piece makes them equal.
 */
export function refundableCoins({ quantity, returned, coinsReturned, coins }: CoinLine, pieces: number): number {
  const due = Math.floor((coins * Math.min(returned + pieces, quantity)) / quantity)
  return Math.max(0, due - coinsReturned)
}

export type ReturnProblem = 'quantity' | 'amount' | 'maximum' | 'reason'

/** The requested return; `amount` is null when it was not filled in. */
export interface ReturnRequestInput {
  readonly quantity: number
  readonly amount: number | null
  readonly reason: string
}

/** Returns the first problem of a requested return (spec 5), or null. */
export function returnProblem(
  line: ReturnableLine,
  { quantity, amount, reason }: ReturnRequestInput,
): ReturnProblem | null {
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > returnablePieces(line)) return 'quantity'
  if (amount === null || amount < 0) return 'amount'
  if (amount > returnMaximum(line, quantity)) return 'maximum'
  return reason.trim() === '' ? 'reason' : null
}

/** State of a line's order. */
export interface ReturnableOrder {
  readonly status: OrderStatus
  /** Time of its completion. */
  readonly finishedAt: Date | null
}

const returnableStatuses: readonly OrderStatus[] = ['wait_ship', 'shipped', 'delivered', 'completed']

/** Whether pieces of an order in this status can be returned. */
export const isReturnableStatus = (status: OrderStatus): boolean => returnableStatuses.includes(status)

/**
 * Kinds of return that can be begun for a line now; none when nothing of it is left, or the time is over. Goods that
 * were not sent need not come back; nor do tickets, of which `unused` are left (null for a line without tickets). A line
 * has one open exchange at a time.
 */
export function availableReturnKinds(
  now: Date,
  order: ReturnableOrder,
  line: Pick<ReturnableLine, 'quantity' | 'returned' | 'exchanging'> & {
    readonly ctype: string
    readonly shipped: number
  },
  unused: number | null,
): ReturnKind[] {
  if (!isProductType(line.ctype) || returnablePieces(line) === 0) return []
  if (!isReturnableStatus(order.status)) return []
  if (unused !== null) return unused > 0 ? ['refund_only'] : []
  if (
    order.status === 'completed' &&
    (order.finishedAt === null || now.getTime() - order.finishedAt.getTime() > RETURN_DAYS * 86_400_000)
  )
    return []
  return returnKinds.filter(
    (kind) => (!returnKindTable[kind].comesBack || line.shipped > 0) && (givesMoney(kind) || line.exchanging === 0),
  )
}
