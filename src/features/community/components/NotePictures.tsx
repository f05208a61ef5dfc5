import { NOTE_LIMITS, UPLOAD } from '@storefront/contract/constants'
import { View } from '@tarojs/components'
import { pictures } from '@/shared/picture/pictures'
import { useT } from '@/i18n'
import type { NotePicture } from '@/state/drafts'
import { Uploader } from '@/ui/controls/Uploader'
import type { OnUploads } from '@/ui/controls/useUpload'
import s from './NoteForm.module.scss'

interface NotePicturesProps {
  readonly images: readonly NotePicture[]
  readonly onChange: (images: readonly NotePicture[]) => void
  readonly onBusy: OnUploads
}

const RULES = { maxKb: UPLOAD.maxBytes / 1024 }

/** The pictures of a note, and an uploader for one more until the limit is reached. */
export function NotePictures({ images, onChange, onBusy }: NotePicturesProps) {
  const t = useT()
  return (
    <View className={s.pictures} role="group" aria-label={t('note.pictures')}>
      {images.map((image, index) => (
        <Uploader
          key={image.id}
          label={t('note.pictureN', { n: index + 1 })}
          currentUrl={image.thumb}
          source={pictures}
          rules={RULES}
          onDone={(next) => onChange(images.map((one) => (one.id === image.id ? next : one)))}
          onRemove={() => onChange(images.filter((one) => one.id !== image.id))}
          onBusy={onBusy}
        />
      ))}
      {images.length < NOTE_LIMITS.images ? (
        // A new instance for each picture: the previous one has moved to its own place.
        <Uploader
          key={`new${images.length}`}
          label={t('note.pictures')}
          currentUrl=""
          source={pictures}
          rules={RULES}
          onDone={(next) => onChange([...images, next])}
          onBusy={onBusy}
        />
      ) : null}
    </View>
  )
}
