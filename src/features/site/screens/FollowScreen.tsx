import { View } from '@tarojs/components'
import { useT } from '@/i18n'
import { errorText } from '@/services/error-policy'
import { homeAction } from '@/shared/screen/useScreenState'
import { retryStart, useSite } from '@/state/site'
import { Screen, type ScreenState } from '@/ui/layout/Screen'
import { FollowCard } from '@/features/site/components/FollowCard'
import s from './FollowScreen.module.scss'

/** wx.follow: the official account of the site, to be followed (spec 2). */
export function FollowScreen() {
  const t = useT()
  const { site, status, error } = useSite()
  const none: ScreenState = {
    kind: 'empty',
    text: t('site.follow.none'),
    hint: t('site.follow.noneHint'),
    action: homeAction(),
  }
  const stateOf = (): ScreenState => {
    if (site?.wx_qr_url) return { kind: 'ready' }
    if (status === 'loading') return { kind: 'loading' }
    return status === 'failed' ? { kind: 'failed', text: errorText(error), onRetry: retryStart } : none
  }
  return (
    <Screen title={t('site.follow.title')} state={stateOf()}>
      <View className={s.page}>{site ? <FollowCard site={site} /> : null}</View>
    </Screen>
  )
}
