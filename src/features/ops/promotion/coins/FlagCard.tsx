import { contactLine } from '@storefront/contract/domain/account/mobile'
import type { CoinFlag } from '@storefront/contract/entities/promotion/coins'
import { Text, View } from '@tarojs/components'
import s from '@/features/ops/components/Ops.module.scss'
import { REASON_MAX, useStep } from '@/features/ops/promotion/useStep'
import { useT } from '@/i18n'
import { dateTimeText } from '@/lib/time'
import { type CoinFlagStep, opsCoinApi, opsCoinKeys } from '@/services/api/ops/promotion'
import { Button } from '@/ui/controls/Button'
import { confirmWith } from '@/ui/overlay/dialogs'

/** Accounts that share something: what they earned stays, or is taken back. */
export function FlagCard({ flag }: { readonly flag: CoinFlag }) {
  const t = useT()
  const { id, kind_display, status, users, reason, created: createdAt } = flag
  const { act, busy } = useStep(
    `ops_coin_flag:${id}`,
    (body: CoinFlagStep, key) => opsCoinApi.processFlag(id, body, key),
    opsCoinKeys.all(),
  )
  const names = users.map(({ name }) => name).join('、')
  const decide = async (action: CoinFlagStep['action']) => {
    const values = await confirmWith({
      text: t(`opsCoins.flagAsk.${action}`),
      confirmText: t(`opsCoins.flagAction.${action}`),
      danger: action === 'revoke',
      fields: [
        {
          name: 'reason',
          label: t('opsCoins.note'),
          required: action === 'revoke',
          kind: 'textarea',
          maxLength: REASON_MAX,
        },
      ],
    })
    if (values) await act({ action, reason: values.reason ?? '' })
  }
  return (
    <View className={s.card}>
      <View className={s.head}>
        <Text className={s.title}>{kind_display}</Text>
        <Text className={status === 'open' ? s.status : s.off}>{t(`opsCoins.flagStatus.${status}`)}</Text>
      </View>
      <View className={s.quiet}>{dateTimeText(createdAt)}</View>
      {users.map(({ uuid, name, mobile }) => (
        <View key={uuid} className={s.text}>
          {contactLine({ name, mobile })}
        </View>
      ))}
      {reason ? <View className={s.quiet}>{reason}</View> : null}
      {status === 'open' ? (
        <View className={s.actions}>
          {(['revoke', 'allow'] as const).map((action) => (
            <Button
              key={action}
              size="s"
              kind={action === 'revoke' ? 'danger' : 'ghost'}
              busy={busy}
              label={`${t(`opsCoins.flagAction.${action}`)} ${names}`}
              onTap={() => void decide(action)}
            >
              {t(`opsCoins.flagAction.${action}`)}
            </Button>
          ))}
        </View>
      ) : null}
    </View>
  )
}
