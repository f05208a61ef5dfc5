import type { Image } from '@storefront/contract/entities/common'
import { View } from '@tarojs/components'
import { Pressable } from '@/platform/elements/pressable'
import { images as device } from '@/platform/images'
import { Picture } from '@/ui/display/Picture'
import s from './PictureRow.module.scss'

interface PictureRowProps {
  readonly images: readonly Image[]
  /** Returns the name of the picture at a place, from 1. */
  readonly nameOf: (n: number) => string
}

/** Small pictures beside each other; a tap shows one large among the others. */
export function PictureRow({ images, nameOf }: PictureRowProps) {
  if (images.length === 0) return null
  const addresses = images.map(({ full }) => full)
  return (
    <View className={s.row}>
      {images.map((image, index) => (
        <Pressable
          key={image.full}
          label={nameOf(index + 1)}
          className={s.picture}
          onTap={() => device.preview(addresses, index)}
        >
          <Picture image={image} alt="" width={72} ratio={1} />
        </Pressable>
      ))}
    </View>
  )
}
