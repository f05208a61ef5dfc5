import { Icon } from '../../app/Icon'
import { Button, Input, Modal, Tooltip, Typography } from 'antd'
import { useState } from 'react'
import { useT } from '../../i18n'
import { readClipboard } from '../actions/clipboard'
import { pasteText } from '../actions/module-actions'
import { useLossNotice } from '../actions/useLossNotice'
import { useBuilderStore } from '../document/useBuilder'

/** Pastes modules; where the browser does not give the clipboard, or it holds none, into a field first. */
export function PasteButton() {
  const t = useT()
  const store = useBuilderStore()
  const showLosses = useLossNotice()
  const [isOpen, setIsOpen] = useState(false)
  const [isWrong, setIsWrong] = useState(false)
  const paste = async () => {
    const text = await readClipboard()
    const losses = text === null ? null : pasteText(store, text)
    if (losses) showLosses(losses)
    else setIsOpen(true)
  }
  const take = (text: string) => {
    const losses = pasteText(store, text)
    setIsWrong(!losses && text !== '')
    if (!losses) return
    setIsOpen(false)
    showLosses(losses)
  }
  return (
    <>
      <Tooltip title={t('builder.paste')}>
        <Button icon={<Icon name="clipboard" />} aria-label={t('builder.paste')} onClick={() => void paste()} />
      </Tooltip>
      <Modal open={isOpen} title={t('builder.paste')} footer={null} onCancel={() => setIsOpen(false)} destroyOnHidden>
        <Typography.Paragraph>{t('builder.pasteHint')}</Typography.Paragraph>
        <Input.TextArea
          aria-label={t('builder.paste')}
          autoFocus
          rows={4}
          status={isWrong ? 'error' : undefined}
          onChange={({ target }) => take(target.value)}
        />
        {isWrong && (
          <Typography.Text type="danger" role="alert">
            {t('builder.pasteWrong')}
          </Typography.Text>
        )}
      </Modal>
    </>
  )
}
