import type { Image } from '@storefront/contract/entities/common'
import { View } from '@tarojs/components'
import { Uploader } from '@/ui/controls/Uploader'
import type { OnUploads } from '@/ui/controls/useUpload'
import { pictures } from './pictures'
import s from './PictureSet.module.scss'

/** A picture stored on the server. */
export type StoredImage = Image & { readonly id: number }

interface PictureSetProps {
  readonly label: string
  /** The label of the picture at a position, from 1. */
  readonly nameOf: (n: number) => string
  readonly images: readonly StoredImage[]
  readonly max: number
  readonly onChange: (images: readonly StoredImage[]) => void
  readonly onBusy: OnUploads
}

/** Pictures attached to a text, and an uploader for one more until the limit is reached. */
export function PictureSet({ label, nameOf, images, max, onChange, onBusy }: PictureSetProps) {
  return (
    <View className={s.pictures} role="group" aria-label={label}>
      {images.map((image, index) => (
        <Uploader
          key={image.id}
          label={nameOf(index + 1)}
          currentUrl={image.thumb}
          source={pictures}
          onDone={(next) => onChange(images.map((one) => (one.id === image.id ? next : one)))}
          onRemove={() => onChange(images.filter((one) => one.id !== image.id))}
          onBusy={onBusy}
        />
      ))}
      {images.length < max ? (
        // A new instance for each picture: the previous one has moved to its own place.
        <Uploader
          key={`new${images.length}`}
          label={label}
          currentUrl=""
          source={pictures}
          onDone={(next) => onChange([...images, next])}
          onBusy={onBusy}
        />
      ) : null}
    </View>
  )
}
