import { useT } from '@/i18n'
import { Empty } from './Empty'

export interface FailureProps {
  /** The cause of the failure, in the reader's language; a general sentence without it. */
  readonly text?: string
  readonly onRetry?: () => void
}

/** Something did not come; nothing is lost, and one tap tries again. */
export function Failure({ text, onRetry }: FailureProps) {
  const t = useT()
  return (
    <Empty
      icon="sad"
      text={text || t('common.failed')}
      action={onRetry && { text: t('common.retry'), onTap: onRetry }}
    />
  )
}
