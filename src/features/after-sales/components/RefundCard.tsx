import { lastOf } from '@storefront/contract/domain/last-of'
import { formatPrice } from '@storefront/contract/domain/money'
import type { Refund } from '@storefront/contract/entities/after-sales/refund'
import { Text, View } from '@tarojs/components'
import { useT } from '@/i18n'
import { feedback } from '@/platform/feedback'
import { type OpsRefundStep, opsApi } from '@/services/api/ops'
import { keys, queryClient } from '@/services/query'
import { useSubmit } from '@/services/use-submit'
import { useCurrency } from '@/state/site'
import { Button } from '@/ui/controls/Button'
import { confirm, confirmWith } from '@/ui/overlay/dialogs'
import { Timeline } from '@/ui/display/Timeline'
import s from './Return.module.scss'

/** Reloads every screen with the refund: its return, its order, the operators' lists. */
function readAnew(): void {
  for (const queryKey of [['return'], ['ops'], keys.order(), keys.orders()])
    void queryClient.invalidateQueries({ queryKey })
}

/** The state of a refund, for operators: the vendor's reply, the steps, and the actions after a refusal. */
export function RefundCard({ refund }: { readonly refund: Refund }) {
  const t = useT()
  const amount = formatPrice(refund.amount, useCurrency())
  const { submit, busy } = useSubmit(
    `ops_refund:${refund.id}`,
    (step: OpsRefundStep, key: string) => opsApi.processRefund(refund.id, step, key),
    {
      // It moved meanwhile: what is shown is out of date.
      onError: () => {
        readAnew()
        return false
      },
    },
  )
  const move = async (step: OpsRefundStep | null) => {
    if (!step || !(await submit(step))) return
    readAnew()
    feedback.toast(t('ret.done'), { at: 'center' })
  }
  const retry = async () =>
    (await confirm({ text: t('ret.retryAsk', { amount }), confirmText: t('ret.retry') }))
      ? { action: 'retry' as const }
      : null
  const settle = async () => {
    const fields = [
      { name: 'note', label: t('ret.settleNote'), required: true, kind: 'textarea' as const, maxLength: 200 },
    ]
    const fieldValues = await confirmWith({
      text: t('ret.settleAsk', { amount }),
      confirmText: t('ret.settle'),
      fields,
    })
    return fieldValues && { action: 'settle' as const, note: fieldValues.note }
  }
  return (
    <View className={s.card}>
      <View className={s.title} role="heading" aria-level={2}>
        {t(refund.is_surplus ? 'ret.surplus' : 'ret.money')}
      </View>
      <View className={s.fact}>
        <Text className={s.label}>{t('ret.moneyOf', { amount })}</Text>
        <Text className={s.value}>{refund.status_display}</Text>
      </View>
      {/* Once the refund has failed for good, its last step has the same text as the reason. */}
      {refund.reason && lastOf(refund.logs)?.note !== refund.reason ? (
        <View className={s.sub}>{t('ret.vendorSays', { reason: refund.reason })}</View>
      ) : null}
      {refund.logs.length > 0 ? (
        <Timeline
          steps={[...refund.logs]
            .reverse()
            .map(({ display, note, created: createdAt }) => ({ text: display, note, created: createdAt }))}
        />
      ) : null}
      {refund.actions.length > 0 ? (
        <View className={s.actions}>
          <Button kind="ghost" busy={busy} onTap={() => void settle().then(move)}>
            {t('ret.settle')}
          </Button>
          <Button busy={busy} onTap={() => void retry().then(move)}>
            {t('ret.retry')}
          </Button>
        </View>
      ) : null}
    </View>
  )
}
