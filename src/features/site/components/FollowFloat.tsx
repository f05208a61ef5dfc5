import { useT } from '@/i18n'
import { Pressable } from '@/platform/elements/pressable'
import { Icon } from '@/ui/display/Icon'
import s from './FollowFloat.module.scss'
import { openFollow } from '@/features/site/openFollow'
import { useFollowWanted } from '@/features/site/follow-state'

/** The floating QR button (spec 2), also after the banner was closed. */
export function FollowFloat() {
  const t = useT()
  if (!useFollowWanted()) return null
  return (
    <Pressable className={s.button} label={t('site.follow.button')} onTap={() => void openFollow()}>
      <Icon name="qr" size={22} />
    </Pressable>
  )
}
