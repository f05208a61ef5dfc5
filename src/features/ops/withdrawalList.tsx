import type { OpsWithdrawal } from '@storefront/contract/entities/promotion/withdrawal'
import { Text, View } from '@tarojs/components'
import { oneOf } from '@/shared/list/fields'
import { dateRangeFilter } from '@/shared/list/filters'
import { rowItems } from '@/shared/list/rowItems'
import type { ListSpec } from '@/shared/list/spec'
import { useT } from '@/i18n'
import { dateTimeText } from '@/lib/time'
import { feedback } from '@/platform/feedback'
import { queryClient } from '@/services/query'
import { useSubmit } from '@/services/use-submit'
import { type OpsWithdrawalStep, type OpsWithdrawalsQuery, opsKeys, opsApi } from '@/services/api/ops'
import { Button } from '@/ui/controls/Button'
import { confirmWith } from '@/ui/overlay/dialogs'
import { Price } from '@/ui/display/Price'
import s from './components/Ops.module.scss'

const NOTE_MAX = 200

/** One withdrawal with what an operator does with it: it was paid, or it is refused with a reason. */
function WithdrawalRow({ item }: { readonly item: OpsWithdrawal }) {
  const t = useT()
  const { id, number, amount, bank, holder, card, status_display, note, user, created: createdAt, actions } = item
  const again = () => void queryClient.invalidateQueries({ queryKey: opsKeys.withdrawals() })
  const { submit, busy } = useSubmit(
    `ops_withdrawal:${id}`,
    (step: OpsWithdrawalStep, key: string) => opsApi.processWithdrawal(id, step, key),
    {
      // It moved meanwhile: what is shown is out of date.
      onError: () => {
        again()
        return false
      },
    },
  )
  const act = async (action: OpsWithdrawalStep['action']) => {
    const required = action === 'refuse'
    const fields = [
      {
        name: 'note',
        label: t(required ? 'wd.reason' : 'wd.remark'),
        required,
        kind: 'textarea' as const,
        maxLength: NOTE_MAX,
      },
    ]
    const fieldValues = await confirmWith({ text: t(`wd.${action}Ask`), confirmText: t(`wd.${action}`), fields })
    if (!fieldValues || !(await submit({ action, note: fieldValues.note ?? '' }))) return
    feedback.toast(t('ops.done'), { at: 'center' })
    again()
  }
  return (
    <View className={s.item}>
      <View className={s.head}>
        <Price amount={amount} plain sum />
        <Text className={s.status}>{status_display}</Text>
      </View>
      <View className={s.text}>{`${bank.name}  ${holder}\n${card}`}</View>
      <View className={s.quiet}>{`${number}\n${user.name}  ${dateTimeText(createdAt)}`}</View>
      {note ? <View className={s.quiet}>{t('wd.note', { note })}</View> : null}
      {actions.length > 0 ? (
        <View className={s.choices}>
          <Button
            size="s"
            kind="ghost"
            disabled={busy}
            label={`${t('wd.refuse')} ${number}`}
            onTap={() => void act('refuse')}
          >
            {t('wd.refuse')}
          </Button>
          <Button size="s" busy={busy} label={`${t('wd.pay')} ${number}`} onTap={() => void act('pay')}>
            {t('wd.pay')}
          </Button>
        </View>
      ) : null}
    </View>
  )
}

/** Everybody's withdrawals, the newest first. */
export const opsWithdrawalList: ListSpec<OpsWithdrawal, OpsWithdrawalsQuery> = {
  key: opsKeys.withdrawals,
  load: (query, options) => opsApi.withdrawals(query, options),
  idOf: ({ id }) => id,
  renderItems: rowItems({
    keyOf: ({ id }) => String(id),
    height: 190,
    render: (item) => <WithdrawalRow item={item} />,
  }),
  empty: { text: 'wd.empty', hint: 'wd.opsHint', icon: 'wallet' },
  search: 'wd.search',
  tabs: {
    name: 'tab',
    label: 'site.ops.menu.withdrawals',
    options: [
      { value: '', label: 'common.all' },
      { value: 'waiting', label: 'wd.tab.waiting' },
      { value: 'done', label: 'wd.tab.done' },
    ],
  },
  panel: [dateRangeFilter('past')],
  fields: { tab: oneOf('waiting', 'done') },
}
