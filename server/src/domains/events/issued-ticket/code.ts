import { ROTATION_MS } from '@storefront/contract/domain/door/admit'
import { type SignedCode, signedMessage } from '@storefront/contract/domain/door/door-code'
import type { ReplyOf } from '@storefront/contract/endpoints/define'
import type { issuedTicketEndpoints } from '@storefront/contract/endpoints/events/issued-ticket'
import { type Failure, fail } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { loadKeys, signerOf } from '../../door/keys'

interface OwnTicketRow {
  id: number
  event_id: number
  ticket_id: number
  code: string
  needs_rotating: boolean
}

const OWN = `select t.id, t.event_id, t.ticket_id, t.code,
    exists (select 1 from door_list l where l.tenant_id = $1 and l.event_id = t.event_id and l.needs_rotating) as needs_rotating
  from issued_ticket t where t.tenant_id = $1 and t.id = $2 and t.user_id = $3 and t.status = 'valid'`

/**
 * Returns the signed code of a ticket of one's own, and where a door of its event asks for it, one that holds half a
 * minute.
 */
export function readTicketCode(
  ctx: UserCtx,
  id: number,
): Promise<ReplyOf<(typeof issuedTicketEndpoints)['issuedTicketCode']> | Failure> {
  // It may make the site's first key.
  return ctx.db.tx(async (tx) => {
    const [row] = await tx.rows<OwnTicketRow>(OWN, [ctx.tenant.id, id, ctx.user.id], 'ticket_code')
    if (!row) return fail('notFound')
    const { keyId, signText } = signerOf(ctx, await loadKeys(tx, ctx))
    const codeUntil = (expires: number | null): string => {
      const content: SignedCode = {
        site: ctx.tenant.slug,
        keyId,
        kind: 'ticket',
        id,
        eventId: row.event_id,
        typeId: row.ticket_id,
        code: row.code,
        expires,
      }
      const message = signedMessage(content)
      return `${message}.${signText(message)}`
    }
    // Whole seconds: the code says no finer.
    const expires = Math.ceil((ctx.now.getTime() + ROTATION_MS) / 1000) * 1000
    return {
      code: codeUntil(null),
      rotating: row.needs_rotating ? { code: codeUntil(expires), expires: new Date(expires).toISOString() } : null,
    }
  })
}
