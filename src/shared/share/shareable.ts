import { SHARE_CAMPAIGNS } from '@storefront/contract/constants'
import type { UserInfo } from '@storefront/contract/entities/account/user'
import { withTracking } from '@/lib/tracking'
import type { ShareCard, ShareChannel, Shareable } from '@/platform/share/types'
import { webAddress } from '@/platform/web-address'
import { hrefFor, pageUrl } from '@/routes/build'

type Sharer = Pick<UserInfo, 'auid' | 'perms'> | null

/** Who shared, by the short name that may be seen; a visitor's link says what was shared. */
const contentOf = ({ name, params }: ShareCard, sharer: Sharer): string => sharer?.auid || [name, params?.id].filter(Boolean).join(':')

/**
 * A card with the addresses that its receivers get (spec 9): campaign `_sp_int` when staff shares and `_sp_pro` else, the
 * channel as source, and the sharer, or the screen for a visitor, as content.
 */
export function shareableOf(card: ShareCard, sharer: Sharer): Shareable {
  const { title, description = '', image, name, params = {} } = card
  const campaign = card.campaign ?? (sharer && sharer.perms.length > 0 ? SHARE_CAMPAIGNS.internal : SHARE_CAMPAIGNS.promotion)
  const trackingParams = (source: ShareChannel) => withTracking(params, { campaign, source, content: contentOf(card, sharer) })
  return {
    title,
    description,
    image: { full: image?.full ?? '', square: image?.thumb ?? '', wide: image?.thumb_wx_mp ?? '' },
    link: (channel) => webAddress(hrefFor(name, trackingParams(channel))),
    page: (channel) => pageUrl(name, trackingParams(channel)),
  }
}
