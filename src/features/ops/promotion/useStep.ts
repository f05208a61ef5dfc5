import { useT } from '@/i18n'
import { feedback } from '@/platform/feedback'
import { queryClient } from '@/services/query'
import { useSubmit } from '@/services/use-submit'

export const REASON_MAX = 200

interface Step<B, R> {
  /** Resolves with the reply, or with undefined when nothing came of it. */
  readonly act: (body: B) => Promise<R | undefined>
  readonly busy: boolean
}

/**
 * One step of something that operators share. What another operator did meanwhile is told by the server in words; after
 * a refusal, too, what is shown is loaded again.
 * @param parentKey the key above those of what shows it
 */
export function useStep<B, R>(
  action: string,
  send: (body: B, key: string) => Promise<R>,
  parentKey: readonly unknown[],
): Step<B, R> {
  const t = useT()
  const reload = () => queryClient.invalidateQueries({ queryKey: parentKey })
  const onError = (): boolean => {
    void reload()
    return false
  }
  const { submit, busy } = useSubmit(action, send, { onError })
  const act = async (body: B): Promise<R | undefined> => {
    const reply = await submit(body)
    if (reply === undefined) return undefined
    await reload()
    feedback.toast(t('ops.done'), { at: 'center' })
    return reply
  }
  return { act, busy }
}
