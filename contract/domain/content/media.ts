/** Kinds of files of the media library. */
export const mediaKinds = ['picture', 'video'] as const
export type MediaKind = (typeof mediaKinds)[number]

/** Things that show a file, as the library names them. */
export const mediaUseKinds = [
  ...(['product', 'category', 'productad', 'article', 'topic', 'event', 'membershipcard', 'menu', 'vote'] as const),
  ...(['voteevent', 'resv', 'raffle', 'campaign', 'page', 'pageDraft', 'pageRevision', 'pageBlock'] as const),
  ...(['site', 'form', 'order', 'return', 'customer', 'note', 'comment', 'feedback', 'answers', 'moderation'] as const),
] as const
export type MediaUseKind = (typeof mediaUseKinds)[number]

/** Limits of the library; a name and a text for the blind are one line each. */
export const MEDIA_LIMITS = { name: 120, alt: 200, folders: 200, folderName: 40, atOnce: 200 } as const

/** Days after which a deleted file, and one that a visitor sent and nothing shows, leaves the storage. */
export const MEDIA_DAYS = { deleted: 30, abandoned: 30 } as const

/** A point of a picture that stays in sight when it is cropped, in percents from its top left. */
export interface FocalPoint {
  readonly x: number
  readonly y: number
}

/** Returns the CSS value of `object-position` for a picture; undefined for its middle. */
export const objectPosition = (focal: FocalPoint | undefined): string | undefined => focal && `${focal.x}% ${focal.y}%`
