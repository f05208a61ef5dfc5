import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import s from './Part.module.scss'

/** A part of the panel under its words. */
export function Part({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <View className={s.part}>
      <View className={s.label}>{label}</View>
      {children}
    </View>
  )
}
