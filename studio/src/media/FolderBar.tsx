import { MEDIA_LIMITS } from '@storefront/contract/domain/content/media'
import type { MediaFile } from '@storefront/contract/entities/studio/media'
import { useQueryClient } from '@tanstack/react-query'
import { App, Button, Flex, Input, Modal, Popconfirm, Select } from 'antd'
import { useState } from 'react'
import { call } from '../calls/call'
import { submitOnce } from '../calls/submit-key'
import { useT } from '../i18n'
import { useFolders } from './MediaBrowser'

/** Asks for the name of a folder, of a new one or of one that is there. */
function FolderModal({ folder, onClose }: { folder: { id: number; name: string } | null; onClose: () => void }) {
  const t = useT()
  const client = useQueryClient()
  const { message } = App.useApp()
  const [name, setName] = useState(folder?.name ?? '')
  const save = async () => {
    const body = { name: name.trim() }
    try {
      if (folder)
        await submitOnce(`media-folder-${folder.id}`, body, (key) =>
          call('PUT /studio/media/folder/{id}/', { params: { id: folder.id }, body, key }),
        )
      else await submitOnce('media-folder-new', body, (key) => call('POST /studio/media/folder/', { body, key }))
      await client.invalidateQueries({ queryKey: ['media'] })
      onClose()
    } catch (error) {
      void message.error((error as Error).message)
    }
  }
  return (
    <Modal
      open
      title={t(folder ? 'media.renameFolder' : 'media.newFolder')}
      okText={t('media.save')}
      okButtonProps={{ disabled: name.trim() === '' }}
      onOk={() => void save()}
      onCancel={onClose}
    >
      <Input
        aria-label={t('media.folderName')}
        placeholder={t('media.folderName')}
        maxLength={MEDIA_LIMITS.folderName}
        value={name}
        onChange={({ target }) => setName(target.value)}
        onPressEnter={() => void save()}
      />
    </Modal>
  )
}

interface FolderBarProps {
  /** The id of the folder in front, as in the filters. */
  readonly folder: string | undefined
  readonly selection: readonly MediaFile[]
  readonly onSelect: (files: readonly MediaFile[]) => void
  readonly onFolderGone: () => void
}

/** The actions on folders, and on the files that are selected. */
export function FolderBar({ folder, selection, onSelect, onFolderGone }: FolderBarProps) {
  const t = useT()
  const client = useQueryClient()
  const { message } = App.useApp()
  const folders = useFolders()
  const [isNaming, setNaming] = useState<'new' | 'present' | null>(null)
  const present = folders.find(({ id }) => String(id) === folder)
  const deselect = () => onSelect([])
  const run = async (work: () => Promise<unknown>, end: () => void) => {
    try {
      await work()
      await client.invalidateQueries({ queryKey: ['media'] })
      end()
    } catch (error) {
      void message.error((error as Error).message)
    }
  }
  const move = (target: number | null) => {
    const body = { ids: selection.map(({ id }) => id), folder: target }
    return run(() => submitOnce('media-move', body, (key) => call('POST /studio/media/move/', { body, key })), deselect)
  }
  /** Deletes every selected file that can be deleted; the others stay selected and are named with the reason. */
  const removeAll = async () => {
    const refusals: { file: MediaFile; reason: string }[] = []
    for (const file of selection)
      await call('DELETE /studio/media/{id}/', { params: { id: file.id } }).catch(({ message: reason }: Error) =>
        refusals.push({ file, reason }),
      )
    await client.invalidateQueries({ queryKey: ['media'] })
    onSelect(refusals.map(({ file }) => file))
    const names = refusals.map(({ file }) => file.name).join(', ')
    if (refusals[0]) void message.error(`${names}: ${refusals[0].reason}`)
    else void message.success(t('media.deleted'))
  }
  return (
    <Flex gap={8} wrap style={{ marginBottom: 16 }} align="center">
      <Button onClick={() => setNaming('new')}>{t('media.newFolder')}</Button>
      {present && (
        <>
          <Button onClick={() => setNaming('present')}>{t('media.renameFolder')}</Button>
          <Popconfirm
            title={t('media.deleteFolderAsk')}
            okText={t('media.delete')}
            onConfirm={() =>
              run(() => call('DELETE /studio/media/folder/{id}/', { params: { id: present.id } }), onFolderGone)
            }
          >
            <Button danger>{t('media.deleteFolder')}</Button>
          </Popconfirm>
        </>
      )}
      {selection.length > 0 && (
        <>
          <span role="status">{t('media.selected', { n: selection.length })}</span>
          <Select
            aria-label={t('media.moveTo')}
            placeholder={t('media.moveTo')}
            value={null}
            onChange={(target: number) => void move(target === 0 ? null : target)}
            options={[
              { value: 0, label: t('media.noFolder') },
              ...folders.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            style={{ width: 180 }}
          />
          <Popconfirm title={t('media.deleteAsk')} okText={t('media.delete')} onConfirm={removeAll}>
            <Button danger>{t('media.delete')}</Button>
          </Popconfirm>
          <Button type="text" onClick={deselect}>
            {t('media.selectNone')}
          </Button>
        </>
      )}
      {isNaming && (
        <FolderModal folder={isNaming === 'new' ? null : (present ?? null)} onClose={() => setNaming(null)} />
      )}
    </Flex>
  )
}
