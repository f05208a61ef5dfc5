import type { StoredTicket } from '@storefront/contract/domain/wallet/eticket'

export interface TicketRow {
  id: number
  num: string
  status: StoredTicket['status']
  contact_name: string
  contact_mobile: string
  start_at: string
  end_at: string | null
  used_at: string | null
}

/** Columns of a ticket under the alias `v`. */
export const TICKET_COLUMNS = 'v.id, v.num, v.status, v.contact_name, v.contact_mobile, v.start_at, v.end_at, v.used_at'

/** SQL for the tickets of a line, as a list of TicketRow. */
export const TICKETS_OF_LINE = `(select coalesce(json_agg(json_build_object('id', v.id, 'num', v.num, 'status', v.status, 'contact_name', v.contact_name,
    'contact_mobile', v.contact_mobile, 'start_at', v.start_at, 'end_at', v.end_at, 'used_at', v.used_at) order by v.id), '[]')
  from virtual_card v where v.tenant_id = $1 and v.line_id = l.id)`

export const toStoredTicket = ({ status, start_at, end_at }: TicketRow): StoredTicket => ({
  status,
  start: Date.parse(start_at),
  end: end_at === null ? null : Date.parse(end_at),
})
