import { View } from '@tarojs/components'
import { useState } from 'react'
import { useT } from '@/i18n'
import { feedback } from '@/platform/feedback'
import { useSubmit } from '@/services/use-submit'
import { Button } from '@/ui/controls/Button'
import { TextArea } from '@/ui/controls/TextField'
import s from './Ops.module.scss'

const NOTE_MAX = 500

interface NoteCardProps {
  /** Names what the note is on, for one submit at a time. */
  readonly action: string
  readonly note: string
  /** False for who may only read it. */
  readonly canEdit: boolean
  readonly save: (note: string) => Promise<unknown>
}

/** The operators' own note on something; its customer does not see it. */
export function NoteCard({ action, note, canEdit, save }: NoteCardProps) {
  const t = useT()
  const [text, setText] = useState(note)
  const { submit, busy } = useSubmit(action, (body: string) => save(body))
  const send = async () => {
    if ((await submit(text.trim())) !== undefined) feedback.toast(t('ops.saved'), { at: 'center' })
  }
  if (!canEdit) return note ? <View className={s.card}>{`${t('opsResv.note')}  ${note}`}</View> : null
  return (
    <View className={s.rows}>
      <TextArea
        label={t('opsResv.note')}
        placeholder={t('opsResv.noteHint')}
        value={text}
        max={NOTE_MAX}
        onChange={setText}
      />
      <View className={s.buttons}>
        <Button kind="secondary" wide busy={busy} disabled={text.trim() === note} onTap={() => void send()}>
          {t('ops.save')}
        </Button>
      </View>
    </View>
  )
}
