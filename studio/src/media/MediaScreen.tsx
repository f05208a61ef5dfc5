import type { MediaFile } from '@storefront/contract/entities/studio/media'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { ScreenHead } from '../app/ScreenHead'
import { useT } from '../i18n'
import { FolderBar } from './FolderBar'
import { MediaBrowser } from './MediaBrowser'
import { MediaDrawer } from './MediaDrawer'
import { useAddressFilters } from './media-filters'

/** The media library: every file of the shop, in folders, with the places that show it. */
export function MediaScreen() {
  const t = useT()
  const state = useAddressFilters()
  const [params, setParams] = useSearchParams()
  const [selection, setSelection] = useState<readonly MediaFile[]>([])
  const fileId = Number(params.get('file'))
  const showFile = (id: number | null) =>
    setParams((before) => {
      const next = new URLSearchParams(before)
      if (id === null) next.delete('file')
      else next.set('file', String(id))
      return next
    })
  const toggle = (file: MediaFile) =>
    setSelection((before) =>
      before.some(({ id }) => id === file.id) ? before.filter(({ id }) => id !== file.id) : [...before, file],
    )
  return (
    <>
      <ScreenHead title={t('media.title')} />
      <FolderBar
        folder={state.filters.folder}
        selection={selection}
        onSelect={setSelection}
        onFolderGone={() => state.set({ folder: undefined })}
      />
      <MediaBrowser state={state} selection={selection} onToggle={toggle} onOpen={({ id }) => showFile(id)} />
      {fileId > 0 && <MediaDrawer key={fileId} id={fileId} onClose={() => showFile(null)} />}
    </>
  )
}
