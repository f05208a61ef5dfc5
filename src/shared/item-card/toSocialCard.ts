import type { NoteBrief } from '@storefront/contract/entities/community/note'
import type { TopicBrief } from '@storefront/contract/entities/community/topic'
import { countLabel } from '@/lib/count'
import { imageOf, textOf } from '@/lib/read'
import type { CardAuthor, CardItem } from './item'
import { keyOf, type Raw, readerOf } from './raw'
import { linkTo } from './toCard'
import type { CardContext } from './card-context'

const topic = readerOf<TopicBrief>()
const note = readerOf<NoteBrief>()

/** The number of pictures that a card of text shows. */
const PICTURES = 3

const nothing = { sub: '', image: null, meta: '', amount: null, markedPrice: null, badge: '' } as const

/** A count with its word, or nothing at all for none. */
const countText = (n: number, key: 'card.likes' | 'pages.article.hits', { t, language }: CardContext): string =>
  n > 0 ? t(key, { n: countLabel(n, language), count: n }) : ''

const authorOf = (raw: Raw, note: string): CardAuthor => ({
  uuid: textOf(raw.uuid),
  name: textOf(raw.name),
  avatar: imageOf(raw.avatar),
  note,
})

/** Text first, then its pictures, then who wrote it. */
export function topicCard(raw: Raw, context: CardContext, index = 0): CardItem {
  const hits = countText(topic.count(raw, 'hits'), 'pages.article.hits', context)
  const likes = countText(topic.count(raw, 'like_count'), 'card.likes', context)
  return {
    ...nothing,
    key: `t${keyOf(raw, index)}`,
    title: topic.text(raw, 'title'),
    sub: topic.text(raw, 'abstract'),
    ratio: 1,
    pictures: topic
      .parts(raw, 'attachments')
      .flatMap((one) => imageOf(one) ?? [])
      .slice(0, PICTURES),
    author: { ...authorOf(topic.part(raw, 'author'), [hits, likes].filter(Boolean).join(' · ')), brief: likes },
    link: linkTo('circle.topic', raw),
  }
}

/** A picture with a few words; an own one that is private says so. */
export function noteCard(raw: Raw, context: CardContext, index = 0): CardItem {
  const image = note.image(raw, 'main_image')
  return {
    ...nothing,
    key: `n${keyOf(raw, index)}`,
    title: note.text(raw, 'title') || note.text(raw, 'abstract'),
    // A note without a picture shows its text.
    sub: image ? '' : note.text(raw, 'abstract'),
    image,
    ratio: image ? 1 : 0,
    badge: raw.is_active === false ? context.t('card.private') : '',
    author: authorOf(note.part(raw, 'author'), countText(note.count(raw, 'like_count'), 'card.likes', context)),
    link: linkTo('note.note', raw),
  }
}
