import { useQuery } from '@tanstack/react-query'
import { formatPrice, isFree } from '@storefront/contract/domain/money'
import type { Recharge } from '@storefront/contract/entities/wallet/balance'
import { View } from '@tarojs/components'
import { useState } from 'react'
import { useBoundSubmit } from '@/features/account/useBoundSubmit'
import { useRequireLogin } from '@/shared/screen/useRequireLogin'
import { useScreenState } from '@/shared/screen/useScreenState'
import { walletKeys } from '@/features/wallet/wallet-keys'
import { useT } from '@/i18n'
import { cx } from '@/lib/text'
import { Pressable } from '@/platform/elements/pressable'
import { go } from '@/router'
import { keys, queryClient } from '@/services/query'
import { walletApi } from '@/services/api/wallet'
import { Button } from '@/ui/controls/Button'
import { useCurrency } from '@/ui/stores'
import { Screen, type ScreenState } from '@/ui/layout/Screen'
import s from '@/features/wallet/components/Fund.module.scss'

/**
 * recharge: chooses what is put on the balance, makes the order of it and goes on to its payment (spec 7,
 * quick_submit).
 */
export function RechargeScreen() {
  const t = useT()
  const currency = useCurrency()
  const guard = useRequireLogin()
  const query = useQuery({
    queryKey: walletKeys.recharges(),
    queryFn: ({ signal }) => walletApi.recharges({ signal }),
    enabled: guard === null,
  })
  const screenState = useScreenState(query)
  const [chosenId, setChosenId] = useState<number | null>(null)
  const { submit, busy } = useBoundSubmit('recharge', ({ id }: { readonly id: number }, key) =>
    walletApi.recharge(id, key),
  )
  const offers = query.data?.results ?? []
  const offer = offers.find(({ id }) => id === chosenId) ?? offers[0]
  const none: ScreenState = { kind: 'empty', icon: 'wallet', text: t('money.noOffers'), hint: t('money.noOffersHint') }
  const pay = async ({ id }: Recharge) => {
    const order = await submit({ id })
    if (!order) return
    void queryClient.invalidateQueries({ queryKey: keys.orders() })
    void queryClient.invalidateQueries({ queryKey: walletKeys.fund() })
    await go('payment', { order: order.number, amount: order.tit }, { replace: true })
  }
  return (
    <Screen title={t('money.rechargeTitle')} state={guard ?? (query.data && !offer ? none : screenState)}>
      {offer ? (
        <View className={s.page}>
          <View className={s.title} role="heading" aria-level={2}>
            {t('money.choose')}
          </View>
          <View className={s.offers} role="radiogroup" aria-label={t('money.choose')}>
            {offers.map(({ id, amount, gift }) => (
              <Pressable
                key={id}
                role="radio"
                checked={id === offer.id}
                className={cx(s.offer, id === offer.id && s.on)}
                onTap={() => setChosenId(id)}
              >
                <View className={s.price}>{formatPrice(amount, currency)}</View>
                {isFree(gift) ? null : (
                  <View className={s.gift}>{t('money.gift', { amount: formatPrice(gift, currency) })}</View>
                )}
              </Pressable>
            ))}
          </View>
          <View className={s.rule}>{t('money.rule')}</View>
          <Button wide busy={busy} onTap={() => void pay(offer)}>
            {t('money.submit', { amount: formatPrice(offer.amount, currency) })}
          </Button>
        </View>
      ) : null}
    </Screen>
  )
}
