import { Button, Checkbox, Input, Modal, Typography } from 'antd'
import { useState } from 'react'
import { type TextKey, useT } from '../i18n'

interface ReceiveButtonProps {
  /** The effect of the step, shown before it is taken. */
  readonly question: TextKey
  readonly isBusy: boolean
  readonly onStep: (step: { note: string; restock: boolean }) => Promise<unknown>
}

/** Receives the goods of a return; damaged ones stay out of the stock. */
export function ReceiveButton({ question, isBusy, onStep }: ReceiveButtonProps) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const [restock, setRestock] = useState(true)
  const [note, setNote] = useState('')
  const act = async () => {
    // A refusal stands in a message; what was written stays for another try.
    await onStep({ note: note.trim(), restock }).then(
      () => setOpen(false),
      () => undefined,
    )
  }
  return (
    <>
      <Button type="primary" onClick={() => setOpen(true)}>
        {t('operation.returns.steps.receive')}
      </Button>
      <Modal
        open={isOpen}
        title={t('operation.returns.steps.receive')}
        okText={t('operation.returns.steps.receive')}
        okButtonProps={{ loading: isBusy }}
        onOk={() => void act()}
        onCancel={() => setOpen(false)}
      >
        <Typography.Paragraph>{t(question)}</Typography.Paragraph>
        <Typography.Paragraph>
          <Checkbox checked={restock} onChange={({ target }) => setRestock(target.checked)}>
            {t('operation.returns.restock')}
          </Checkbox>
        </Typography.Paragraph>
        <Input.TextArea
          aria-label={t('operation.note')}
          placeholder={t('operation.note')}
          value={note}
          maxLength={200}
          showCount
          autoSize={{ minRows: 2, maxRows: 6 }}
          onChange={({ target }) => setNote(target.value)}
        />
      </Modal>
    </>
  )
}
