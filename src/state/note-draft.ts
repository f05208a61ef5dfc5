import type { Image } from '@storefront/contract/entities/common'
import type { NoteDetail } from '@storefront/contract/entities/community/note'

/** A picture of one's own that the server has. */
export type NotePicture = Image & { readonly id: number }

/** The parts that a note consists of. */
export interface DraftParts {
  readonly title: string
  readonly content: string
  readonly images: readonly NotePicture[]
  readonly topics: readonly NoteDetail['topics'][number][]
  readonly products: readonly NoteDetail['products'][number][]
  readonly isPublic: boolean
}

/** A note that is still on this device (spec 3, draft_id). */
export interface Draft extends DraftParts {
  /** Version of the draft's shape; the first version had none. */
  readonly v: number
  readonly draft_id: string
  /** The note it changes; null for a new one. */
  readonly note: number | null
  /** Milliseconds. */
  readonly edited: number
}

type Shape = Readonly<Record<string, unknown>>

/**
 * The migrations from each version of a draft to the next, the first one first. A new version is a new row; existing
 * rows never change.
 */
const migrations: readonly ((draft: Shape) => Shape)[] = [(draft) => ({ ...draft, topics: [], products: [] })]

export const DRAFT_VERSION = migrations.length + 1

const isRecord = (value: unknown): value is Shape => typeof value === 'object' && value !== null
const isText = (value: unknown): boolean => typeof value === 'string'
const isListOf = (value: unknown, texts: readonly string[]): boolean =>
  Array.isArray(value) &&
  value.every((one) => isRecord(one) && typeof one.id === 'number' && texts.every((key) => isText(one[key])))

const isDraft = (value: Shape): boolean =>
  value.v === DRAFT_VERSION &&
  ['draft_id', 'title', 'content'].every((key) => isText(value[key])) &&
  (value.note === null || typeof value.note === 'number') &&
  typeof value.isPublic === 'boolean' &&
  typeof value.edited === 'number' &&
  isListOf(value.images, ['full', 'thumb', 'thumb_wx_mp']) &&
  isListOf(value.topics, ['title']) &&
  isListOf(value.products, ['name', 'price'])

/** Returns a draft as this version writes it, from one of this or an older version; null when it cannot be read. */
export function draftFrom(value: unknown): Draft | null {
  if (!isRecord(value)) return null
  const version = typeof value.v === 'number' ? value.v : 1
  let draft: Shape = value
  migrations.forEach((migrate, index) => {
    if (version <= index + 1) draft = { ...migrate(draft), v: index + 2 }
  })
  return isDraft(draft) ? (draft as unknown as Draft) : null
}
