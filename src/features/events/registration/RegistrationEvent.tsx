import type { RegistrationForm } from '@storefront/contract/entities/events/registration'
import { Text, View } from '@tarojs/components'
import { useT } from '@/i18n'
import { eventTimeText } from '@/shared/item-card/event-plan'
import { Picture } from '@/ui/display/Picture'
import s from './Registration.module.scss'

/** The event of the registration: shown above the form and the sign-in. */
export function RegistrationEvent({
  form: { event, seats_available, registration },
}: {
  readonly form: RegistrationForm
}) {
  const t = useT()
  return (
    <View className={s.card}>
      <View className={s.event}>
        {event.main_image ? (
          <View className={s.picture}>
            <Picture image={event.main_image} alt="" width={84} ratio={1} eager />
          </View>
        ) : null}
        <View className={s.words}>
          <View className={s.name} role="heading" aria-level={1}>
            {event.name}
          </View>
          <View className={s.quiet}>{eventTimeText(t, event)}</View>
          <View className={s.quiet}>{[event.venue, event.address].filter(Boolean).join(' · ')}</View>
          {seats_available !== null && !registration ? (
            <Text className={s.seats}>{t('registration.seats', { n: seats_available })}</Text>
          ) : null}
        </View>
      </View>
    </View>
  )
}
