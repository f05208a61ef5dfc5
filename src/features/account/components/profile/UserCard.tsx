import { View } from '@tarojs/components'
import type { CardUser } from '@/features/account/useAccount'
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
export function UserCard({
  user,
  className,
}: {
  readonly user: CardUser | null | undefined
  readonly className?: string
}) {
  const t = useT()
  const startFailure = useStartFailure()
  const failure = user ? null : startFailure
  const [name, hint] = user
    ? [user.name || t('pages.account.user'), user.masked_mobile ?? t('site.account.profile')]
    : failure
      ? [t('common.failed'), t('common.retry')]
      : [t('pages.account.login'), t('pages.account.loginHint')]
  const content = (
    <>
      <View className={s.face}>
        {user?.avatar ? (
          <Picture image={user.avatar} alt="" width={60} ratio={1} eager />
        ) : (
          <Icon name="user" size={30} />
        )}
      </View>
      <View className={s.words} role={failure ? 'alert' : undefined}>
        <View className={s.name}>{name}</View>
        <View className={s.hint}>{hint}</View>
      </View>
      <Icon name="right" size={18} />
    </>
  )
  return user ? (
    <RouteLink to="ucenter.profile" className={cx(s.card, className)}>
      {content}
    </RouteLink>
  ) : (
    <Pressable className={cx(s.card, className)} onTap={failure ? failure.onRetry : () => void goLogin()}>
      {content}
    </Pressable>
  )
}
