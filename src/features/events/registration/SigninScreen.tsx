import { View } from '@tarojs/components'
import { useT } from '@/i18n'
import { go, useRoute } from '@/router'
import { useRequireLogin } from '@/shared/screen/useRequireLogin'
import { useScreenState } from '@/shared/screen/useScreenState'
import { Button } from '@/ui/controls/Button'
import { Screen } from '@/ui/layout/Screen'
import s from './Registration.module.scss'
import { OwnRegistration } from './OwnRegistration'
import { RegistrationEvent } from './RegistrationEvent'
import { useRegistrationForm } from './useRegistration'

/** event.event.signin: what the code at the venue opens. */
export function SigninScreen() {
  const t = useT()
  const { params } = useRoute()
  const event = params.id ?? ''
  const guard = useRequireLogin()
  const query = useRegistrationForm(event, guard === null)
  const state = useScreenState(query)
  const form = query.data
  return (
    <Screen title={t('registration.signInTitle')} state={guard ?? state} ownHeading={form !== undefined}>
      {form ? (
        <View className={s.page}>
          <RegistrationEvent form={form} />
          {form.registration ? (
            <OwnRegistration event={event} form={form} />
          ) : (
            <View className={s.card} role="status">
              <View className={s.status}>{t('registration.none')}</View>
              <View className={s.said} />
              <Button wide onTap={() => void go('event.eventregistration', { id: event })}>
                {t('registration.toForm')}
              </Button>
            </View>
          )}
          {form.registration &&
          !form.registration.actions.includes('signin') &&
          form.registration.status === 'confirmed' ? (
            <View className={s.hint}>{t('registration.signInTime')}</View>
          ) : null}
        </View>
      ) : null}
    </Screen>
  )
}
