import { Text, View } from '@tarojs/components'
import { useT } from '@/i18n'
import { Pressable } from '@/platform/elements/pressable'
import { useSite } from '@/state/site'
import { Icon } from '@/ui/display/Icon'
import s from './FollowBanner.module.scss'
import { openFollow } from '@/features/site/openFollow'
import { dismissFollow, useFollowDismissed, useFollowWanted } from '@/features/site/follow-state'

/** Asks at the top of the screen to follow the site's account; its cross ends that for the visit (spec 2). */
export function FollowBanner() {
  const t = useT()
  const isWanted = useFollowWanted()
  const isDismissed = useFollowDismissed()
  const name = useSite((state) => state.site?.wx_name || state.site?.name || '')
  if (!isWanted || isDismissed) return null
  return (
    <View className={s.banner} role="region" aria-label={t('site.follow.title')}>
      <Text className={s.words}>{t('site.follow.banner', { name })}</Text>
      <Pressable className={s.action} onTap={() => void openFollow()}>
        {t('site.follow.action')}
      </Pressable>
      <Pressable className={s.close} label={t('site.follow.dismiss')} onTap={dismissFollow}>
        <Icon name="close" size={16} />
      </Pressable>
    </View>
  )
}
