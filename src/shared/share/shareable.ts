import { SHARE_CAMPAIGNS } from '@storefront/contract/constants'
import type { UserInfo } from '@storefront/contract/entities/account/user'
import { type Tracking, withTracking } from '@/lib/tracking'
import type { ShareCard, ShareChannel, Shareable } from '@/platform/share/types'
import { webAddress } from '@/platform/web-address'
import { hrefFor, pageUrl } from '@/routes/build'

type Sharer = Pick<UserInfo, 'auid' | 'perms' | 'promoter_code'> | null

/** Returns the tracked content of a link: the sharer's public short name; for a visitor, the shared resource. */
const contentOf = ({ name, params }: ShareCard, sharer: Sharer): string =>
  sharer?.auid || [name, params?.id].filter(Boolean).join(':')

/**
 * Returns the tracking of a shared link. A link of an active promoter carries their code in every channel, like the
 * links that they create themselves: its buyers count as theirs. A card with a campaign of its own keeps it.
 */
function trackingFor(card: ShareCard, sharer: Sharer, channel: ShareChannel): Tracking {
  if (sharer?.promoter_code && !card.campaign)
    return { campaign: SHARE_CAMPAIGNS.promotion, source: 'promoter', content: sharer.promoter_code }
  const campaign =
    card.campaign ?? (sharer && sharer.perms.length > 0 ? SHARE_CAMPAIGNS.internal : SHARE_CAMPAIGNS.promotion)
  return { campaign, source: channel, content: contentOf(card, sharer) }
}

/**
 * Returns a card with the addresses that its receivers get (spec 9): campaign `_sp_int` when staff shares and `_sp_pro`
 * else, the channel as source, and the sharer, or the screen for a visitor, as content.
 * @param language in which the card is read, where it is not the site's; its receivers read it in the same
 */
export function shareableOf(card: ShareCard, sharer: Sharer, language?: string): Shareable {
  const { title, description = '', image, name } = card
  const params = { ...card.params, ...(language && { lang: language }) }
  const trackingParams = (channel: ShareChannel) => withTracking(params, trackingFor(card, sharer, channel))
  return {
    title,
    description,
    image: { full: image?.full ?? '', square: image?.thumb ?? '', wide: image?.thumb_wx_mp ?? '' },
    link: (channel) => webAddress(hrefFor(name, trackingParams(channel))),
    page: (channel) => pageUrl(name, trackingParams(channel)),
  }
}
