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
 * Executes one step on an item that operators share. If another operator was faster, the server's text says so; after a
 * refusal, too, the shown data is loaded again.
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
