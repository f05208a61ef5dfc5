import { insert } from '../../../db/insert'
import type { MessageKind } from '@storefront/contract/domain/account/messages'
import type { Link } from '@storefront/contract/entities/common'
import type { Connection } from '../../../db'
import type { Ctx } from '../../../core/context.types'

/** A message before it is stored. */
export interface NewMessage {
  readonly kind: MessageKind
  /** Number or id of what it is about. */
  readonly target: string | number
  /** Values of its text. */
  readonly data?: Readonly<Record<string, string>>
  /** Words of the other side; only the first of them are kept. */
  readonly note?: string
  /** Link that it opens in place of the screen of its kind. */
  readonly link?: Link | null
  /** The user sees it just now in another way. */
  readonly isRead?: boolean
}

const NOTE_MAX = 200

/** Leaves the same message in the message centres of users, in the transaction of what it tells. */
export async function addMessages(
  tx: Connection,
  { tenant, now }: Pick<Ctx, 'tenant' | 'now'>,
  userIds: readonly number[],
  { kind, target, data = {}, note = '', link = null, isRead = false }: NewMessage,
): Promise<void> {
  const message = {
    tenantId: tenant.id,
    kind,
    target: String(target),
    data: { ...data },
    note: note.slice(0, NOTE_MAX),
    link,
    createdAt: now,
    readAt: isRead ? now : null,
  }
  await insert(
    tx,
    'user_message',
    userIds.map((userId) => ({ ...message, userId })),
  )
}

/** Leaves a message in the message centre of one user. */
export const addMessage = (
  tx: Connection,
  ctx: Pick<Ctx, 'tenant' | 'now'>,
  userId: number,
  message: NewMessage,
): Promise<void> => addMessages(tx, ctx, [userId], message)
