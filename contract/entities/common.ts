import { type Static, type TSchema, Type } from '@sinclair/typebox'
import { LIST_OFFSET_MAX, PAGE_SIZE_MAX, QUANTITY_MAX } from '../constants'
import type { ReferenceBy, ReferenceName } from '../references'

/** A database id as it travels: a positive safe integer. */
export const Id = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })
/** The name of the schema option that says to which resource an id leads (contract/references). */
export const REFERENCE_OPTION = 'x-ref'
/** The id of an item that a body of staff names: its sender needs a permission of that resource. */
export const Ref = (to: ReferenceName | ReferenceBy) =>
  Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER, [REFERENCE_OPTION]: to })
/** An amount of the site's currency as a decimal string, e.g. "128.00" or "150000". */
export const Amount = Type.String({ pattern: '^-?\\d+(\\.\\d+)?$' })
/** A bound of an amount: no sign, and not longer than any amount. */
export const AmountBound = Type.String({ pattern: '^\\d{1,12}(\\.\\d{1,6})?$' })
/** A moment, ISO 8601 in UTC. */
export const Moment = Type.String({ format: 'date-time' })
export const Nullable = <S extends TSchema>(schema: S) => Type.Union([schema, Type.Null()])

/**
 * The name of the schema option that says how the server tidies a text of a body or query before it is checked
 * (contract/domain/text/tidy): `line` for names and titles, `lines` for texts of several lines, `search` for words to
 * find, `code` for what is typed from a message, `mobile` for mobile numbers, `verbatim` for documents that are compared with what a client
 * keeps. Without it a text of at most `LINE_MAX` characters is a line, and one with a format or a pattern stays as it
 * came.
 */
export const TEXT_OPTION = 'x-text'
export const LINE_MAX = 120

/** Pattern of a text of more than blanks, once it is trimmed. */
export const NOT_BLANK = '\\S'
/** A name or a title that somebody gives: one line, at most so many characters, and not of blanks alone. */
export const NonBlank = (maxLength: number) =>
  Type.String({ minLength: 1, maxLength, pattern: NOT_BLANK, [TEXT_OPTION]: 'line' })
/** A mobile number as it is typed or pasted, with its country code and blanks; the server checks what is left of it. */
export const MobileText = Type.String({ maxLength: 40, [TEXT_OPTION]: 'mobile' })
/** A code that a message or an app shows. */
export const CodeText = Type.String({ maxLength: 10, [TEXT_OPTION]: 'code' })

/** A point of a picture in percents from its top left, which stays in sight when the picture is cropped. */
export const Focal = Type.Object({
  x: Type.Integer({ minimum: 0, maximum: 100 }),
  y: Type.Integer({ minimum: 0, maximum: 100 }),
})

/** A stored picture: addresses of the original and its thumbnails, and the original's pixels. */
export const Image = Type.Object({
  full: Type.String(),
  thumb: Type.String(),
  thumb_wx_mp: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
  /** Placeholder colour until the picture is loaded, as `#rrggbb`; a transparent picture has none. */
  color: Type.Optional(Type.String({ pattern: '^#[0-9a-f]{6}$' })),
  /** Its focal point; left out for the middle. */
  focal: Type.Optional(Focal),
})
export type Image = Static<typeof Image>

/** A part of a composed page (spec 3, subpage). */
export const Subpage = Type.Object({
  composedpage_id: Type.Union([Id, Type.String()]),
  page_id: Type.Union([Id, Type.String()]),
})
export type Subpage = Static<typeof Subpage>

/** Target of a content link (spec 2): a resource, a list, a web address or a named place. */
export const Link = Type.Object({
  /** Resource type as `product` or `shop.product`; `home`, `login` and `search` name places. */
  type: Type.Optional(Nullable(Type.String())),
  id: Type.Optional(Type.Union([Id, Type.String()])),
  slug: Type.Optional(Type.String()),
  category: Type.Optional(Id),
  tag: Type.Optional(Type.String()),
  url: Type.Optional(Type.String()),
  sub: Type.Optional(Type.String()),
  /** A named place by its key: `home`, `login`, `search`, or the name of a screen. Goes before all else. */
  page_key: Type.Optional(Type.String()),
  /** One part of a composed page. */
  subpage: Type.Optional(Subpage),
  /** The resource's id and slug where `id` and `slug` are those of what carries the link. */
  oid: Type.Optional(Type.Union([Id, Type.String()])),
  oslug: Type.Optional(Type.String()),
  /**
   * 4: opens a mini-program, which `url` names as `weapp://{app id or gh_ id}/{page path}`; WeChat's browser needs its
   * own tag for it.
   */
  link_type: Type.Optional(Type.Integer()),
})
export type Link = Static<typeof Link>

/**
 * An annotation over a picture (spec 3): a tag, which is a word at a point, or an area that can be tapped. Positions
 * and sizes in percents of the picture, from its top left.
 */
export const Annotation = Type.Object({
  ptype: Type.Union([Type.Literal('albumannotationtag'), Type.Literal('albumannotationarea')]),
  left: Type.Number({ minimum: 0, maximum: 100 }),
  top: Type.Number({ minimum: 0, maximum: 100 }),
  /** Size of an area. */
  width: Type.Optional(Type.Number({ minimum: 0, maximum: 100 })),
  height: Type.Optional(Type.Number({ minimum: 0, maximum: 100 })),
  title: Type.Optional(Type.String()),
  link: Type.Optional(Link),
})
export type Annotation = Static<typeof Annotation>

/** Letters that a search may have. */
export const SEARCH_MAX = 100
/** Words to find. */
export const SearchText = (minLength = 0) =>
  Type.String({ ...(minLength > 0 && { minLength }), maxLength: SEARCH_MAX, [TEXT_OPTION]: 'search' })

/** Query of every list (spec 3). Filters of a resource come beside these under their own names. */
export const ListQuery = Type.Object({
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: PAGE_SIZE_MAX })),
  offset: Type.Optional(Type.Integer({ minimum: 0, maximum: LIST_OFFSET_MAX })),
  ordering: Type.Optional(Type.String({ maxLength: 40 })),
  from: Type.Optional(Type.String({ format: 'date' })),
  to: Type.Optional(Type.String({ format: 'date' })),
  id: Type.Optional(Type.String({ maxLength: 400 })),
  search: Type.Optional(SearchText()),
})
export type ListQuery = Static<typeof ListQuery>

/** A language of the site in which the items of a list lack a text. */
export const Untranslated = Type.String({ maxLength: 20 })

/**
 * Reply of every list: how many there are in all, and this page of them. A big list is not counted to its end: a `count`
 * above `LIST_COUNT_MAX` says that there are more than that, and whether rows follow this page, which they do where it is
 * above `offset` and the length of `results` together.
 */
export const Page = <S extends TSchema>(item: S) => Type.Object({ count: Type.Integer(), results: Type.Array(item) })
export interface Page<T> {
  count: number
  results: T[]
}

/** Reply of a list that visitors search: where nothing is found, words that may be meant and that find something. */
export const SearchPage = <S extends TSchema>(item: S) =>
  Type.Object({ count: Type.Integer(), results: Type.Array(item), suggestion: Type.Optional(Type.String()) })
export interface SearchPage<T> extends Page<T> {
  suggestion?: string
}

export const Ok = Type.Object({ ok: Type.Literal(true) })

/** Path parameters. */
export const ById = Type.Object({ id: Id })
export const ByNumber = Type.Object({ number: Type.String({ maxLength: 40 }) })

/** Pieces of a line. */
export const Quantity = Type.Integer({ minimum: 1, maximum: QUANTITY_MAX })
