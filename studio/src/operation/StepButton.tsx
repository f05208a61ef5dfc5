import { Button, Input, Modal, Typography } from 'antd'
import { useState } from 'react'
import { type TextKey, useT } from '../i18n'

interface StepButtonProps {
  readonly text: TextKey
  /** The effect of the step, shown before it is taken. */
  readonly question: TextKey
  /** `required` where the other side has to be told why; `line` for a number that has to be there. */
  readonly note?: 'optional' | 'required' | 'line'
  readonly noteText?: TextKey
  /** Characters that it may have. */
  readonly noteMax?: number
  readonly isDanger?: boolean
  readonly isPrimary?: boolean
  readonly isBusy: boolean
  readonly onStep: (note: string) => Promise<unknown>
}

const NOTE_MAX = 200

/** A button of a step, which is asked about first. */
export function StepButton({
  text,
  question,
  note,
  noteText = 'operation.note',
  noteMax = NOTE_MAX,
  isDanger = false,
  isPrimary = false,
  isBusy,
  onStep,
}: StepButtonProps) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const [words, setWords] = useState('')
  const isReady = note === undefined || note === 'optional' || words.trim() !== ''
  const field = {
    'aria-label': t(noteText),
    placeholder: t(noteText),
    value: words,
    maxLength: noteMax,
    onChange: ({ target }: { target: { value: string } }) => setWords(target.value),
  }
  const act = async () => {
    // A refusal stands in a message; what was written stays for another try.
    await onStep(words.trim()).then(
      () => setOpen(false),
      () => undefined,
    )
  }
  return (
    <>
      <Button danger={isDanger} type={isPrimary ? 'primary' : 'default'} onClick={() => setOpen(true)}>
        {t(text)}
      </Button>
      <Modal
        open={isOpen}
        title={t(text)}
        okText={t(text)}
        okButtonProps={{ danger: isDanger, loading: isBusy, disabled: !isReady }}
        onOk={() => void act()}
        onCancel={() => setOpen(false)}
      >
        <Typography.Paragraph>{t(question)}</Typography.Paragraph>
        {note === 'line' && <Input {...field} />}
        {(note === 'optional' || note === 'required') && (
          <Input.TextArea {...field} showCount autoSize={{ minRows: 2, maxRows: 6 }} />
        )}
      </Modal>
    </>
  )
}
