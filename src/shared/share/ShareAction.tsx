import { Text } from '@tarojs/components'
import { useT } from '@/i18n'
import { cx } from '@/lib/text'
import { Pressable } from '@/platform/elements/pressable'
import type { Shareable } from '@/platform/share/types'
import { Icon } from '@/ui/display/Icon'
import s from './ShareAction.module.scss'
import { shareItem } from './shareItem'

interface ShareActionProps {
  readonly item: Shareable
  /** For its poster: as it is shown, with its symbol. */
  readonly price?: string
  readonly className?: string
}

/** The button on a screen that opens the ways to share it. */
export function ShareAction({ item, price, className }: ShareActionProps) {
  return (
    <Pressable className={cx(s.action, className)} onTap={() => void shareItem(item, price)}>
      <Icon name="share" size={20} />
      <Text className={s.word}>{useT()('share.share')}</Text>
    </Pressable>
  )
}
