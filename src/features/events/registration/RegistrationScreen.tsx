import type { RegistrationForm } from '@storefront/contract/entities/events/registration'
import { View } from '@tarojs/components'
import { useState } from 'react'
import { useT } from '@/i18n'
import { planText } from '@/i18n/plan-text'
import { dateTimeText, endTimeText } from '@/lib/time'
import { useRoute } from '@/router'
import { PageSkeleton } from '@/shared/screen/PageSkeleton'
import { useScreenState } from '@/shared/screen/useScreenState'
import { Screen } from '@/ui/layout/Screen'
import s from './Registration.module.scss'
import { OwnRegistration } from './OwnRegistration'
import { RegistrationEvent } from './RegistrationEvent'
import { RegistrationFields } from './RegistrationFields'
import { useRegistrationForm } from './useRegistration'

/** event.eventregistration: one's registration for an event, or the form for it. */
export function RegistrationScreen() {
  const t = useT()
  const { params } = useRoute()
  const event = params.id ?? ''
  const query = useRegistrationForm(event)
  const state = useScreenState(query, <PageSkeleton shape="form" />)
  const form = query.data
  return (
    <Screen title={form?.event.name ?? t('registration.title')} state={state} ownHeading={form !== undefined}>
      {form ? <RegistrationBody event={event} form={form} /> : null}
    </Screen>
  )
}

function RegistrationBody({ event, form }: { readonly event: string; readonly form: RegistrationForm }) {
  const t = useT()
  const [isEditing, setEditing] = useState(false)
  const { state, registration, opens, closes, needs_approval } = form
  const offsets = form.event.time_zone?.offsets
  const showsFields = isEditing || (!registration && state === 'open')
  return (
    <View className={s.page}>
      <RegistrationEvent form={form} />
      {registration && !isEditing ? (
        <OwnRegistration event={event} form={form} onEdit={() => setEditing(true)} />
      ) : null}
      {showsFields ? (
        <View>
          {needs_approval && !registration ? <View className={s.lead}>{t('registration.approvalHint')}</View> : null}
          <RegistrationFields event={event} form={form} onDone={() => setEditing(false)} />
        </View>
      ) : null}
      {!registration && state !== 'open' ? (
        <View className={s.card} role="status">
          <View className={s.status}>{t(`registration.state.${state}`)}</View>
          {state === 'future' && opens ? (
            <View className={s.quiet}>
              {t('registration.opens', { moment: planText(t, dateTimeText(opens, offsets)) })}
            </View>
          ) : null}
        </View>
      ) : null}
      {!registration && state === 'open' ? (
        <View className={s.hint}>
          {t('registration.closes', { moment: planText(t, endTimeText(closes, offsets)) })}
        </View>
      ) : null}
    </View>
  )
}
