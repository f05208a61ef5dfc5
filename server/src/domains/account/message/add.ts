import { insert } from '../../../db/insert'
import type { MessageKind } from '@storefront/contract/domain/account/messages'
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
}

const NOTE_MAX = 200

/** Leaves a message in the message centre of a user, in the transaction of what it tells. */
export async function addMessage(
  tx: Connection,
  { tenant, now }: Pick<Ctx, 'tenant' | 'now'>,
  userId: number,
  { kind, target, data = {}, note = '' }: NewMessage,
): Promise<void> {
  await insert(tx, 'user_message', {
    tenantId: tenant.id,
    userId,
    kind,
    target: String(target),
    data: { ...data },
    note: note.slice(0, NOTE_MAX),
    createdAt: now,
  })
}
