import { LIST_TITLE_LINES } from '@storefront/contract/constants'
import { View } from '@tarojs/components'
import { CouponCard } from '@/shared/coupon/CouponCard'
import { ContentLink } from '@/shared/link/ContentLink'
import { cx } from '@/lib/text'
import { colourOf, numberOf } from '@/lib/read'
import { Pressable } from '@/platform/elements/pressable'
import { CardBody } from './CardBody'
import s from './ItemCard.module.scss'
import type { CardAction, CardItem, CardLook, StyleConfig } from './item'
import { hasPicture, ratioFor, titleLines } from './look'

export interface ItemCardProps {
  readonly item: CardItem
  readonly look: CardLook
  /** Shown width of the card in CSS pixels, by which its picture's file is chosen. */
  readonly width: number
  /** Height over width of the picture; see `ratioFor` without it. */
  readonly ratio?: number
  /** Above the fold: its picture is loaded at once. */
  readonly eager?: boolean
  /** The distance ahead of the window at which its picture loads, in px; two screens without it. */
  readonly distance?: number
  readonly style?: StyleConfig
}

/** One item of a list. Few nodes on purpose: a screen of twenty cards is one message to a mini-program's view. */
export function ItemCard({ item, look, width, ratio, eager, distance, style }: ItemCardProps) {
  const shape = shapeOf(style)
  const island = colourOf(style?.item_background_color) && 'light'
  if (item.coupon) return <CouponCard coupon={item.coupon} as={look === 'banner' ? 'row' : look} style={shape} />
  const body = (
    <CardBody
      item={item}
      look={look}
      width={width}
      ratio={ratioFor(item, look, ratio)}
      eager={eager}
      distance={distance}
      style={style}
    />
  )
  const isNarrow = look === 'tile' || look === 'mini'
  // Cards without a picture area have the same layout in all looks; only the narrow looks differ.
  const grey = item.isOver && s.unavailable
  const className = hasPicture(item)
    ? cx(s.card, s[look], island, grey)
    : cx(s.card, s.plain, isNarrow && s.narrow, look === 'mini' && s.mini, island, grey)
  if (!item.actions?.length) {
    return (
      <ContentLink link={item.link} className={className} style={shape}>
        {body}
      </ContentLink>
    )
  }
  return (
    <View className={cx(s.withActions, island)} style={shape}>
      <ContentLink link={item.link} className={className}>
        {body}
      </ContentLink>
      <Actions actions={item.actions} />
    </View>
  )
}

/** Corner, paper and lines of the title as the operator set them; undefined where nothing is set. */
function shapeOf(style: StyleConfig | undefined): string | undefined {
  const radius = numberOf(style?.radius, -1)
  const colour = colourOf(style?.item_background_color)
  const lines = titleLines(style)
  const parts = [
    radius >= 0 && `border-radius:${radius}px`,
    colour && `background:${colour}`,
    lines !== LIST_TITLE_LINES && `--lines:${lines}`,
  ]
  return parts.filter(Boolean).join(';') || undefined
}

function Actions({ actions }: { readonly actions: readonly CardAction[] }) {
  return (
    <View className={s.actions}>
      {actions.map(({ text, label, onTap, isDanger }) => (
        <Pressable key={text} className={cx(s.action, isDanger && s.danger)} label={label} onTap={onTap}>
          {text}
        </Pressable>
      ))}
    </View>
  )
}
