import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { useT } from '@/i18n'
import { Dialog } from '@/platform/elements/dialog'
import { Pressable } from '@/platform/elements/pressable'
import { Icon } from '@/ui/display/Icon'
import { Portal } from './Portal'
import s from './Sheet.module.scss'

export interface SheetProps {
  readonly open: boolean
  readonly title: string
  readonly onClose: () => void
  /** Stays at the foot while the rest scrolls. */
  readonly foot?: ReactNode
  readonly children: ReactNode
}

/** A sheet that slides in from below, over the screen; a tap outside of it, its cross and Escape close it. */
export function Sheet({ open, title, onClose, foot, children }: SheetProps) {
  const t = useT()
  if (!open) return null
  return (
    <Portal>
      <View className={s.layer}>
        {/* The cross is the named way out; the shade is for fingers alone. */}
        <View className={s.shade} onClick={onClose} aria-hidden catchMove />
        <Dialog label={title} onClose={onClose} className={s.sheet}>
          <View className={s.head}>
            <View className={s.title}>{title}</View>
            <Pressable label={t('common.close')} className={s.close} onTap={onClose}>
              <Icon name="close" size={18} />
            </Pressable>
          </View>
          <View className={s.body}>{children}</View>
          {foot ? <View className={s.foot}>{foot}</View> : null}
        </Dialog>
      </View>
    </Portal>
  )
}
