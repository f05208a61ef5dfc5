import { View } from '@tarojs/components'
import { SuggestedProducts } from '@/features/catalog/components/SuggestedProducts'
import { PlaceRow } from '@/features/checkout/paid/PlaceRow'
import { useT } from '@/i18n'
import '@/i18n/payment'
import { go } from '@/router'
import type { BookingReply } from '@/services/api/reservations'
import { Button } from '@/ui/controls/Button'
import { Icon } from '@/ui/display/Icon'
import { CalendarButton } from './CalendarButton'
import { RecordFacts } from './RecordFacts'
import s from './Record.module.scss'

interface BookingDoneProps {
  readonly reply: BookingReply
  readonly isPage?: boolean
}

/**
 * The message after a booking: whether it is confirmed or waits for the shop, the operator's text, the booked slot, and
 * where it is found later.
 */
export function BookingDone({
  reply: { resvrecord, success_page_title, success_page_message },
  isPage,
}: BookingDoneProps) {
  const t = useT()
  const isPending = resvrecord.status === 'pending'
  return (
    <View className={isPage ? s.done : s.doneEmbed} role="status">
      <View className={s.disc}>
        <Icon name={isPending ? 'time' : 'check'} size={36} />
      </View>
      <View className={s.title} role="heading" aria-level={isPage ? 1 : 2}>
        {success_page_title || t(isPending ? 'booked.pendingTitle' : 'booked.doneTitle')}
      </View>
      <View className={s.message}>
        {success_page_message || t(isPending ? 'booked.pendingText' : 'booked.doneText')}
      </View>
      <View className={s.card}>
        <RecordFacts record={resvrecord} />
        <View className={s.place}>
          <PlaceRow label={t('paid.where')} path={t('booked.place')} to="reservation.resvrecord" />
        </View>
      </View>
      <View className={s.actions}>
        <CalendarButton record={resvrecord} className={s.action} />
        <Button className={s.action} onTap={() => void go('reservation.resvrecord', {}, { replace: true })}>
          {t('reservation.toRecords')}
        </Button>
      </View>
      {isPage ? (
        <View className={s.suggested}>
          <SuggestedProducts />
        </View>
      ) : null}
    </View>
  )
}
