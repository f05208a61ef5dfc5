import { Alert, Button } from 'antd'
import { useT } from '../i18n'

/**
 * The reason why a save was refused; for a deleted item it offers to save a new one. @param onSaveAsNew null if nothing
 * was deleted
 */
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
