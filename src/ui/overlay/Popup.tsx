import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { useT } from '@/i18n'
import { Dialog } from '@/platform/elements/dialog'
import { Pressable } from '@/platform/elements/pressable'
import { cx } from '@/lib/text'
import { Icon } from '@/ui/display/Icon'
import s from './Popup.module.scss'

export interface PopupProps {
  /** Its name; shown as the heading unless `title` is false. */
  readonly label: string
  readonly title?: boolean
  readonly onClose: () => void
  /** The shade closes it. Not where typed words would be lost, nor where something has to be read. */
  readonly shadeCloses?: boolean
  readonly cross?: boolean
  /** Stays at the foot while the rest scrolls. */
  readonly foot?: ReactNode
  readonly className?: string
  readonly children?: ReactNode
}

/** A box in the middle of the screen, for dialogs of the overlay host. */
export function Popup({ label, title = true, onClose, shadeCloses, cross, foot, className, children }: PopupProps) {
  const t = useT()
  return (
    <View className={s.layer}>
      {/* The named ways out are inside; the shade is for fingers alone. */}
      <View className={s.shade} onClick={shadeCloses ? onClose : undefined} aria-hidden catchMove />
      <Dialog label={label} onClose={onClose} className={cx(s.box, className)}>
        {title ? <View className={cx(s.title, cross && s.beside)}>{label}</View> : null}
        {cross ? (
          <Pressable label={t('common.close')} className={s.cross} onTap={onClose}>
            <Icon name="close" size={18} />
          </Pressable>
        ) : null}
        <View className={s.body}>{children}</View>
        {foot ? <View className={s.foot}>{foot}</View> : null}
      </Dialog>
    </View>
  )
}
