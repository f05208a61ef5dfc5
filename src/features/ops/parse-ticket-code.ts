import { lastOf } from '@storefront/contract/domain/last-of'

/** What a scanner or a person gives, as the code it means: no spaces, large letters, and of an address its last part. */
export function parseTicketCode(text: string): string {
  const parts = text
    .trim()
    .replace(/[/?#]+$/, '')
    .split(/[/=]/)
  return (lastOf(parts) ?? '').replace(/\s/g, '').toUpperCase().slice(0, 60)
}
