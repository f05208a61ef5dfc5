import { formatPrice } from '@storefront/contract/domain/money'
import type { Withdrawal } from '@storefront/contract/entities/promotion/withdrawal'
import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { useT } from '@/i18n'
import { cx } from '@/lib/text'
import { dateTimeText } from '@/lib/time'
import { feedback } from '@/platform/feedback'
import { useSubmit } from '@/services/use-submit'
import { promotionApi } from '@/services/api/promotion'
import { Button } from '@/ui/controls/Button'
import { useCurrency } from '@/ui/stores'
import { confirm } from '@/ui/overlay/dialogs'
import s from './Withdrawal.module.scss'
import { WithdrawalIncomeSheet } from './WithdrawalIncomeSheet'

interface WithdrawalRowProps {
  readonly item: Withdrawal
  readonly onChanged: () => Promise<unknown>
}

/** One withdrawal: its amount, card and status, and the action to cancel it while it is not processed. */
export function WithdrawalRow({ item, onChanged }: WithdrawalRowProps) {
  const t = useT()
  const currency = useCurrency()
  const [showsParts, setShowsParts] = useState(false)
  const { id, number, amount, bank, card, status, status_display, note, created: createdAt, actions } = item
  const { submit, busy } = useSubmit(
    `withdrawal:${id}`,
    (_: null, key: string) => promotionApi.cancelWithdrawal(id, key),
    {
      onError: () => {
        void onChanged()
        return false
      },
    },
  )
  const takeBack = async () => {
    if (!(await confirm({ text: t('wd.backAsk'), confirmText: t('wd.back') }))) return
    if (!(await submit(null))) return
    feedback.toast(t('wd.backDone'), { at: 'center' })
    await onChanged()
  }
  return (
    <View className={s.row} role="listitem">
      <View className={s.head}>
        <Text className={s.sum}>{formatPrice(amount, currency)}</Text>
        <Text className={cx(s.status, status === 'applied' && s.waits)}>{status_display}</Text>
      </View>
      <View className={s.quiet}>{`${bank.name}  ${card}\n${number}  ${dateTimeText(createdAt)}`}</View>
      {note ? <View className={s.note}>{t('wd.note', { note })}</View> : null}
      <View className={s.actions}>
        <Button size="s" kind="ghost" label={`${t('wd.partsOf')} ${number}`} onTap={() => setShowsParts(true)}>
          {t('wd.partsOf')}
        </Button>
        {actions.includes('withdraw') ? (
          <Button size="s" kind="ghost" busy={busy} label={`${t('wd.back')} ${number}`} onTap={() => void takeBack()}>
            {t('wd.back')}
          </Button>
        ) : null}
      </View>
      {showsParts ? <WithdrawalIncomeSheet item={item} onClose={() => setShowsParts(false)} /> : null}
    </View>
  )
}
