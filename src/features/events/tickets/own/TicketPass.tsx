import type { IssuedTicket } from '@storefront/contract/entities/events/ticket'
import { View } from '@tarojs/components'
import { useBrightScreen } from '@/shared/device/useBrightScreen'
import { useT } from '@/i18n'
import { codeGroups, cx } from '@/lib/text'
import { dateTimeText } from '@/lib/time'
import { QrCode } from '@/ui/display/QrCode'
import s from './Pass.module.scss'
import { useTicketCode } from './useTicketCode'

/** A signed code has many modules: each is to be large enough for a camera. */
const QR_SIZE = 240

/**
 * A ticket as a paper: its state, and under the perforation the code that lets somebody in, large enough for a reader,
 * with how often it still does.
 */
export function TicketPass({ ticket }: { readonly ticket: IssuedTicket }) {
  const t = useT()
  const { uses, use_count, used: usedAt, status_display, event } = ticket
  const { text, code } = useTicketCode(ticket)
  const isShown = code !== null && Boolean(text)
  useBrightScreen(isShown)
  return (
    <View>
      <View className={cx(s.face, !isShown && s.whole)}>
        <View className={s.state} role="status">
          {status_display}
        </View>
        {uses > 1 ? <View className={s.hint}>{t('event.usesLeft', { left: uses - use_count, all: uses })}</View> : null}
        {usedAt ? (
          <View className={s.hint}>
            {t('event.usedAt', { moment: dateTimeText(usedAt, event.time_zone?.offsets) })}
          </View>
        ) : null}
      </View>
      {code && text ? (
        <View className={s.stub}>
          <QrCode text={text} size={QR_SIZE} label={t('event.qr', { code })} />
          <View className={s.code}>{codeGroups(code)}</View>
          <View className={s.hint}>{t('event.qrHint')}</View>
        </View>
      ) : null}
    </View>
  )
}
