import { Button, Flex, Input, Modal, Typography } from 'antd'
import { useState } from 'react'
import { useT } from '../i18n'

interface ReopenButtonProps {
  /** The requested amount, a decimal string with the currency's sign; null for an exchange. */
  readonly amount: string | null
  readonly isBusy: boolean
  readonly onStep: (step: { note: string; amount?: string }) => Promise<unknown>
}

/** Accepts an appeal: the request goes on, for the requested amount or another one. */
export function ReopenButton({ amount, isBusy, onStep }: ReopenButtonProps) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const [agreedAmount, setAgreedAmount] = useState('')
  const [note, setNote] = useState('')
  const act = async () => {
    const text = agreedAmount.trim()
    // A refusal stands in a message; what was written stays for another try.
    await onStep({ note: note.trim(), ...(text !== '' && { amount: text }) }).then(
      () => setOpen(false),
      () => undefined,
    )
  }
  return (
    <>
      <Button type="primary" onClick={() => setOpen(true)}>
        {t('operation.returns.steps.reopen')}
      </Button>
      <Modal
        open={isOpen}
        title={t('operation.returns.steps.reopen')}
        okText={t('operation.returns.steps.reopen')}
        okButtonProps={{ loading: isBusy }}
        onOk={() => void act()}
        onCancel={() => setOpen(false)}
      >
        <Typography.Paragraph>{t('operation.returns.asks.reopen')}</Typography.Paragraph>
        {/* The count of the note stands below its field. */}
        <Flex vertical gap={12} style={{ paddingBottom: 16 }}>
          {amount !== null && (
            <>
              <Typography.Text>{t('operation.returns.agreed')}</Typography.Text>
              <Input
                aria-label={t('operation.returns.agreed')}
                placeholder={t('operation.returns.agreedHint', { amount })}
                inputMode="decimal"
                maxLength={20}
                value={agreedAmount}
                onChange={({ target }) => setAgreedAmount(target.value)}
              />
            </>
          )}
          <Input.TextArea
            aria-label={t('operation.note')}
            placeholder={t('operation.note')}
            value={note}
            maxLength={200}
            showCount
            autoSize={{ minRows: 2, maxRows: 6 }}
            onChange={({ target }) => setNote(target.value)}
          />
        </Flex>
      </Modal>
    </>
  )
}
