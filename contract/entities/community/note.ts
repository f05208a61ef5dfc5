import { type Static, Type } from '@sinclair/typebox'
import { NOTE_LIMITS } from '../../constants'
import { Author } from '../account/user'
import { Amount, Id, Image, Moment, NonBlank, Nullable } from '../common'

/** A note (spec 3). `is_active` true is published, false private. `is_mine`: whether it is the caller's. */
export const NoteBrief = Type.Object({
  id: Id,
  ctype: Type.Literal('note.note'),
  /** Slug that its address may contain instead of the id; begins with a letter. */
  slug: Type.String(),
  title: Type.String(),
  /** The first words of its content. */
  abstract: Type.String(),
  is_active: Type.Boolean(),
  is_liked: Type.Boolean(),
  is_mine: Type.Boolean(),
  like_count: Type.Integer(),
  hits: Type.Integer(),
  author: Author,
  main_image: Nullable(Image),
  published: Moment,
  /** Status of a note that only its author sees: 审核中, 已隐藏. Left out of all others. */
  status_display: Type.Optional(Type.String()),
})
export type NoteBrief = Static<typeof NoteBrief>

/** `content` is plain text; its line ends count. */
export const NoteDetail = Type.Composite([
  NoteBrief,
  Type.Object({
    content: Type.String(),
    images: Type.Array(Type.Composite([Image, Type.Object({ id: Id })])),
    /** Mentioned; those that are out no longer are left out. */
    topics: Type.Array(Type.Object({ id: Id, title: Type.String() })),
    products: Type.Array(Type.Object({ id: Id, name: Type.String(), price: Amount, main_image: Nullable(Image) })),
    comment_count: Type.Integer(),
  }),
])
export type NoteDetail = Static<typeof NoteDetail>

/** Input that saves a note; `images` are ids of the writer's own uploads. */
export const NoteInput = Type.Object({
  title: NonBlank(NOTE_LIMITS.title),
  content: Type.String({ maxLength: NOTE_LIMITS.content }),
  images: Type.Array(Id, { maxItems: NOTE_LIMITS.images }),
  is_active: Type.Boolean(),
  /** Ids of what it mentions; left out, what it mentions stays. */
  topics: Type.Optional(Type.Array(Id, { maxItems: NOTE_LIMITS.topics })),
  products: Type.Optional(Type.Array(Id, { maxItems: NOTE_LIMITS.products })),
})
export type NoteInput = Static<typeof NoteInput>

/** Counts of one's own notes; `like_count` and `hits` are what all of them received. */
export const NoteSummary = Type.Object({
  count: Type.Integer(),
  published: Type.Integer(),
  private: Type.Integer(),
  pending: Type.Integer(),
  like_count: Type.Integer(),
  hits: Type.Integer(),
})
export type NoteSummary = Static<typeof NoteSummary>
