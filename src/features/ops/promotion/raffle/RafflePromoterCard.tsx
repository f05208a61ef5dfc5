import { formatMobile } from '@storefront/contract/domain/account/mobile'
import type { RafflePromoter } from '@storefront/contract/entities/promotion/raffle'
import { Text, View } from '@tarojs/components'
import s from '@/features/ops/components/Ops.module.scss'
import { REASON_MAX, useStep } from '@/features/ops/promotion/useStep'
import { useT } from '@/i18n'
import { dateTimeText } from '@/lib/time'
import { opsRaffleApi, opsRaffleKeys, type RafflePromoterStep } from '@/services/api/ops/promotion'
import { Button } from '@/ui/controls/Button'
import { confirm, confirmWith } from '@/ui/overlay/dialogs'

/** Someone who wants to spread raffles, and then takes part in none. */
export function RafflePromoterCard({ promoter }: { readonly promoter: RafflePromoter }) {
  const t = useT()
  const { id, name, mobile, message, status, status_display, reason, created: createdAt } = promoter
  const { act, busy } = useStep(
    `ops_raffle_promoter:${id}`,
    (body: RafflePromoterStep, key) => opsRaffleApi.processPromoter(id, body, key),
    opsRaffleKeys.promoters(),
  )
  const approve = async () => {
    if (await confirm({ text: t('opsRaffle.approveAsk'), confirmText: t('opsPromoter.action.approve') }))
      await act({ action: 'approve', reason: '' })
  }
  const refuse = async () => {
    const fields = [
      {
        name: 'reason',
        label: t('opsPromoter.reason'),
        required: true,
        kind: 'textarea' as const,
        maxLength: REASON_MAX,
      },
    ]
    const values = await confirmWith({
      text: t('opsPromoter.ask.refuse'),
      confirmText: t('opsPromoter.action.refuse'),
      danger: true,
      fields,
    })
    if (values) await act({ action: 'refuse', reason: values.reason ?? '' })
  }
  return (
    <View className={s.card}>
      <View className={s.head}>
        <Text className={s.title}>{name}</Text>
        <Text className={status === 'active' ? s.on : s.status}>{status_display}</Text>
      </View>
      <View className={s.quiet}>{[formatMobile(mobile), dateTimeText(createdAt)].filter(Boolean).join(' · ')}</View>
      {message ? <View className={s.text}>{t('opsPromoter.message', { text: message })}</View> : null}
      {reason ? <View className={s.text}>{t('opsPromoter.reasonOf', { text: reason })}</View> : null}
      {status === 'applied' ? (
        <View className={s.actions}>
          <Button
            size="s"
            kind="danger"
            busy={busy}
            label={`${t('opsPromoter.action.refuse')} ${name}`}
            onTap={() => void refuse()}
          >
            {t('opsPromoter.action.refuse')}
          </Button>
          <Button
            size="s"
            busy={busy}
            label={`${t('opsPromoter.action.approve')} ${name}`}
            onTap={() => void approve()}
          >
            {t('opsPromoter.action.approve')}
          </Button>
        </View>
      ) : null}
    </View>
  )
}
