import type { OrderLine } from '@storefront/contract/entities/orders/order'
import { View } from '@tarojs/components'
import { useT } from '@/i18n'
import { NumberField } from '@/ui/controls/NumberField'
import { returnExtrasOf, type ReturnOffer, type returnRequestProblem } from '@/features/after-sales/return-request'
import { FeeHint } from './FeeHint'
import s from './Return.module.scss'
import { ReturnedExtras } from './ReturnedExtras'

interface MoneyFieldProps {
  readonly line: OrderLine
  readonly offer: ReturnOffer
  readonly quantity: number
  /** The most that can be asked for, in words. */
  readonly most: string
  readonly value: string
  readonly problem: ReturnType<typeof returnRequestProblem>
  readonly onChange: (amount: string) => void
}

/** The amount of a return, with the most that it can be and what comes back beside it. */
export function MoneyField({ line, offer, quantity, most, value, problem, onChange }: MoneyFieldProps) {
  const t = useT()
  const errors = { amount: t('ret.needAmount'), maximum: t('ret.tooMuch', { amount: most }) }
  return (
    <>
      <NumberField
        label={t('ret.amount')}
        value={value}
        error={problem === 'amount' || problem === 'maximum' ? errors[problem] : null}
        onChange={onChange}
      />
      <View className={s.hint}>{t('ret.most', { amount: most })}</View>
      <ReturnedExtras of={returnExtrasOf(line, offer, quantity)} className={s.also} />
      <FeeHint shipping={offer.shipping} quantity={quantity} />
    </>
  )
}
