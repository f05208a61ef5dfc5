import { Button, Input, Modal, Typography } from 'antd'
import { useState } from 'react'
import { type TextKey, useT } from '../i18n'

interface StepButtonProps {
  readonly text: TextKey
  /** The effect of the step, shown before it is taken. */
  readonly question: TextKey
  /** `required` where the other side has to be told why. */
  readonly note?: 'optional' | 'required'
  readonly noteText?: TextKey
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
  isDanger = false,
  isPrimary = false,
  isBusy,
  onStep,
}: StepButtonProps) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const [words, setWords] = useState('')
  const isReady = note !== 'required' || words.trim() !== ''
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
        {note && (
          <Input.TextArea
            aria-label={t(noteText)}
            placeholder={t(noteText)}
            value={words}
            maxLength={NOTE_MAX}
            showCount
            autoSize={{ minRows: 2, maxRows: 6 }}
            onChange={({ target }) => setWords(target.value)}
          />
        )}
      </Modal>
    </>
  )
}
