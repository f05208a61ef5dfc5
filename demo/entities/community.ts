import { insert, type NewRow } from '../../server/src/db/insert'
import { updateAnswered } from '../../server/src/domains/community/comment/answered'
import type { TenantSeed } from '../data/types'
import type { DayHour } from '../data/types-base'
import type { CommentTargetSeed, SpeechSeed, ThreadSeed } from '../data/types-community'
import { numbered, type Scene } from './insert'
import { moment } from './moment'

/** Returns the moment of a post, at the latest now, because a post of today cannot lie in the future. */
const pastMoment = (scene: Scene, at: DayHour): Date =>
  new Date(Math.min(moment(scene, at).getTime(), scene.now.getTime()))

type CommentRow = NewRow<'threaded_comment'> & { id: number }

interface SeededReview {
  id: number
  order: string
  line: number
}

/** Reads the reviews with the number of their order and the place of their line in it, from 0. */
const reviewsOf = ({ tx, tenantId }: Scene): Promise<SeededReview[]> =>
  tx.rows<SeededReview>(
    `select c.id, o.number as "order",
       (select count(*)::int from order_line l where l.tenant_id = c.tenant_id and l.order_id = c.order_id and l.id < c.line_id) as line
     from product_comment c join shop_order o on o.tenant_id = c.tenant_id and o.id = c.order_id where c.tenant_id = $1`,
    [tenantId],
  )

/** Returns a function that finds the id of a comment's target; null if the demo has no such review. */
function targetOf(data: TenantSeed, reviews: readonly SeededReview[]) {
  const ids = {
    article: numbered(data.articles, ({ slug }) => slug),
    note: numbered(data.notes, ({ slug }) => slug),
    topic: numbered(data.topics, ({ slug }) => slug),
    event: numbered(data.events, ({ slug }) => slug),
    product: numbered(data.products, ({ code }) => code),
  }
  return (about: CommentTargetSeed): number | null =>
    about.target === 'review'
      ? (reviews.find(({ order, line }) => order === about.order && line === about.line)?.id ?? null)
      : ids[about.target](about.slug)
}

/** Threads with their likes; what waits or was reported is in the operators' queue. */
async function seedThreads(scene: Scene, data: TenantSeed): Promise<void> {
  const { tx, tenantId } = scene
  const userId = numbered(data.users, ({ key }) => key)
  const writerOf = (about: CommentTargetSeed) =>
    'slug' in about && about.target === 'note' ? data.notes.find(({ slug }) => slug === about.slug)?.user : undefined
  const idOf = targetOf(data, await reviewsOf(scene))
  const rows: CommentRow[] = []
  const roots: { row: CommentRow; thread: ThreadSeed }[] = []
  const add = (
    speech: SpeechSeed,
    target: ThreadSeed['about']['target'],
    targetId: number,
    root: CommentRow | null,
  ): CommentRow => {
    const row: CommentRow = {
      tenantId,
      id: rows.length + 1,
      target,
      targetId,
      rootId: root?.id ?? null,
      parentId: root?.id ?? null,
      userId: userId(speech.user),
      addresseeId: root?.userId ?? null,
      text: speech.text,
      images: [] as number[],
      status: 'approved',
      isStaff: speech.user === 'owner',
      createdAt: pastMoment(scene, speech.at),
    }
    rows.push(row)
    return row
  }
  for (const thread of data.community.threads) {
    const targetId = idOf(thread.about)
    if (targetId === null) continue
    const root = add(thread, thread.about.target, targetId, null)
    for (const speech of thread.replies ?? []) add(speech, thread.about.target, targetId, root)
    const writer = writerOf(thread.about)
    Object.assign(root, {
      addresseeId: writer ? userId(writer) : null,
      status: thread.isPending ? 'pending' : 'approved',
      likeCount: thread.likes?.length ?? 0,
      replyCount: thread.replies?.length ?? 0,
    })
    roots.push({ row: root, thread })
  }
  await insert(tx, 'threaded_comment', rows)
  for (const { isStaff, target, targetId, rootId } of rows)
    await updateAnswered(tx, tenantId, {
      is_staff: isStaff ?? false,
      target,
      target_id: targetId,
      root_id: rootId ?? null,
    })
  const likes = roots.flatMap(({ row, thread }) =>
    (thread.likes ?? []).map((key) => ({ tenantId, commentId: row.id, userId: userId(key), createdAt: row.createdAt })),
  )
  await insert(tx, 'comment_like', likes)
  const queue = roots.filter(({ thread }) => thread.isPending ?? thread.report)
  const items = queue.map(({ row, thread }, n) => ({
    tenantId,
    id: n + 1,
    kind: 'comment' as const,
    subjectId: row.id,
    userId: row.userId,
    text: row.text ?? '',
    images: [] as number[],
    state: thread.isPending ? ('pending' as const) : ('reported' as const),
    reasons: thread.isPending ? ['words' as const, 'link' as const] : ['report' as const],
    reportCount: thread.report ? 1 : 0,
    createdAt: row.createdAt,
    changedAt: row.createdAt,
  }))
  await insert(tx, 'moderation_item', items)
  const reports = queue.flatMap(({ row, thread: { report } }, n) =>
    report
      ? [
          {
            tenantId,
            itemId: n + 1,
            userId: userId(report.user),
            reason: 'spam' as const,
            text: report.text,
            createdAt: row.createdAt,
          },
        ]
      : [],
  )
  await insert(tx, 'content_report', reports)
}

async function seedFeedback(scene: Scene, data: TenantSeed): Promise<void> {
  const { tx, tenantId } = scene
  const userId = numbered(data.users, ({ key }) => key)
  const rows = data.community.feedback.map(({ user, text, at, answer }, n) => ({
    tenantId,
    id: n + 1,
    userId: userId(user),
    text,
    images: [] as number[],
    state: answer ? ('answered' as const) : ('open' as const),
    status: 'approved' as const,
    createdAt: pastMoment(scene, at),
    changedAt: pastMoment(scene, answer?.at ?? at),
  }))
  await insert(tx, 'feedback', rows)
  const replies = data.community.feedback.flatMap(({ answer }, n) =>
    answer
      ? [
          {
            tenantId,
            feedbackId: n + 1,
            userId: userId(answer.user),
            isStaff: true,
            text: answer.text,
            images: [] as number[],
            createdAt: pastMoment(scene, answer.at),
          },
        ]
      : [],
  )
  await insert(tx, 'feedback_reply', replies)
}

/**
 * Seeds the threads, feedback and follows of a site, and its sensitive words. Runs after the orders, because threads
 * answer their reviews.
 */
export async function seedCommunity(scene: Scene, data: TenantSeed): Promise<void> {
  const { tx, tenantId, now } = scene
  const { follows, sensitiveWords } = data.community
  const userId = numbered(data.users, ({ key }) => key)
  await seedThreads(scene, data)
  await seedFeedback(scene, data)
  await insert(
    tx,
    'account_follow',
    follows.map(([follower, followee]) => ({
      tenantId,
      followerId: userId(follower),
      followeeId: userId(followee),
      createdAt: now,
    })),
  )
  if (sensitiveWords.length > 0)
    await insert(tx, 'moderation_setting', { tenantId, sensitiveWords: [...sensitiveWords] })
}
