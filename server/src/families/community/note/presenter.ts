import type { NoteBrief, NoteDetail } from '@storefront/contract/entities/community/note'
import type { Ctx } from '../../../kernel/context.types'
import { AUTHOR_COLUMNS, AUTHOR_JOIN, authorOf, type AuthorRow } from '../../../lib/author'
import { pictureOf, type PictureRow, pictureSql, picturesSql } from '../../../lib/picture'

export interface NoteRow extends AuthorRow {
  id: number
  user_id: number
  slug: string
  title: string
  /** No more of the content than an abstract may need. */
  beginning: string
  is_active: boolean
  is_liked: boolean
  like_count: number
  hits: number
  main_image: PictureRow | null
  shown_at: string
}

export interface NoteDetailRow extends NoteRow {
  content: string
  pictures: (PictureRow & { id: number })[]
}

/** The time of a note in lists: its first publication, else its creation. */
export const VISIBLE_SINCE = 'coalesce(t.published_at, t.created_at)'

/** Of note `t`; `$2` is the one who asks, 0 for a visitor. */
export const NOTE_COLUMNS = `t.id, t.user_id, t.slug, t.title, left(t.content, 400) as beginning, t.is_active, t.like_count, t.hits, ${VISIBLE_SINCE} as shown_at,
  exists (select 1 from note_like k where k.tenant_id = t.tenant_id and k.note_id = t.id and k.user_id = $2) as is_liked,
  ${pictureSql('t.tenant_id', 't.images[1]')} as main_image, ${AUTHOR_COLUMNS}`
export const NOTE_DETAIL_COLUMNS = `${NOTE_COLUMNS}, t.content, ${picturesSql('t.tenant_id', 't.images')} as pictures`
export const NOTE_JOINS = AUTHOR_JOIN

const ABSTRACT_LENGTH = 80

/** The first words of a text, in one line. */
export function abstractOf(text: string): string {
  const line = [...text.replace(/\s+/g, ' ').trim()]
  return line.length > ABSTRACT_LENGTH ? `${line.slice(0, ABSTRACT_LENGTH).join('')}…` : line.join('')
}

/** A note on a card. */
export function noteBrief(ctx: Ctx, row: NoteRow): NoteBrief {
  const { id, slug, title, is_active, is_liked, like_count, hits } = row
  return {
    id,
    ctype: 'note.note',
    slug,
    title,
    abstract: abstractOf(row.beginning),
    is_active,
    is_liked,
    is_mine: row.user_id === ctx.user?.id,
    like_count,
    hits,
    author: authorOf(ctx, row),
    main_image: pictureOf(ctx.ports.storage, row.main_image),
    published: new Date(row.shown_at).toISOString(),
  }
}

/** A note as one reads it. */
export function noteDetail(ctx: Ctx, row: NoteDetailRow): NoteDetail {
  const images = row.pictures.flatMap(({ id, ...picture }) => {
    const image = pictureOf(ctx.ports.storage, picture)
    return image ? [{ ...image, id }] : []
  })
  return { ...noteBrief(ctx, row), content: row.content, images, topics: [], products: [], comment_count: 0 }
}
