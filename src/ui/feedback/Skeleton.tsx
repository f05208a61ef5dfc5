import { View } from '@tarojs/components'
import { useT } from '@/i18n'
import { cx } from '@/lib/text'
import s from './Skeleton.module.scss'

/** A grey place where something will stand. Sizes as CSS lengths. */
export function Bone({
  width = '100%',
  height = '14px',
  round,
}: {
  readonly width?: string
  readonly height?: string
  readonly round?: boolean
}) {
  return <View className={cx(s.bone, round && s.round)} style={`width:${width};height:${height}`} />
}

/** The screen's shape before its data: a wide picture and a grid of cards. */
export function SkeletonGrid({ cards = 4, banner }: { readonly cards?: number; readonly banner?: boolean }) {
  return (
    <View className={s.grid} role="status" aria-label={useT()('common.loading')}>
      {banner && <View className={cx(s.bone, s.banner)} />}
      {Array.from({ length: cards }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places without identity
        <View key={index} className={s.card} />
      ))}
    </View>
  )
}

/** The screen's shape before its data: rows with a small picture. */
export function SkeletonRows({ rows = 5 }: { readonly rows?: number }) {
  return (
    <View className={s.rows} role="status" aria-label={useT()('common.loading')}>
      {Array.from({ length: rows }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places without identity
        <View key={index} className={s.row} />
      ))}
    </View>
  )
}
