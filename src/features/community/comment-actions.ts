import { lastOf } from '@storefront/contract/domain/last-of'
import type { CommentThread, ThreadedComment } from '@storefront/contract/entities/community/comment'
import { change, removeItem } from '@/shared/list/cache'
import { itemsOf, type Pages, replace } from '@/shared/list/pages'
import { t } from '@/i18n'
import { feedback } from '@/platform/feedback'
import { commentKeys, commentsApi } from '@/services/api/comments'
import { showError } from '@/services/error-handler'
import { queryClient, replaceQueryData } from '@/services/query'
import { session } from '@/state/session'
import { confirm } from '@/ui/overlay/dialogs'

const idOf = ({ id }: ThreadedComment): number => id

/** Changes a comment wherever it stands: in lists, among the answers of a thread, as the root of one. */
function changeComment(id: number, how: (comment: ThreadedComment) => ThreadedComment): void {
  for (const { queryKey } of queryClient.getQueryCache().findAll({ queryKey: commentKeys.all() })) {
    if (lastOf(queryKey) === 'pages')
      change<ThreadedComment>(queryKey, (pages: Pages<ThreadedComment>) => {
        // Evicted rows are holes.
        const comment = itemsOf(pages).find((one: ThreadedComment | undefined) => one?.id === id)
        return comment ? replace(pages, how(comment), idOf) : pages
      })
    if (queryKey[1] === 'one')
      replaceQueryData<CommentThread>(queryKey, (thread) =>
        thread?.comment.id === id ? { ...thread, comment: how(thread.comment) } : thread,
      )
  }
}

/** Everything that shows comments asks again. */
export const invalidateComments = (): Promise<unknown> =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: commentKeys.all() }),
    queryClient.invalidateQueries({ queryKey: ['ownThreads'] }),
  ])

/** Comments whose change is on its way: a second tap does nothing. */
const busyIds = new Set<number>()

async function alone(id: number, action: () => Promise<void>): Promise<boolean> {
  if (busyIds.has(id)) return false
  busyIds.add(id)
  try {
    await action()
    return true
  } catch (error) {
    showError(error)
    return false
  } finally {
    busyIds.delete(id)
  }
}

const flag = (isSet: boolean): true | undefined => (isSet ? true : undefined)

/** Likes or unlikes a comment. The screen changes at once and changes back with a message if the server refuses. */
export async function toggleCommentLike({ id, is_liked, like_count }: ThreadedComment): Promise<void> {
  if (!(await session().ensureLogin())) return
  await alone(id, async () => {
    const isLiked = !is_liked
    changeComment(id, (now) => ({
      ...now,
      is_liked: flag(isLiked),
      like_count: Math.max(0, like_count + (isLiked ? 1 : -1)),
    }))
    try {
      const reply = await commentsApi.like(id, isLiked)
      changeComment(id, (now) => ({ ...now, is_liked: flag(reply.is_liked), like_count: reply.like_count }))
    } catch (error) {
      changeComment(id, (now) => ({ ...now, is_liked, like_count }))
      throw error
    }
  })
}

/** Deletes an own comment after a confirm; of an answered one its place stays. True when it is gone. */
export async function removeComment({ id, reply_count }: ThreadedComment): Promise<boolean> {
  if (
    !(await confirm({
      text: t('thread.deleteAsk'),
      confirmText: t('common.delete'),
      cancelText: t('common.cancel'),
      danger: true,
    }))
  )
    return false
  return alone(id, async () => {
    await commentsApi.remove(id)
    if (reply_count === 0) removeItem<ThreadedComment>(commentKeys.all(), id, idOf)
    else changeComment(id, (now) => ({ ...now, text: '', images: undefined, is_removed: true }))
    feedback.toast(t('thread.deleted'))
    await invalidateComments()
  })
}
