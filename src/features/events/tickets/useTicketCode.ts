import type { IssuedTicket } from '@storefront/contract/entities/events/ticket'

interface ShownCode {
  /** What the QR code says; null while there is nothing to show. */
  readonly text: string | null
  /** What is typed where nothing can be scanned. */
  readonly code: string | null
}

/** What is shown at the door for a ticket. */
export const useTicketCode = ({ code }: IssuedTicket): ShownCode => ({ text: code, code })
