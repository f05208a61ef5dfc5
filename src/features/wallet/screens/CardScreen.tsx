import type { UserMembershipCard } from '@storefront/contract/entities/wallet/membership-card'
import { View } from '@tarojs/components'
import { useBrightScreen } from '@/shared/device/useBrightScreen'
import { OfflineNotice } from '@/features/wallet/components/OfflineNotice'
import { walletKeys } from '@/features/wallet/wallet-keys'
import { useOfflineQuery } from '@/features/wallet/useOfflineQuery'
import { useT } from '@/i18n'
import { codeGroups } from '@/lib/text'
import { dateText, untilText } from '@/lib/time'
import { useRoute } from '@/router'
import { walletApi } from '@/services/api/wallet'
import { MembershipCardFront } from '@/ui/display/MembershipCardFront'
import { QrCode } from '@/ui/display/QrCode'
import { Screen } from '@/ui/layout/Screen'
import { Benefits } from '@/features/wallet/components/Benefits'
import s from '@/features/wallet/components/Membership.module.scss'

const SIZE = 180

/** One of the user's cards: its face, its code to be shown, and what it gives. Opens without a network, too. */
export function CardScreen() {
  const t = useT()
  const { params } = useRoute()
  const code = params.code ?? ''
  const {
    state,
    data: card,
    at,
  } = useOfflineQuery<UserMembershipCard>({
    part: 'card',
    name: code,
    queryKey: walletKeys.card(code),
    load: (options) => walletApi.card(code, options),
  })
  useBrightScreen(card?.is_valid === true)
  if (!card) return <Screen title={t('cards.detail')} state={state} />
  const days = card.end_date
    ? t('cards.until', { from: dateText(card.start_date), to: untilText(card.end_date) })
    : t('cards.forever')
  return (
    <Screen title={t('cards.detail')} state={state}>
      <View className={s.page}>
        <OfflineNotice at={at} />
        <MembershipCardFront card={card} />
        <View className={s.code}>
          <QrCode text={card.code} size={SIZE} label={`${t('cards.code')} ${card.code}`} />
          <View className={s.digits}>{codeGroups(card.code)}</View>
          <View className={s.hint}>{card.is_valid ? t('cards.codeHint') : t('cards.over')}</View>
        </View>
        <Benefits card={card} days={days} />
        {card.description ? <View className={s.text}>{card.description}</View> : null}
      </View>
    </Screen>
  )
}
