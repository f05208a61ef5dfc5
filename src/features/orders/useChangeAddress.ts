import { formatPrice } from '@storefront/contract/domain/money'
import type { Order } from '@storefront/contract/entities/orders/order'
import type { Address } from '@storefront/contract/entities/account/address'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useChosenAddress } from '@/features/account/address-selection'
import { useT } from '@/i18n'
import { feedback } from '@/platform/feedback'
import { go } from '@/router'
import { keys, queryClient } from '@/services/query'
import { showError } from '@/services/error-handler'
import { type AddressPreview, type AddressChangeInput, ordersApi } from '@/services/api/orders'
import { useSubmit } from '@/services/use-submit'
import { useCurrency } from '@/state/site'
import { confirm } from '@/ui/overlay/dialogs'
import { setOrderCache } from './useOrderActions'

/**
 * Selects another address for an order on the address screen. The new price is requested first, so that the user
 * confirms a changed fee before it applies; for a region without delivery the server's error message is shown.
 */
export function useChangeAddress(order: Order): { readonly choose: () => void; readonly busy: boolean } {
  const t = useT()
  const currency = useCurrency()
  const { number } = order
  const waits = useRef(false)
  const [isAsking, setAsking] = useState(false)
  const address = useChosenAddress((state) => state.address)
  const { submit, busy } = useSubmit(
    `readdress:${number}`,
    (input: AddressChangeInput, key: string) => ordersApi.updateAddress(number, input, key),
    {
      // It was paid, sent or priced meanwhile: what is shown is out of date.
      onError: () => {
        void queryClient.invalidateQueries({ queryKey: keys.order(number) })
        return false
      },
    },
  )

  /** Returns the question before the order goes to another address; if the price changes, it names the new price. */
  const wordsOf = useCallback(
    (to: Address, { sums, total_before, shipping_before }: AddressPreview): string => {
      const where = t('pages.order.addressAsk', { address: `${to.name} ${to.display}` })
      if (sums.total === total_before) return where
      const [from, fee, total] = [shipping_before, sums.shipping, sums.total].map((amount) =>
        formatPrice(amount, currency),
      )
      return `${where}\n${t('pages.order.addressPrice', { from: from ?? '', fee: fee ?? '', total: total ?? '' })}`
    },
    [t, currency],
  )

  const changeAddress = useCallback(
    async (to: Address): Promise<void> => {
      setAsking(true)
      const preview = await ordersApi.addressPreview(number, to.id).catch((error: unknown) => void showError(error))
      setAsking(false)
      useChosenAddress.getState().choose(null)
      if (!preview || !(await confirm({ text: wordsOf(to, preview) }))) return
      const updatedOrder = await submit({ address_id: to.id, total: preview.sums.total })
      if (!updatedOrder) return
      setOrderCache(updatedOrder)
      feedback.toast(t('pages.order.addressChanged'), { at: 'center' })
    },
    [number, submit, wordsOf, t],
  )

  useEffect(() => {
    if (!address || !waits.current) return
    waits.current = false
    void changeAddress(address)
  }, [address, changeAddress])

  const choose = () => {
    useChosenAddress.getState().choose(null)
    waits.current = true
    void go('shop.shippingaddress', { choose: 1 })
  }
  return { choose, busy: busy || isAsking }
}
