import type { ModerationAction } from '@storefront/contract/domain/community/moderation'
import type { ModerationItem } from '@storefront/contract/entities/community/moderation'
import { useT } from '@/i18n'
import { feedback } from '@/platform/feedback'
import { moderationApi, type ModerationDecision, moderationKeys, type MuteInput } from '@/services/api/ops/moderation'
import { queryClient } from '@/services/query'
import { useSubmit } from '@/services/use-submit'
import { confirm, confirmWith } from '@/ui/overlay/dialogs'

export const REASON_MAX = 200

/** Loads the queue, the posts and the log again, wherever they are shown. */
export const reloadModeration = (): Promise<void> => queryClient.invalidateQueries({ queryKey: moderationKeys.all() })

/**
 * Loads the moderation lists again after a refusal: the server's text reports a decision that another operator made
 * meanwhile.
 */
const onError = (): boolean => {
  void reloadModeration()
  return false
}

/**
 * Sends the operator's decisions on a post and on its author; muting has its form (MuteSheet), the others ask for
 * confirmation.
 */
export function useDecision({ id, author, revision }: Pick<ModerationItem, 'id' | 'author' | 'revision'>) {
  const t = useT()
  const deciding = useSubmit(
    `ops_moderate:${id}`,
    (body: ModerationDecision, key: string) => moderationApi.decide(id, body, key),
    { onError },
  )
  const muting = useSubmit(
    `ops_mute:${author.uuid}`,
    (body: MuteInput, key: string) => moderationApi.mute(author.uuid, body, key),
    { onError },
  )
  const finish = async (reply: object | undefined): Promise<boolean> => {
    if (!reply) return false
    await reloadModeration()
    feedback.toast(t('ops.done'), { at: 'center' })
    return true
  }
  return {
    busy: deciding.busy || muting.busy,
    approve: async (): Promise<void> => {
      const texts = { text: t('opsModeration.ask.approve'), confirmText: t('opsModeration.action.approve') }
      if (await confirm(texts))
        await finish(await deciding.submit({ action: 'approve' satisfies ModerationAction, revision }))
    },
    hide: async (): Promise<void> => {
      const values = await confirmWith({
        text: t('opsModeration.ask.hide'),
        confirmText: t('opsModeration.action.hide'),
        danger: true,
        fields: [{ name: 'reason', label: t('opsModeration.note'), kind: 'textarea', maxLength: REASON_MAX }],
      })
      if (values) await finish(await deciding.submit({ action: 'hide', revision, reason: values.reason }))
    },
    /** Hides the post, and its author cannot write until `until`. */
    mute: async (until: string, reason: string): Promise<boolean> =>
      finish(await deciding.submit({ action: 'mute', revision, until, reason })),
    unmute: async (): Promise<void> => {
      const texts = { text: t('opsModeration.ask.unmute'), confirmText: t('opsModeration.unmute') }
      if (await confirm(texts)) await finish(await muting.submit({ until: null }))
    },
  }
}

/** Takes a decision back, after a question. */
export function useUndo(logId: number) {
  const t = useT()
  const { submit, busy } = useSubmit(
    `ops_moderation_undo:${logId}`,
    (id: number, key: string) => moderationApi.undo(id, key),
    { onError },
  )
  const undo = async (): Promise<void> => {
    const isMeant = await confirm({ text: t('opsModeration.ask.undo'), confirmText: t('opsModeration.undo') })
    if (!isMeant || !(await submit(logId))) return
    await reloadModeration()
    feedback.toast(t('opsModeration.undone'), { at: 'center' })
  }
  return { undo, busy }
}
