import { useQuery } from '@tanstack/react-query'
import { formatPrice, fromDecimal } from '@storefront/contract/domain/money'
import { withdrawalProblem } from '@storefront/contract/domain/promotion/withdrawal'
import { View } from '@tarojs/components'
import { useState } from 'react'
import { useT } from '@/i18n'
import { go } from '@/router'
import { useSubmit } from '@/services/use-submit'
import { type WithdrawalInput, promotionKeys, promotionApi } from '@/services/api/promotion'
import { accountApi } from '@/services/api/account'
import { Button } from '@/ui/controls/Button'
import { useCurrency } from '@/ui/stores'
import { SelectField } from '@/ui/controls/SelectField'
import { Sheet } from '@/ui/overlay/Sheet'
import { NumberField } from '@/ui/controls/NumberField'
import s from './Withdrawal.module.scss'

interface WithdrawalSheetProps {
  readonly balance: { readonly income: string; readonly min: string; readonly max: string }
  readonly onClose: () => void
  readonly onDone: () => void
}

/** The amount and the card of a withdrawal, with the server's own checks before it is sent. */
export function WithdrawalSheet({ balance, onClose, onDone }: WithdrawalSheetProps) {
  const t = useT()
  const currency = useCurrency()
  const cards = useQuery({
    queryKey: promotionKeys.bankCards(),
    queryFn: ({ signal }) => accountApi.bankCards({ signal }),
    staleTime: 0,
  })
  const options = (cards.data?.results ?? []).map(({ id, bank, number }) => ({
    value: String(id),
    label: `${bank.name} ${number.slice(-4)}`,
  }))
  const [amount, setAmount] = useState('')
  const [pickedCardId, setPickedCardId] = useState<string | null>(null)
  const [showsErrors, setShowsErrors] = useState(false)
  const { submit, busy } = useSubmit('withdrawal', (input: WithdrawalInput, key: string) =>
    promotionApi.applyWithdrawal(input, key),
  )
  const card = pickedCardId ?? options[0]?.value ?? ''
  const minor = (text: string) => fromDecimal(text.trim(), currency.exponent)
  const limits = { min: minor(balance.min) ?? 0, max: minor(balance.max) ?? 0 }
  const problem = withdrawalProblem({ amount: minor(amount), hasCard: card !== '' }, minor(balance.income) ?? 0, limits)
  const [min, max, income] = [balance.min, balance.max, balance.income].map((text) => formatPrice(text, currency))
  const words = {
    amount: t('wd.needAmount'),
    minimum: t('wd.tooSmall', { min: min ?? '' }),
    maximum: t('wd.tooLarge', { max: max ?? '' }),
    income: t('wd.short', { income: income ?? '' }),
    card: t('wd.needCard'),
  }
  const send = async () => {
    setShowsErrors(true)
    if (problem) return
    if (await submit({ amount: amount.trim(), bank_card_id: Number(card) })) onDone()
  }
  return (
    <Sheet open title={t('wd.apply')} onClose={onClose}>
      <View className={s.form}>
        <View className={s.rows}>
          <NumberField
            label={t('wd.amount')}
            placeholder={t('wd.least', { min: min ?? '' })}
            value={amount}
            error={showsErrors && problem && problem !== 'card' ? words[problem] : null}
            onChange={setAmount}
          />
          {options.length > 0 ? (
            <SelectField
              label={t('wd.card')}
              options={options}
              value={card}
              error={showsErrors && problem === 'card' ? words.card : null}
              onChange={setPickedCardId}
            />
          ) : null}
        </View>
        <View className={s.hint}>{t('wd.most', { income: income ?? '', max: max ?? '' })}</View>
        {cards.data && options.length === 0 ? (
          <Button wide kind="secondary" onTap={() => void go('account.bankcard')}>
            {t('wd.addCard')}
          </Button>
        ) : (
          <Button wide busy={busy} onTap={() => void send()}>
            {t('wd.submit')}
          </Button>
        )}
      </View>
    </Sheet>
  )
}
