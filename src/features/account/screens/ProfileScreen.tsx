import type { UserInfo } from '@storefront/contract/entities/account/user'
import { useQuery } from '@tanstack/react-query'
import { FootButton } from '@/features/account/components/profile/FootButton'
import { useRequireLogin } from '@/shared/screen/useRequireLogin'
import { PageSkeleton } from '@/shared/screen/PageSkeleton'
import { useScreenState } from '@/shared/screen/useScreenState'
import { useNavigationGuard } from '@/shared/screen/useNavigationGuard'
import { useT } from '@/i18n'
import { back } from '@/router'
import { accountApi } from '@/services/api/account'
import { keys } from '@/services/query'
import { useSession } from '@/state/session'
import { Screen } from '@/ui/layout/Screen'
import { ProfileForm } from '@/features/account/components/profile/ProfileForm'
import { useProfile } from '@/features/account/useProfile'

/** The user's own particulars. */
export function ProfileScreen() {
  const t = useT()
  const guard = useRequireLogin()
  const query = useQuery({
    queryKey: keys.me(),
    queryFn: ({ signal }) => accountApi.me({ signal }),
    enabled: guard === null,
  })
  const screenState = useScreenState(query, <PageSkeleton shape="form" />)
  if (guard || !query.data) return <Screen title={t('profile.title')} state={guard ?? screenState} />
  // Another user has another form.
  return <Profile key={query.data.uuid} user={query.data} />
}

function Profile({ user }: { readonly user: UserInfo }) {
  const t = useT()
  const profile = useProfile(user)
  const letGo = useNavigationGuard(profile.isChanged)
  // Bound on another screen since this one was loaded.
  const mobile = useSession((state) => state.user?.mobile ?? user.mobile)
  const save = async () => {
    if (profile.isChanged && !(await profile.save())) return
    letGo()
    back('ucenter')
  }
  return (
    <Screen
      title={t('profile.title')}
      bar={<FootButton text={t('common.save')} busy={profile.busy} onTap={() => void save()} />}
    >
      <ProfileForm profile={profile} mobile={mobile} />
    </Screen>
  )
}
