import { useQuery } from '@tanstack/react-query'
import type { BankCard } from '@storefront/contract/entities/account/payee'
import { View } from '@tarojs/components'
import { useState } from 'react'
import { FootButton } from '@/features/account/components/profile/FootButton'
import { useRequireLogin } from '@/shared/screen/useRequireLogin'
import { useScreenState } from '@/shared/screen/useScreenState'
import { walletKeys } from '@/features/wallet/wallet-keys'
import { useT } from '@/i18n'
import { Pressable } from '@/platform/elements/pressable'
import { feedback } from '@/platform/feedback'
import { queryClient } from '@/services/query'
import { showError } from '@/services/error-handler'
import { accountApi } from '@/services/api/account'
import { Icon } from '@/ui/display/Icon'
import { confirm } from '@/ui/overlay/dialogs'
import { Screen, type ScreenState } from '@/ui/layout/Screen'
import { BankCardSheet } from '@/features/account/components/payees/BankCardSheet'
import s from '@/features/account/components/payees/Holder.module.scss'

const readAgain = () => queryClient.invalidateQueries({ queryKey: walletKeys.bankCards() })

/** account.bankcard: the user's bank cards by their last four digits. */
export function BankCardsScreen() {
  const t = useT()
  const guard = useRequireLogin()
  const query = useQuery({
    queryKey: walletKeys.bankCards(),
    queryFn: ({ signal }) => accountApi.bankCards({ signal }),
    enabled: guard === null,
  })
  const screenState = useScreenState(query)
  const [adding, setAdding] = useState(false)
  const cards = query.data?.results ?? []
  const remove = async ({ id }: BankCard) => {
    if (!(await confirm({ text: t('bankCard.removeAsk'), confirmText: t('common.delete'), danger: true }))) return
    try {
      await accountApi.removeBankCard(id)
      feedback.toast(t('bankCard.removed'))
    } catch (error) {
      showError(error)
    }
    await readAgain()
  }
  const onSaved = () => {
    setAdding(false)
    feedback.toast(t('bankCard.saved'))
    void readAgain()
  }
  const empty: ScreenState = {
    kind: 'empty',
    icon: 'wallet',
    text: t('bankCard.empty'),
    hint: t('bankCard.safe'),
    action: { text: t('bankCard.add'), onTap: () => setAdding(true) },
  }
  return (
    <Screen
      title={t('bankCard.title')}
      state={guard ?? (query.data && cards.length === 0 && !adding ? empty : screenState)}
      bar={<FootButton text={t('bankCard.add')} onTap={() => setAdding(true)} />}
    >
      <View className={s.page} role="list">
        {cards.map((card) => (
          <View key={card.id} className={s.row} role="listitem">
            <View className={s.body}>
              <View className={s.name}>{card.bank.name}</View>
              <View className={s.sub}>{`${card.holder}  ${card.number}`}</View>
            </View>
            <Pressable
              className={s.action}
              label={`${t('common.delete')} ${card.bank.name} ${card.number.slice(-4)}`}
              onTap={() => void remove(card)}
            >
              <Icon name="trash" />
            </Pressable>
          </View>
        ))}
      </View>
      {adding ? <BankCardSheet onClose={() => setAdding(false)} onSaved={onSaved} /> : null}
    </Screen>
  )
}
