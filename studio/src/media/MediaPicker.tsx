import type { MediaKind } from '@storefront/contract/domain/content/media'
import type { MediaFile } from '@storefront/contract/entities/studio/media'
import { useQueryClient } from '@tanstack/react-query'
import { Modal } from 'antd'
import { useState } from 'react'
import { call } from '../calls/call'
import { useT } from '../i18n'
import { MediaBrowser } from './MediaBrowser'
import { useLocalFilters } from './media-filters'

interface PickerProps {
  readonly kind: MediaKind
  /** The most files that are chosen. */
  readonly max: number
  readonly onPick: (files: readonly MediaFile[]) => void
  readonly onClose: () => void
}

/** Chooses files of the library; what is uploaded here is chosen at once. */
export function MediaPicker({ kind, max, onPick, onClose }: PickerProps) {
  const t = useT()
  const client = useQueryClient()
  const state = useLocalFilters(kind)
  const [selection, setSelection] = useState<readonly MediaFile[]>([])
  // One more than fits takes the place of the oldest choice.
  const choose = (file: MediaFile) => setSelection((before) => [...before, file].slice(-max))
  const toggle = (file: MediaFile) =>
    selection.some(({ id }) => id === file.id)
      ? setSelection(selection.filter(({ id }) => id !== file.id))
      : choose(file)
  const chooseUpload = async (id: number) => {
    const file = await client.fetchQuery({
      queryKey: ['media', 'file', id],
      queryFn: () => call('GET /studio/media/{id}/', { params: { id } }),
    })
    if (file.kind === kind) choose(file)
  }
  return (
    <Modal
      open
      width={960}
      title={t('media.choose')}
      okText={t('media.chosen', { n: selection.length })}
      okButtonProps={{ disabled: selection.length === 0 }}
      onOk={() => {
        onPick(selection)
        onClose()
      }}
      onCancel={onClose}
    >
      <MediaBrowser state={state} selection={selection} onToggle={toggle} onUpload={(id) => void chooseUpload(id)} />
    </Modal>
  )
}
