import type { RegistrationForm } from '@storefront/contract/entities/events/registration'
import { View } from '@tarojs/components'
import { Facts } from '@/features/reservations/components/RecordFacts'
import { useT } from '@/i18n'
import { planText } from '@/i18n/plan-text'
import { dateTimeText, endTimeText } from '@/lib/time'
import { Button } from '@/ui/controls/Button'
import s from './Registration.module.scss'
import { useRegistrationSteps } from './useRegistration'

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
