import { Alert, Button } from 'antd'
import { useT } from '../i18n'

/** Why a save was refused; of an item that is gone it offers to save a new one. @param onSaveAsNew null where nothing was deleted */
export function SaveAlert({ error, onSaveAsNew }: { error: Error | null; onSaveAsNew: (() => void) | null }) {
  const t = useT()
  if (!error) return null
  return (
    <Alert
      type="error"
      role="alert"
      title={onSaveAsNew ? t('studio.gone.text') : error.message}
      action={onSaveAsNew && <Button onClick={onSaveAsNew}>{t('studio.gone.save')}</Button>}
      style={{ marginBottom: 16 }}
    />
  )
}
