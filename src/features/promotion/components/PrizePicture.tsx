import type { RafflePrize } from '@storefront/contract/entities/promotion/raffle'
import { Icon, type IconName } from '@/ui/display/Icon'
import { Picture } from '@/ui/display/Picture'

/** Stands where a prize has no picture. */
const icons = { coupon: 'doc', diamond: 'star', pickup_voucher: 'box', product: 'box' } as const satisfies Record<
  RafflePrize['kind'],
  IconName
>

interface PrizePictureProps {
  readonly prize: Pick<RafflePrize, 'image' | 'kind'>
  /** CSS pixels. */
  readonly width: number
}

/** The picture of a prize, or the sign of its kind. */
export const PrizePicture = ({ prize: { image, kind }, width }: PrizePictureProps) =>
  image ? <Picture image={image} alt="" width={width} ratio={1} /> : <Icon name={icons[kind]} size={width / 2} />
