import { Text } from '@tarojs/components'
import { t, useT } from '@/i18n'
import { cx } from '@/lib/text'
import { Pressable } from '@/platform/elements/pressable'
import { feedback } from '@/platform/feedback'
import type { Shareable } from '@/platform/share/types'
import { Icon } from '@/ui/display/Icon'
import s from './ShareAction.module.scss'

interface ShareActionProps {
  readonly item: Shareable
  /** For its poster: as it is shown, with its symbol. */
  readonly price?: string
  readonly className?: string
}

/** The sheet and the poster are fetched when they are wanted: few visitors share, and all wait for a screen's file. */
async function open(item: Shareable, price: string): Promise<void> {
  try {
    const { openShare } = await import('./openShare')
    await openShare(item, price)
  } catch {
    feedback.toast(t('share.failed'), { at: 'center' })
  }
}

/** The button on a screen that opens the ways to share it. */
export function ShareAction({ item, price = '', className }: ShareActionProps) {
  return (
    <Pressable className={cx(s.action, className)} onTap={() => void open(item, price)}>
      <Icon name="share" size={20} />
      <Text className={s.word}>{useT()('share.share')}</Text>
    </Pressable>
  )
}
