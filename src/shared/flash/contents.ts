import type { FlashMessage, flashKinds } from '@storefront/contract/entities/site/flash-message'
import { CardContent } from '@/shared/reward/CardContent'
import { CouponsContent } from '@/shared/reward/CouponsContent'
import type { Content } from '@/shared/reward/content'
import { AccountContent } from './AccountContent'
import { DistributorContent } from './DistributorContent'
import { GainsContent, RaffleContent, VoucherContent, TextContent } from './TextContent'

interface Row {
  readonly component: Content
  /** Whether the part is there that this face shows; else the words alone are shown. */
  readonly fits: (message: FlashMessage) => boolean
}

const hasWords = ({ description, subDescription, img_url }: FlashMessage): boolean =>
  Boolean(description || subDescription || img_url)

/** The content of each kind of flash message (spec 2). */
const FACES: Readonly<Record<(typeof flashKinds)[number], Row>> = {
  link: { component: TextContent, fits: hasWords },
  coupons: { component: CouponsContent, fits: ({ coupons }) => coupons !== undefined && coupons.length > 0 },
  gamification: {
    component: GainsContent,
    fits: ({ gamification }) => Object.values(gamification ?? {}).some((gain) => gain.amount !== 0),
  },
  usermcard: { component: CardContent, fits: ({ usermcard }) => usermcard !== undefined },
  dist_grant: { component: DistributorContent, fits: ({ dist_grant }) => Boolean(dist_grant?.msg) },
  wxaccount: { component: AccountContent, fits: ({ wxaccount }) => wxaccount !== undefined },
  raffle: { component: RaffleContent, fits: () => true },
  pickupvoucher: { component: VoucherContent, fits: () => true },
}
const rows = new Map<string, Row>(Object.entries(FACES))

/** Returns the face of a message; null when there is nothing in it to show. */
export function contentFor(message: FlashMessage): Content | null {
  const row = rows.get(message.kind)
  if (row?.fits(message)) return row.component
  return hasWords(message) ? TextContent : null
}
