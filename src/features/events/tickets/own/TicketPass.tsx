import type { IssuedTicket } from '@storefront/contract/entities/events/ticket'
import { View } from '@tarojs/components'
import { useBrightScreen } from '@/shared/device/useBrightScreen'
import { useT } from '@/i18n'
import { codeGroups } from '@/lib/text'
import { dateTimeText } from '@/lib/time'
import { QrCode } from '@/ui/display/QrCode'
import s from './Pass.module.scss'
import { useTicketCode } from './useTicketCode'

/** A signed code has many modules: each is to be large enough for a camera. */
const QR_SIZE = 240

/** The code that lets somebody in, large enough for a reader, with how often it still does. */
export function TicketPass({ ticket }: { readonly ticket: IssuedTicket }) {
  const t = useT()
  const { uses, use_count, used: usedAt, status_display, event } = ticket
  const { text, code } = useTicketCode(ticket)
  useBrightScreen(code !== null && Boolean(text))
  return (
    <View className={s.pass}>
      <View className={s.state} role="status">
        {status_display}
      </View>
      {code && text ? (
        <>
          <QrCode text={text} size={QR_SIZE} label={t('event.qr', { code })} />
          <View className={s.code}>{codeGroups(code)}</View>
          <View className={s.hint}>{t('event.qrHint')}</View>
        </>
      ) : null}
      {uses > 1 ? <View className={s.hint}>{t('event.usesLeft', { left: uses - use_count, all: uses })}</View> : null}
      {usedAt ? (
        <View className={s.hint}>{t('event.usedAt', { moment: dateTimeText(usedAt, event.time_zone?.offsets) })}</View>
      ) : null}
    </View>
  )
}
