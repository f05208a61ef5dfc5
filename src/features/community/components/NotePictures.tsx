import { NOTE_LIMITS } from '@storefront/contract/constants'
import { Text, View } from '@tarojs/components'
import { useRef, useState } from 'react'
import { pictures } from '@/shared/picture/pictures'
import { useT } from '@/i18n'
import { cx } from '@/lib/text'
import { DragArea } from '@/platform/elements/drag-area'
import { Pressable } from '@/platform/elements/pressable'
import type { NotePicture } from '@/state/note-draft'
import { Uploader } from '@/ui/controls/Uploader'
import type { OnUploads } from '@/ui/controls/useUpload'
import { Icon } from '@/ui/display/Icon'
import { useListWidth } from '@/ui/layout/useListWidth'
import s from './NotePictures.module.scss'
import { indexAfterDrag, moveItem } from './picture-order'

interface NotePicturesProps {
  readonly images: readonly NotePicture[]
  readonly onChange: (images: readonly NotePicture[]) => void
  readonly onBusy: OnUploads
}

interface Drag {
  readonly from: number
  readonly x: number
  readonly y: number
}

/** Space at either side of the form. */
const SIDES = 32

/**
 * The pictures of a note in their order, and an uploader for one more until the limit is reached. A picture moves by
 * its handle, by the arrow keys on it, and by the buttons under it; the first is the note's cover.
 */
export function NotePictures({ images, onChange, onBusy }: NotePicturesProps) {
  const t = useT()
  const width = useListWidth() - SIDES
  const [drag, setDrag] = useState<Drag | null>(null)
  const latest = useRef(drag)
  latest.current = drag
  const [moves, setMoves] = useState('')
  const move = (from: number, to: number) => {
    if (to === from || to < 0 || to >= images.length) return
    onChange(moveItem(images, from, to))
    setMoves(t('note.movedTo', { n: to + 1 }))
  }
  const drop = () => {
    const now = latest.current
    setDrag(null)
    if (now) move(now.from, indexAfterDrag(now.from, now, images.length, width))
  }
  return (
    <View className={s.pictures} role="group" aria-label={t('note.pictures')}>
      {images.map((image, index) => {
        const label = t('note.pictureN', { n: index + 1 })
        const isDragged = drag?.from === index
        return (
          <View
            key={image.id}
            className={cx(s.cell, isDragged && s.dragged)}
            style={isDragged ? `transform:translate(${drag.x}px,${drag.y}px)` : ''}
          >
            <Uploader
              label={label}
              currentUrl={image.thumb}
              source={pictures}
              onDone={(next) => onChange(images.map((one) => (one.id === image.id ? next : one)))}
              onRemove={() => onChange(images.filter((one) => one.id !== image.id))}
              onBusy={onBusy}
            />
            {images.length > 1 ? (
              <View className={s.controls}>
                <Pressable
                  className={s.step}
                  label={t('note.moveBack', { name: label })}
                  disabled={index === 0}
                  onTap={() => move(index, index - 1)}
                >
                  <Icon name="left" size={16} />
                </Pressable>
                <DragArea
                  label={t('note.move', { name: label })}
                  className={s.handle}
                  value={index + 1}
                  max={images.length}
                  onStart={() => setDrag({ from: index, x: 0, y: 0 })}
                  onMove={(x, y) => setDrag({ from: index, x, y })}
                  onEnd={drop}
                  onCancel={() => setDrag(null)}
                  onNudge={(nudge) => move(index, nudge === 'on' || nudge === 'farOn' ? index + 1 : index - 1)}
                >
                  <Text>⠿</Text>
                </DragArea>
                <Pressable
                  className={s.step}
                  label={t('note.moveOn', { name: label })}
                  disabled={index === images.length - 1}
                  onTap={() => move(index, index + 1)}
                >
                  <Icon name="right" size={16} />
                </Pressable>
              </View>
            ) : null}
          </View>
        )
      })}
      {images.length < NOTE_LIMITS.images ? (
        <View className={s.cell}>
          {/* A new instance for each picture: the previous one has moved to its own place. */}
          <Uploader
            key={`new${images.length}`}
            label={t('note.pictures')}
            currentUrl=""
            source={pictures}
            onDone={(next) => onChange([...images, next])}
            onBusy={onBusy}
          />
        </View>
      ) : null}
      <View className={s.said} role="status">
        {moves}
      </View>
    </View>
  )
}
