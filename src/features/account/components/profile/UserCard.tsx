import type { UserInfo } from '@storefront/contract/entities/account/user'
import { View } from '@tarojs/components'
import { useStartFailure } from '@/shared/screen/useStartFailure'
import { RouteLink } from '@/shared/link/RouteLink'
import { useT } from '@/i18n'
import { cx } from '@/lib/text'
import { Pressable } from '@/platform/elements/pressable'
import { goLogin } from '@/router'
import { Icon } from '@/ui/display/Icon'
import { Picture } from '@/ui/display/Picture'
import s from './UserCard.module.scss'

/**
 * The current user, and the link to their profile. For a visitor the whole card leads to the login; after a failed
 * start, it tries again.
 */
export function UserCard({ user, className }: { readonly user: UserInfo | null; readonly className?: string }) {
  const t = useT()
  const failure = useStartFailure()
  const avatar = (
    <View className={s.face}>
      {user?.avatar ? (
        <Picture image={user.avatar} alt="" width={60} ratio={1} eager />
      ) : (
        <Icon name="user" size={30} />
      )}
    </View>
  )
  if (!user && failure)
    return (
      <Pressable className={cx(s.card, className)} onTap={failure.onRetry}>
        {avatar}
        <View className={s.words} role="alert">
          <View className={s.name}>{t('common.failed')}</View>
          <View className={s.hint}>{t('common.retry')}</View>
        </View>
        <Icon name="right" size={18} />
      </Pressable>
    )
  if (!user)
    return (
      <Pressable className={cx(s.card, className)} onTap={() => void goLogin()}>
        {avatar}
        <View className={s.words}>
          <View className={s.name}>{t('pages.account.login')}</View>
          <View className={s.hint}>{t('pages.account.loginHint')}</View>
        </View>
        <Icon name="right" size={18} />
      </Pressable>
    )
  return (
    <RouteLink to="ucenter.profile" className={cx(s.card, className)}>
      {avatar}
      <View className={s.words}>
        <View className={s.name}>{user.name || t('pages.account.user')}</View>
        <View className={s.hint}>{user.masked_mobile ?? t('site.account.profile')}</View>
      </View>
      <Icon name="right" size={18} />
    </RouteLink>
  )
}
