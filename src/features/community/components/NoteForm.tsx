import { NOTE_LIMITS } from '@storefront/contract/constants'
import type { NoteDetail } from '@storefront/contract/entities/community/note'
import { View } from '@tarojs/components'
import { useEffect, useState } from 'react'
import { FootButton } from '@/features/account/components/profile/FootButton'
import { useNavigationGuard } from '@/shared/screen/useNavigationGuard'
import { useT } from '@/i18n'
import { feedback } from '@/platform/feedback'
import { go, useRoute } from '@/router'
import { keys, replaceQueryData } from '@/services/query'
import { type NoteInput, communityApi } from '@/services/api/community'
import { useSubmit } from '@/services/use-submit'
import { Screen } from '@/ui/layout/Screen'
import { Switch } from '@/ui/controls/Switch'
import { TextArea, TextField } from '@/ui/controls/TextField'
import { invalidateNotes } from '@/features/community/noteCache'
import s from './NoteForm.module.scss'
import { NoteMentions } from './NoteMentions'
import { NotePictures } from './NotePictures'
import { useDraft } from '@/features/community/useDraft'

interface NoteFormProps {
  /** The note to change; null for a new one. */
  readonly note: NoteDetail | null
  /** The draft of a note that is gone meanwhile: what was typed becomes a new one. */
  readonly lostDraft?: string
}

/** Writes a note, or changes one. */
export function NoteForm({ note, lostDraft }: NoteFormProps) {
  const t = useT()
  const { params, setQuery } = useRoute()
  const draft = useDraft(note, lostDraft ?? params.draft)
  const { title, content, images, topics, products, isPublic } = draft.parts
  const [isMissing, setMissing] = useState(0)
  const [uploads, setUploads] = useState(0)
  const letGo = useNavigationGuard(!draft.isKept)
  const { submit, busy } = useSubmit(`note:${draft.id}`, (input: NoteInput, key: string) =>
    note ? communityApi.updateNote(note.id, input) : communityApi.createNote(input, key),
  )
  const { isRestored } = draft
  useEffect(() => {
    if (isRestored) feedback.toast(t(lostDraft ? 'note.restoredAsNew' : 'note.restored'))
  }, [isRestored, lostDraft, t])
  // The address names the draft, so that a reload finds it.
  const change = (parts: Parameters<typeof draft.set>[0]) => {
    draft.set(parts)
    if (!note && params.draft !== draft.id) setQuery({ draft: draft.id })
  }
  const send = async () => {
    if (!title.trim()) return setMissing((turn) => turn + 1)
    const idsOf = (items: readonly { readonly id: number }[]) => items.map(({ id }) => id)
    const mentions = { topics: idsOf(topics), products: idsOf(products) }
    const savedNote = await submit({
      title: title.trim(),
      content,
      images: idsOf(images),
      is_active: isPublic,
      ...mentions,
    })
    if (!savedNote) return
    draft.drop()
    letGo()
    replaceQueryData(keys.note(savedNote.id), savedNote)
    void invalidateNotes()
    feedback.toast(t(savedNote.is_active ? 'note.published' : 'note.setPrivate'))
    await go('note.note.detail', { id: savedNote.id }, { replace: true })
  }
  return (
    <Screen
      title={t(note ? 'note.edit' : 'note.write')}
      bar={
        <FootButton
          text={t(isPublic ? 'note.publish' : 'note.save')}
          busy={busy || uploads > 0}
          onTap={() => void send()}
        />
      }
    >
      <View className={s.form}>
        <NotePictures
          images={images}
          onChange={(next) => change({ images: next })}
          onBusy={(change) => setUploads((count) => count + change)}
        />
        <View className={s.rows}>
          <TextField
            isStacked
            label={t('note.name')}
            placeholder={t('note.namePlaceholder')}
            value={title}
            maxLength={NOTE_LIMITS.title}
            focusRequestId={isMissing}
            error={isMissing > 0 && !title.trim() ? t('note.nameMissing') : null}
            onChange={(text) => change({ title: text })}
          />
          <TextArea
            label={t('note.content')}
            placeholder={t('note.contentPlaceholder')}
            value={content}
            max={NOTE_LIMITS.content}
            onChange={(text) => change({ content: text })}
          />
        </View>
        <NoteMentions topics={topics} products={products} onChange={change} />
        <View className={s.rows}>
          <Switch label={t('note.isPublic')} checked={isPublic} onChange={(next) => change({ isPublic: next })} />
        </View>
        <View className={s.said} role="status">
          {draft.isKept ? t('note.publicHint') : t('note.notKept')}
        </View>
      </View>
    </Screen>
  )
}
