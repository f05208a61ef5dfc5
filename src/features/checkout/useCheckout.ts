import type { DiscountSelection } from '@storefront/contract/domain/checkout/discount-choice'
import type { Checkout } from '@storefront/contract/entities/checkout/checkout'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useChosenAddress } from '@/features/account/address-selection'
import { type CheckoutSource, type Choices, checkoutApi } from '@/services/api/checkout'
import { ApiError } from '@/services/client'
import { keys } from '@/services/query'
import { showError } from '@/services/error-handler'
import { refusalStep } from './checkout-refusal'

/** The buyer's selection except the address: of coupon and card an id, none (null), or undefined for the best one. */
export interface CheckoutSelection {
  readonly coupon?: DiscountSelection
  readonly card?: DiscountSelection
  readonly point: number | null
}

const NO_SELECTION: CheckoutSelection = { point: null }

function choicesOf(addressId: number | null, { coupon, card, point }: CheckoutSelection): Choices {
  return {
    address_id: addressId,
    ...(coupon !== undefined && { user_coupon_id: coupon }),
    ...(card !== undefined && { user_card_id: card }),
    ...(point !== null && { pickup_point_id: point }),
  }
}

/** Returns the checkout: its lines, its address, and the price for the buyer's selection. */
export function useCheckout(source: CheckoutSource, enabled: boolean) {
  const { address: pickedAddress, choose } = useChosenAddress()
  const [selection, setSelection] = useState(NO_SELECTION)
  // A choice belongs to one checkout: the next one begins with the server's offer again.
  useEffect(() => () => choose(null), [choose])

  const query = useQuery({
    queryKey: keys.checkout(source),
    queryFn: ({ signal }) => checkoutApi.checkout(source, { signal }),
    enabled,
    staleTime: 0,
  })
  const offeredAddress: Checkout['address'] = query.data?.address ?? null
  const address = pickedAddress ?? offeredAddress
  const choices = choicesOf(address?.id ?? null, selection)
  const differs =
    (pickedAddress !== null && pickedAddress.id !== offeredAddress?.id) ||
    selection.coupon !== undefined ||
    selection.card !== undefined ||
    selection.point !== null
  const calculation = useQuery({
    queryKey: keys.checkoutCal(source, choices),
    queryFn: ({ signal }) => checkoutApi.cal(source, choices, { signal }),
    enabled: query.data !== undefined && differs,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const { error } = calculation
  // Something that was chosen is gone meanwhile: said, and the best of what is left is offered again.
  useEffect(() => {
    if (!(error instanceof ApiError) || refusalStep(error.code) !== 'rechoose') return
    setSelection(NO_SELECTION)
    showError(error)
  }, [error])
  const current = differs ? calculation : query
  return {
    /** The query that decides the screen's state: the first read, or the calculation that failed. */
    query: differs && calculation.isError && query.data !== undefined ? calculation : query,
    /** Loads it again, with the current selection. */
    reload: () => Promise.all([query.refetch({ cancelRefetch: false }), differs ? calculation.refetch() : null]),
    checkout: current.data ?? query.data,
    address,
    selection,
    changeSelection: (more: Partial<CheckoutSelection>) => setSelection((was) => ({ ...was, ...more })),
    /** Clears the selection except the address; the best remaining options are offered again. */
    rechoose: () => {
      setSelection(NO_SELECTION)
      return query.refetch()
    },
    /** Whether the shown sums are not yet, or no longer, the ones that would be charged. */
    isCounting: query.isFetching || (differs && (calculation.isFetching || calculation.isError)),
  }
}
