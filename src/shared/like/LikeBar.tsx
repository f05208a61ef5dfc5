import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { useLanguage, useT } from '@/i18n'
import { countLabel } from '@/lib/count'
import { cx } from '@/lib/text'
import { Pressable } from '@/platform/elements/pressable'
import { Icon } from '@/ui/display/Icon'
import s from './LikeBar.module.scss'
import type { Liked } from './useLike'

interface LikeBarProps {
  readonly of: Liked
  readonly onToggle: () => void
  /** In front of the like. */
  readonly before?: ReactNode
  /** At the bar's other end. */
  readonly children?: ReactNode
}

/** At the foot of what is read: the like with its number, and what else may be done. */
export function LikeBar({ of: { is_liked, like_count }, onToggle, before, children }: LikeBarProps) {
  const t = useT()
  const language = useLanguage()
  return (
    <View className={s.bar}>
      {before}
      <Pressable role="switch" checked={is_liked} className={cx(s.like, is_liked && s.on)} onTap={onToggle}>
        <Icon name="heart" size={22} className={s.icon} />
        <Text className={s.count}>
          {like_count > 0 ? `${t('note.like')} ${countLabel(like_count, language)}` : t('note.like')}
        </Text>
      </Pressable>
      {children}
    </View>
  )
}
