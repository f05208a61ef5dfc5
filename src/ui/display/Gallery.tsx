import { DESIGN_WIDTH } from '@storefront/contract/domain/picture-source'
import type { Annotation, Image, Link as Target } from '@storefront/contract/entities/common'
import { View } from '@tarojs/components'
import { useT } from '@/i18n'
import { Pressable } from '@/platform/elements/pressable'
import { images as device } from '@/platform/images'
import { Annotated, type LinkElement } from './Annotated'
import s from './Gallery.module.scss'
import { Picture } from './Picture'
import { Swiper } from './Swiper'

/** A picture of a gallery (spec 3); it leads to its link, and shows itself large without one. */
export interface GalleryItem {
  readonly image: Image | null
  readonly title?: string
  readonly link?: Target | null
  readonly annotations?: readonly Annotation[]
}

interface GalleryProps {
  readonly items: readonly GalleryItem[]
  /** The subject of the pictures; the name of those without a title. */
  readonly label: string
  /** Height over width, and what is left free at both sides together, in px. */
  readonly ratio?: number
  readonly inset?: number
  /** It stands at the top of its screen: its first picture is loaded at once and first. */
  readonly first?: boolean
  readonly Link: LinkElement
}

/** Pictures of one thing, swiped through, with "2 / 5". */
export function Gallery({ items, label, ratio = 1, inset = 0, first = false, Link }: GalleryProps) {
  const t = useT()
  const addresses = items.flatMap(({ image }) => (image ? [image.full] : []))
  const slides = items.map(({ image, title, link, annotations = [] }, index) => {
    const name = `${title || label} ${t('common.slide', { n: index + 1, count: items.length })}`
    const picture = (
      <Picture image={image} alt={name} width={DESIGN_WIDTH - inset} ratio={ratio} eager={first && index === 0} />
    )
    const show = () => device.preview(addresses, items.slice(0, index).filter((other) => other.image).length)
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a picture is its place in the row
      <Annotated key={index} annotations={annotations} Link={Link}>
        {link ? (
          <Link link={link} className={s.photo}>
            {picture}
          </Link>
        ) : image ? (
          <Pressable className={s.photo} onTap={show}>
            {picture}
          </Pressable>
        ) : (
          picture
        )}
      </Annotated>
    )
  })
  if (slides.length <= 1) return <View>{slides}</View>
  return (
    <Swiper label={label} ratio={ratio} inset={inset} indicator="counter">
      {slides}
    </Swiper>
  )
}
