import { keysOf } from '../keys-of'
import type { OrderStatus } from './order'

/** A parcel: packed and waiting for its carrier, on its way, with the buyer (spec 4). */
export const deliveryStates = ['packed', 'shipped', 'delivered'] as const
export type DeliveryState = (typeof deliveryStates)[number]

/** Kinds of lines in a parcel's tracking; the text of `transit` is the carrier's. */
export const deliveryNodeKinds = ['packed', 'shipped', 'transit', 'delivered'] as const
export type DeliveryNodeKind = (typeof deliveryNodeKinds)[number]

export interface DeliveryTransition {
  readonly from: readonly DeliveryState[]
  /** Statuses of the parcel's order in which it happens; every one where it is left out. */
  readonly ofOrder?: readonly OrderStatus[]
  readonly by: readonly ('owner' | 'operator' | 'system')[]
}

/** Transitions of a parcel, and the role that makes each. */
export const deliveryLifecycle = {
  /** Nothing of an order that was given back, or is closed, is sent any more. */
  shipped: { from: ['packed'], ofOrder: ['wait_ship', 'shipped'], by: ['operator'] },
  /** The system by the carrier's word. */
  delivered: { from: ['shipped'], by: ['owner', 'operator', 'system'] },
} as const satisfies Record<string, DeliveryTransition>

export type DeliveryAction = keyof typeof deliveryLifecycle
/** Role of a user towards a parcel: its buyer or an operator; one user may be both. */
export type DeliveryRole = 'owner' | 'operator'

/** Actions that somebody in some of these roles may take on a parcel of an order. */
export const deliveryActions = (
  state: DeliveryState,
  orderStatus: OrderStatus,
  roles: readonly DeliveryRole[],
): DeliveryAction[] =>
  keysOf(deliveryLifecycle).filter((action) => {
    const { from, ofOrder, by }: DeliveryTransition = deliveryLifecycle[action]
    return (
      from.includes(state) && (!ofOrder || ofOrder.includes(orderStatus)) && roles.some((role) => by.includes(role))
    )
  })

/** Facts about a line's pieces. */
export interface LineShipment {
  readonly quantity: number
  readonly shipped: number
  readonly unsent: number
}

/** Pieces that can still be put into a parcel. */
export const unpackedQuantity = ({ quantity, shipped, unsent }: LineShipment): number => quantity - shipped - unsent

/**
 * The result of a tracking request to a carrier: its nodes, none yet, an unknown number, no answer, or no permission.
 */
export const trackOutcomes = ['ok', 'nothing', 'wrong', 'unreachable', 'refused'] as const
export type TrackOutcome = (typeof trackOutcomes)[number]
