import { Button, Result, Skeleton } from 'antd'
import { useT } from '../i18n'

/** A screen that is on its way; readers hear so in place of its empty lines. */
export function Loading() {
  const t = useT()
  return (
    <div aria-busy="true">
      <span className="visually-hidden">{t('frame.loading')}</span>
      <div aria-hidden="true">
        <Skeleton active paragraph={{ rows: 6 }} style={{ padding: 24 }} />
      </div>
    </div>
  )
}

/** A read that failed, with a way to try it again. */
export function Failed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useT()
  return (
    <Result
      status="warning"
      title={error.message}
      extra={
        <Button type="primary" onClick={onRetry}>
          {t('studio.retry')}
        </Button>
      }
    />
  )
}
