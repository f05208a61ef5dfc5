import { type ITouchEvent, View } from '@tarojs/components'
import { cx } from '@/lib/text'
import { Img } from '@/platform/elements/img'
import { TextNode } from '@/platform/elements/text-node'
import { Icon } from '@/ui/display/Icon'
import { Picture } from '@/ui/display/Picture'
import { Price } from '@/ui/display/Price'
import { go } from '@/router'
import s from './ItemCard.module.scss'
import type { CardAuthor, CardItem, CardLook, StyleConfig } from './item'
import { hasPicture, isFlat, picturesOf, ROW_SHARE } from './look'

interface CardBodyProps {
  readonly item: CardItem
  readonly look: CardLook
  /** Width of the card, in CSS px. */
  readonly width: number
  /** Height over width of its picture. */
  readonly ratio: number
  readonly eager?: boolean
  readonly distance?: number
  readonly style?: StyleConfig
}

/** The content of a card, in one order for all looks: picture, badge, title, a quiet line, pictures, author, foot. */
export function CardBody({ item, look, width, ratio, eager, distance, style }: CardBodyProps) {
  const { title, badge } = item
  const isMini = look === 'mini'
  const isNarrow = look === 'tile'
  const sub = isMini || style?.hide_description ? '' : item.sub
  const pictures = picturesOf(item, look)
  const part = look === 'row' ? width * ROW_SHARE : width
  return (
    <>
      {hasPicture(item) ? (
        <Picture
          image={item.image}
          alt=""
          width={part}
          ratio={ratio}
          eager={eager}
          distance={distance}
          className={s.picture}
        />
      ) : null}
      {badge ? (
        <TextNode text={badge} className={cx(s.badge, item.isLive && s.live, isFlat(part * ratio) && s.apart)} />
      ) : null}
      <TextNode text={title} className={s.title} />
      {look === 'banner' && item.place ? (
        <Facts sub={sub} place={item.place} />
      ) : sub ? (
        <TextNode text={sub} className={s.sub} />
      ) : null}
      {pictures.length > 0 ? (
        <View className={s.pictures}>
          {pictures.map((picture, index) => (
            <Picture
              // biome-ignore lint/suspicious/noArrayIndexKey: the same picture may come twice
              key={index}
              image={picture}
              alt=""
              width={isNarrow ? width : width / 3}
              ratio={isNarrow ? ratio : 1}
              eager={eager}
              distance={distance}
              className={s.thumb}
            />
          ))}
        </View>
      ) : null}
      {item.author && !isMini ? <Author author={item.author} isShort={isNarrow} /> : null}
      <Foot item={item} look={look} hidesPrice={style?.hide_price === true} />
    </>
  )
}

/** Price with the quiet words beside it, or the words alone. */
function Foot({
  item,
  look,
  hidesPrice,
}: {
  readonly item: CardItem
  readonly look: CardLook
  readonly hidesPrice: boolean
}) {
  const { amount, markedPrice, suffix } = item
  const isMini = look === 'mini'
  const meta = isMini ? '' : item.meta
  const invitation = (look === 'banner' && item.invitation) || ''
  if (amount === null || hidesPrice) {
    if (!invitation) return meta ? <TextNode text={meta} className={cx(s.foot, s.meta)} /> : null
    return (
      <View className={s.foot}>
        <TextNode text={meta} className={s.meta} />
        <TextNode text={invitation} className={s.invitation} />
      </View>
    )
  }
  return (
    <Price amount={amount} markedPrice={isMini ? null : markedPrice} size={isMini ? 's' : 'm'} className={s.foot}>
      {suffix ? <TextNode text={suffix} className={s.unit} /> : null}
      {meta ? <TextNode text={meta} className={s.meta} /> : null}
      {invitation ? <TextNode text={invitation} className={s.invitation} /> : null}
    </Price>
  )
}

/**
 * The author, and for a finger the way to their page. It is no link of its own, since it stands in one: by keyboard and
 * screen reader the page is reached from the byline of what the card opens.
 */
function Author({ author, isShort }: { readonly author: CardAuthor; readonly isShort: boolean }) {
  const { uuid, name, avatar } = author
  const open = (event: ITouchEvent): void => {
    event.stopPropagation()
    event.preventDefault()
    void go('user.detail', { guid: uuid })
  }
  const note = isShort ? (author.brief ?? author.note) : author.note
  if (!name && !note) return null
  return (
    <View className={cx(s.foot, s.author)} onClick={uuid ? open : undefined}>
      {avatar ? <Img src={avatar.thumb} alt="" className={s.avatar} /> : null}
      <TextNode text={name} className={s.name} />
      {note ? <TextNode text={note} className={s.meta} /> : null}
    </View>
  )
}

/** Time and place, each with its icon. */
function Facts({ sub, place }: { readonly sub: string; readonly place: string }) {
  return (
    <>
      {sub ? (
        <View className={s.fact}>
          <Icon name="time" size={14} />
          <TextNode text={sub} className={s.name} />
        </View>
      ) : null}
      <View className={s.fact}>
        <Icon name="place" size={14} />
        <TextNode text={place} className={s.name} />
      </View>
    </>
  )
}
