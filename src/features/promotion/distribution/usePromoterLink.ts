import type { DistLink } from '@storefront/contract/entities/promotion/distribution'
import { formatPrice } from '@storefront/contract/domain/money'
import { type LinkTarget, distributionApi } from '@/services/api/distribution'
import { useSubmit } from '@/services/use-submit'
import { copyText } from '@/shared/device/copyText'
import { t } from '@/i18n'
import { go } from '@/router'
import type { Shareable } from '@/platform/share/types'
import { feedback } from '@/platform/feedback'
import { openDialog } from '@/ui/overlay/store'
import { useCurrency } from '@/ui/stores'

/** The introduction that a link to something has. */
const intros = {
  product: 'distribution.distributionintro.product',
  event: 'distribution.distributionintro.event',
} as const

/** Returns the shareable of a promoter's link: its address carries the promoter's code in every channel. */
const shareableOfLink = ({ title, main_image, share_link, path }: DistLink): Shareable => ({
  title,
  description: '',
  image: { full: main_image?.full ?? '', square: main_image?.thumb ?? '', wide: main_image?.thumb_wx_mp ?? '' },
  link: () => share_link,
  page: () => path,
})

/** Ways to pass on a promoter's own link to something: its address, and a poster with it. */
export function usePromoterLink(target: LinkTarget) {
  const currency = useCurrency()
  const { submit, busy } = useSubmit(`dist_link:${target.type}:${target.id ?? 0}`, distributionApi.createLink)
  const copyLink = async () => {
    const link = await submit(target)
    if (link) await copyText(link.share_link)
  }
  const openPoster = async () => {
    const link = await submit(target)
    if (!link) return
    try {
      const { PosterDialog } = await import('@/shared/share/PosterDialog')
      await openDialog(PosterDialog, {
        item: shareableOfLink(link),
        price: link.price === null ? '' : formatPrice(link.price, currency),
      })
    } catch {
      feedback.toast(t('share.failed'), { at: 'center' })
    }
  }
  /** Opens the intro that receivers of the link see before the product or the event. */
  const openIntro = async () => {
    const link = await submit(target)
    if (link && link.type !== 'home') await go(intros[link.type], { code: link.code })
  }
  return { copyLink, openPoster, openIntro, busy }
}
