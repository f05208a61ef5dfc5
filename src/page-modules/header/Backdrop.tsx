import type { Image } from '@storefront/contract/entities/common'
import { View } from '@tarojs/components'
import { Picture } from '@/ui/display/Picture'
import s from './Backdrop.module.scss'

interface BackdropProps {
  readonly image: Image
  readonly eager: boolean
}

/** A picture behind white words, as high as they are; dark enough for them whatever it shows. */
export function Backdrop({ image, eager }: BackdropProps) {
  return (
    <View className={s.backdrop}>
      <Picture image={image} alt="" width={375} ratio={0} eager={eager} className={s.picture} />
    </View>
  )
}
