import { maskMobile } from '@storefront/contract/domain/account/mobile'
import type { Address } from '@storefront/contract/entities/account/address'
import type { RaffleWin } from '@storefront/contract/entities/promotion/raffle'
import { useDidHide, useDidShow } from '@tarojs/taro'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useChosenAddress } from '@/features/account/address-selection'
import { useT } from '@/i18n'
import { feedback } from '@/platform/feedback'
import { go } from '@/router'
import { coinKeys } from '@/services/api/coins'
import { raffleApi, raffleKeys } from '@/services/api/raffle'
import { queryClient } from '@/services/query'
import { useSubmit } from '@/services/use-submit'
import { confirm } from '@/ui/overlay/dialogs'

/**
 * Claims a prize: a product goes to an address that is chosen on its screen and confirmed here, everything else is
 * given at once.
 */
export function useClaim({ id, needs_address }: Pick<RaffleWin, 'id' | 'needs_address'>): {
  readonly claim: () => void
  readonly busy: boolean
} {
  const t = useT()
  const waits = useRef(false)
  const [isFront, setFront] = useState(true)
  const address = useChosenAddress((state) => state.address)
  const { submit, busy } = useSubmit(
    `raffle_claim:${id}`,
    (to: number | undefined, key: string) => raffleApi.claim(id, to, key),
    {
      onError: () => {
        void queryClient.invalidateQueries({ queryKey: raffleKeys.all() })
        return false
      },
    },
  )
  const send = useCallback(
    async (to?: Address) => {
      if (to) {
        useChosenAddress.getState().choose(null)
        if (
          !(await confirm({
            text: t('raffle.claimAsk', {
              address: `${to.name} ${maskMobile(to.mobile)} ${to.display}`,
            }),
          }))
        )
          return
      }
      if (!(await submit(to?.id))) return
      feedback.toast(t('raffle.claimed'), { at: 'center' })
      for (const queryKey of [raffleKeys.all(), coinKeys.all()]) void queryClient.invalidateQueries({ queryKey })
    },
    [submit, t],
  )
  useDidShow(() => setFront(true))
  useDidHide(() => setFront(false))
  // A dialog that opens while the address screen is still in front belongs to that screen, and is dismissed with it.
  useEffect(() => {
    if (!address || !waits.current || !isFront) return
    waits.current = false
    void send(address)
  }, [address, isFront, send])
  const claim = () => {
    if (!needs_address) return void send()
    useChosenAddress.getState().choose(null)
    waits.current = true
    void go('shop.shippingaddress', { choose: 1 })
  }
  return { claim, busy }
}
