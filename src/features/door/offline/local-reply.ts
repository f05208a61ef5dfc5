import type { DoorDecision, ScanFacts } from '@storefront/contract/domain/door/admit'
import type { DoorScanReply } from '@storefront/contract/entities/door/door'
import type { LocalTicket } from './decide'
import { checkinOf, type DoorList } from './door-list'

/** Returns a decision of this device in the server's words. */
export function localReply(
  decision: DoorDecision,
  ticket: LocalTicket | null,
  scan: ScanFacts,
  list: DoorList | null,
): DoorScanReply {
  const checkin = checkinOf(list)
  return {
    scan: null,
    result: decision.result,
    reason: decision.reason,
    attention: decision.attention,
    questions: [...decision.questions],
    direction: scan.direction,
    count: scan.count,
    ticket: ticket && {
      kind: ticket.facts.kind,
      id: Number(ticket.key.slice(2)),
      code: '',
      type_name: ticket.typeName,
      initials: ticket.initials,
      uses: ticket.facts.uses,
      use_count: Math.min(ticket.facts.uses, ticket.facts.useCount + (checkin?.is_inner ? 0 : decision.uses)),
    },
    last: null,
    opens: checkin?.opens ?? null,
    closes: checkin?.closes ?? null,
  }
}
