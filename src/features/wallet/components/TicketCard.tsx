import { maskMobile } from '@storefront/contract/domain/account/mobile'
import type { VirtualCard } from '@storefront/contract/entities/wallet/eticket'
import { Text, View } from '@tarojs/components'
import { useT } from '@/i18n'
import { codeGroups } from '@/lib/text'
import { dateTimeText, untilText } from '@/lib/time'
import { QrCode } from '@/ui/display/QrCode'
import s from './Ticket.module.scss'

const QR_SIZE = 168

/** An e-ticket as a paper: what it is, and under the perforation the code that staff scan, or the stamp of its end. */
export function TicketCard({
  card,
  name,
  label,
}: {
  readonly card: VirtualCard
  readonly name: string
  readonly label: string
}) {
  const t = useT()
  const { num, status, status_display, end, used: usedAt, contacts } = card
  const isUsable = status === 'unused'
  const holder = [contacts.name, contacts.mobile ? maskMobile(contacts.mobile) : ''].filter(Boolean).join('  ')
  return (
    <View className={isUsable ? undefined : s.past} role="listitem">
      <View className={s.face}>
        <View className={s.head}>
          <View className={s.words}>
            <View className={s.name}>{name}</View>
            {label ? <View className={s.label}>{label}</View> : null}
          </View>
          {isUsable ? <Text className={s.status}>{status_display}</Text> : null}
        </View>
        <View className={s.fact}>
          {usedAt
            ? t('ticket.usedAt', { time: dateTimeText(usedAt) })
            : end
              ? t('ticket.until', { date: untilText(end) })
              : t('ticket.forever')}
        </View>
        {holder ? <View className={s.fact}>{holder}</View> : null}
      </View>
      <View className={s.stub}>
        {isUsable ? (
          <View className={s.code}>
            <QrCode text={num} size={QR_SIZE} label={t('ticket.qr', { num })} />
            <View className={s.hint}>{t('ticket.hint')}</View>
          </View>
        ) : null}
        <View className={s.foot}>
          <View className={s.num}>{`${t('ticket.code')} ${codeGroups(num)}`}</View>
          {isUsable ? null : <View className={s.stamp}>{status_display}</View>}
        </View>
      </View>
    </View>
  )
}
