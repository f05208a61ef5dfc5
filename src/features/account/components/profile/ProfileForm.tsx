import { maskMobile } from '@storefront/contract/domain/account/mobile'
import type { UserInfo } from '@storefront/contract/entities/account/user'
import { Text, View } from '@tarojs/components'
import { RouteLink } from '@/shared/link/RouteLink'
import { pictures } from '@/shared/picture/pictures'
import { useT } from '@/i18n'
import { today } from '@/lib/time'
import { DateField } from '@/ui/controls/DateField'
import { Icon } from '@/ui/display/Icon'
import { TextField } from '@/ui/controls/TextField'
import { Uploader } from '@/ui/controls/Uploader'
import s from './ProfileForm.module.scss'
import type { useProfile } from '@/features/account/useProfile'

/** Face, name, mail address, birthday; the mobile number is bound on a screen of its own. */
export function ProfileForm({
  profile,
  mobile,
}: {
  readonly profile: ReturnType<typeof useProfile>
  readonly mobile: UserInfo['mobile']
}) {
  const t = useT()
  const { inputs } = profile
  return (
    <View className={s.form}>
      <View className={s.face}>
        <Uploader
          round
          label={t('profile.avatar')}
          currentUrl={profile.avatarUrl}
          source={pictures}
          onDone={profile.setAvatar}
          onBusy={profile.countUploads}
        />
      </View>
      {profile.hasPending ? <View className={s.pending}>{t('profile.pendingNote')}</View> : null}
      <View className={s.rows}>
        <TextField
          label={t('profile.name')}
          placeholder={t('profile.namePlaceholder')}
          autoComplete="nickname"
          {...inputs.field('name')}
        />
        <TextField
          kind="email"
          label={t('profile.email')}
          placeholder={t('profile.emailPlaceholder')}
          autoComplete="email"
          {...inputs.field('email')}
        />
        <DateField
          kind="date"
          label={t('profile.birthday')}
          max={today()}
          value={profile.birthday}
          isPast
          clearable
          onChange={profile.setBirthday}
        />
        <RouteLink
          to="ucenter.bindmobile"
          className={s.mobile}
          label={`${t('profile.mobile')} ${maskMobile(mobile)} ${t(mobile ? 'profile.rebind' : 'profile.bind')}`}
        >
          <Text className={s.label}>{t('profile.mobile')}</Text>
          <Text className={s.number}>{mobile ? maskMobile(mobile) : t('profile.unbound')}</Text>
          <View className={s.bind}>
            {t(mobile ? 'profile.rebind' : 'profile.bind')}
            <Icon name="right" size={16} />
          </View>
        </RouteLink>
      </View>
    </View>
  )
}
