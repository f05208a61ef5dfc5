import { Button, Form, Input } from 'antd'
import { useT } from '../i18n'

interface NoteFormProps {
  readonly note: string
  readonly isBusy: boolean
  readonly onSave: (note: string) => void
}

const NOTE_MAX = 500

/** A note that staff alone read; it is emptied by saving none. */
export function NoteForm({ note, isBusy, onSave }: NoteFormProps) {
  const t = useT()
  return (
    <Form
      layout="vertical"
      initialValues={{ note }}
      onFinish={(draft: { note: string }) => isBusy || onSave(draft.note.trim())}
      style={{ marginTop: 24 }}
    >
      <Form.Item name="note" label={t('opsResv.note')} extra={t('opsResv.noteHint')}>
        <Input.TextArea maxLength={NOTE_MAX} showCount autoSize={{ minRows: 2, maxRows: 8 }} />
      </Form.Item>
      <Button htmlType="submit" loading={isBusy}>
        {t('operation.saveNote')}
      </Button>
    </Form>
  )
}
