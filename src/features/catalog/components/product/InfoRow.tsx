import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { Pressable } from '@/platform/elements/pressable'
import { Icon } from '@/ui/display/Icon'
import s from './InfoRow.module.scss'

interface InfoRowProps {
  readonly label: string
  readonly children: ReactNode
  /** Opens something: the row is a control then, and has an arrow. */
  readonly onTap?: () => void
}

/** A label and what it says, as rows under each other. */
export function InfoRow({ label, children, onTap }: InfoRowProps) {
  const inside = (
    <>
      <View className={s.label}>{label}</View>
      <View className={s.value}>{children}</View>
      {onTap ? <Icon name="right" size={16} className={s.arrow} /> : null}
    </>
  )
  if (!onTap) return <View className={s.row}>{inside}</View>
  return (
    <Pressable className={s.row} onTap={onTap}>
      {inside}
    </Pressable>
  )
}
