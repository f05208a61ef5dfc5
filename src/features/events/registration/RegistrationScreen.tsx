import type { RegistrationForm } from '@storefront/contract/entities/events/registration'
import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { Facts } from '@/features/reservations/components/RecordFacts'
import { useT } from '@/i18n'
import { planText } from '@/i18n/plan-text'
import { dateTimeText, endTimeText } from '@/lib/time'
import { useRoute } from '@/router'
import { eventTimeText } from '@/shared/item-card/event-plan'
import { PageSkeleton } from '@/shared/screen/PageSkeleton'
import { useScreenState } from '@/shared/screen/useScreenState'
import { Button } from '@/ui/controls/Button'
import { Picture } from '@/ui/display/Picture'
import { Screen } from '@/ui/layout/Screen'
import s from './Registration.module.scss'
import { RegistrationFields } from './RegistrationFields'
import { useRegistrationForm, useRegistrationSteps } from './useRegistration'

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

/** The event of the registration: shown above the form and the sign-in. */
export function EventCard({ form: { event, seats_available, registration } }: { readonly form: RegistrationForm }) {
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

function RegistrationBody({ event, form }: { readonly event: string; readonly form: RegistrationForm }) {
  const t = useT()
  const [isEditing, setEditing] = useState(false)
  const { state, registration, opens, closes, needs_approval } = form
  const offsets = form.event.time_zone?.offsets
  const showsFields = isEditing || (!registration && state === 'open')
  return (
    <View className={s.page}>
      <EventCard form={form} />
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

interface OwnRegistrationProps {
  readonly event: string
  readonly form: RegistrationForm
  /** Without it nothing can be changed here. */
  readonly onEdit?: () => void
}

/** The state of the user's registration, and its actions. */
export function OwnRegistration({ event, form, onEdit }: OwnRegistrationProps) {
  const t = useT()
  const { cancel, signIn, busy } = useRegistrationSteps(event, form)
  const { registration } = form
  if (!registration) return null
  const { status, status_display, code, answers, actions, reason, cancel_until, signed_in } = registration
  const offsets = form.event.time_zone?.offsets
  const [canSignIn, canCancel] = [actions.includes('signin'), actions.includes('cancel')]
  return (
    <>
      <View className={s.card} role="status">
        <View className={s.status}>{status_display}</View>
        {status === 'pending' ? <View className={s.note}>{t('registration.pendingHint')}</View> : null}
        {signed_in ? (
          <View className={s.note}>{t('registration.signedInAt', { moment: dateTimeText(signed_in, offsets) })}</View>
        ) : null}
        {reason ? <View className={s.note}>{reason}</View> : null}
        {status === 'confirmed' ? (
          <>
            <View className={s.code}>{code}</View>
            <View className={s.hint}>{t('registration.codeHint')}</View>
          </>
        ) : null}
      </View>
      {answers.length > 0 ? (
        <View className={s.card}>
          <Facts facts={answers.map(({ title, value }) => ({ label: title, text: value }))} />
        </View>
      ) : null}
      {cancel_until ? (
        <View className={s.hint}>
          {t('registration.cancelUntil', { moment: planText(t, endTimeText(cancel_until, offsets)) })}
        </View>
      ) : null}
      <View className={s.actions}>
        {canCancel ? (
          <Button kind="ghost" className={s.action} busy={busy} onTap={() => void cancel()}>
            {t('registration.cancel')}
          </Button>
        ) : null}
        {canCancel && onEdit && form.form ? (
          <Button kind="secondary" className={s.action} disabled={busy} onTap={onEdit}>
            {t('registration.edit')}
          </Button>
        ) : null}
        {canSignIn ? (
          <Button className={s.action} busy={busy} onTap={() => void signIn()}>
            {t('registration.signIn')}
          </Button>
        ) : null}
      </View>
    </>
  )
}
