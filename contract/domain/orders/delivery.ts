/** A parcel: packed and waiting for its carrier, on its way, with the buyer (spec 4). */
export const deliveryStates = ['packed', 'shipped', 'delivered'] as const
export type DeliveryState = (typeof deliveryStates)[number]

/** What a line of a parcel's way says; `transit` has words of the carrier's. */
export const deliveryNodeKinds = ['packed', 'shipped', 'transit', 'delivered'] as const
export type DeliveryNodeKind = (typeof deliveryNodeKinds)[number]

/** How a parcel moves, and by whom. */
export const deliveryLifecycle = {
  shipped: { from: ['packed'], by: ['operator'] },
  /** The system by the carrier's word. */
  delivered: { from: ['shipped'], by: ['owner', 'operator', 'system'] },
} as const satisfies Record<string, { from: readonly DeliveryState[]; by: readonly ('owner' | 'operator' | 'system')[] }>

export type DeliveryAction = keyof typeof deliveryLifecycle

/** What is known of a line's pieces. */
export interface LineShipment {
  readonly quantity: number
  readonly shipped: number
  readonly unsent: number
}

/** Pieces that can still be put into a parcel. */
export const unpackedQuantity = ({ quantity, shipped, unsent }: LineShipment): number => quantity - shipped - unsent

/** The result of a tracking request to a carrier: its nodes, none yet, an unknown number, no answer, or no permission. */
export const trackOutcomes = ['ok', 'nothing', 'wrong', 'unreachable', 'refused'] as const
export type TrackOutcome = (typeof trackOutcomes)[number]
