import { useT } from '@/i18n'
import { go } from '@/router'
import { Empty } from './Empty'
import type { FailureProps } from './Failure'

/** A whole screen did not come: it can be tried again, and there is a way home where no tab bar shows one. */
export function PageFailure({ text, onRetry, isTab }: FailureProps & { readonly isTab: boolean }) {
  const t = useT()
  const home = { text: t('common.backHome'), onTap: () => void go('mobile.index', {}, { replace: true }) }
  const retry = onRetry && { text: t('common.retry'), onTap: onRetry }
  return <Empty icon="sad" text={text || t('common.failed')} action={retry} second={isTab ? undefined : home} />
}
