import { campaignField, type FlashCampaignKind } from '@storefront/contract/domain/site/flash-campaign'
import { useT } from '../i18n'
import { useMe } from '../session/useMe'
import './campaign.css'

interface CampaignPreviewProps {
  readonly kind: FlashCampaignKind
  readonly image: string | undefined
  readonly description: string
  readonly subDescription: string
  readonly hasLink: boolean
  /** The coupon's name; null before one is chosen. */
  readonly coupon: string | null
}

/** The message as the shop's dialog shows it: on a phone, in the site's colours. */
export function CampaignPreview({ kind, image, description, subDescription, hasLink, coupon }: CampaignPreviewProps) {
  const t = useT()
  const theme = useMe().data?.site.theme
  const hasCoupon = campaignField(kind) === 'coupon'
  const button = hasCoupon ? 'campaigns.myCoupons' : hasLink ? 'campaigns.view' : 'campaigns.gotIt'
  return (
    <section className="campaign-phone" aria-label={t('campaigns.preview')}>
      <div className="campaign-dialog">
        {image && <img src={image} alt="" className="campaign-picture" />}
        <div className="campaign-title">{description || t('campaigns.description')}</div>
        {subDescription && <div className="campaign-text">{subDescription}</div>}
        {hasCoupon && <div className="campaign-coupon">{coupon ?? t('campaigns.coupon')}</div>}
        <div className="campaign-button" style={theme && { background: theme.primary, color: theme.primary_text }}>
          {t(button)}
        </div>
      </div>
    </section>
  )
}
