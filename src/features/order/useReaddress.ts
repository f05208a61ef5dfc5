import type { Order } from '@storefront/contract/entities/shop'
import { useEffect, useRef } from 'react'
import { useChosenAddress } from '@/features/address/chosen'
import { useT } from '@/i18n'
import { feedback } from '@/platform/feedback'
import { go } from '@/routes'
import { trade } from '@/services/trade'
import { useSubmit } from '@/services/use-submit'
import { confirm } from '@/ui/overlay/dialogs'
import { keepOrder } from './useOrderDeeds'

/** Chooses another address for an order on the addresses' screen, and asks before it is sent there. */
export function useReaddress(order: Order): { readonly choose: () => void; readonly busy: boolean } {
  const t = useT()
  const { number } = order
  const waits = useRef(false)
  const address = useChosenAddress((state) => state.address)
  const { submit, busy } = useSubmit(`readdress:${number}`, (id: number, key: string) => trade.updateAddress(number, id, key))

  useEffect(() => {
    if (!address || !waits.current) return
    waits.current = false
    const readdress = async () => {
      const words = `${address.name} ${address.location.display} ${address.address}`
      const agreed = await confirm({ text: t('pages.order.addressAsk', { address: words }) })
      useChosenAddress.getState().choose(null)
      const moved = agreed ? await submit(address.id) : undefined
      if (!moved) return
      keepOrder(moved)
      feedback.toast(t('pages.order.addressChanged'), { at: 'center' })
    }
    void readdress()
  }, [address, submit, t])

  const choose = () => {
    useChosenAddress.getState().choose(null)
    waits.current = true
    void go('shop.shippingaddress', { choose: 1 })
  }
  return { choose, busy }
}
