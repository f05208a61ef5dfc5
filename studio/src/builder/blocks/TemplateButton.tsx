import { Button } from 'antd'
import { useState } from 'react'
import { useT } from '../../i18n'
import { denormalize } from '../document/normalize'
import { useBuilderStore } from '../document/useBuilder'
import { SaveBlockModal } from './SaveBlockModal'

/** Keeps the page as it is now as a template for new ones. */
export function TemplateButton() {
  const t = useT()
  const store = useBuilderStore()
  const [isOpen, setOpen] = useState(false)
  const doc = () => denormalize(store.getState().document)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('builder.blocks.templateSave')}</Button>
      {isOpen && <SaveBlockModal kind="template" name={doc().title} doc={doc()} onClose={() => setOpen(false)} />}
    </>
  )
}
