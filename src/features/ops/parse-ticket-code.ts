import { lastOf } from '@storefront/contract/domain/last-of'

/** Returns the code in a scanned or typed text: without spaces, in capital letters; of an address, its last part. */
export function parseTicketCode(text: string): string {
  const parts = text
    .trim()
    .replace(/[/?#]+$/, '')
    .split(/[/=]/)
  return (lastOf(parts) ?? '').replace(/\s/g, '').toUpperCase().slice(0, 60)
}
