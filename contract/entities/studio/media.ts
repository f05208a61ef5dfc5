import { type Static, Type } from '@sinclair/typebox'
import { MEDIA_LIMITS, mediaKinds, mediaUseKinds } from '../../domain/content/media'
import { Focal, Id, Moment, NonBlank, Nullable } from '../common'

const Count = Type.Integer({ minimum: 0 })
export const MediaKindName = Type.Union(mediaKinds.map((kind) => Type.Literal(kind)))

/** A folder of the media library. */
export const MediaFolder = Type.Object({ id: Id, name: Type.String(), files: Count })
export type MediaFolder = Static<typeof MediaFolder>
export const MediaFolderDraft = Type.Object({ name: NonBlank(MEDIA_LIMITS.folderName) })

/** A file of the media library. */
export const MediaFile = Type.Object({
  id: Id,
  name: Type.String(),
  kind: MediaKindName,
  url: Type.String(),
  /** A small picture of it; null for a film. */
  thumb: Nullable(Type.String()),
  /** Pixels; 0 where they are not known. */
  width: Count,
  height: Count,
  /** Size of the uploaded file; null for those from before it was counted. */
  bytes: Nullable(Count),
  folder: Nullable(Id),
  /** Text for those who do not see it. */
  alt: Type.String(),
  focal: Nullable(Focal),
  created: Moment,
  /** Name of the uploader; empty for the site's own. */
  author: Type.String(),
  /** The day on which nothing showed it any more, as a job found; null while something does. */
  unused_since: Nullable(Moment),
  deleted: Nullable(Moment),
})
export type MediaFile = Static<typeof MediaFile>

/** A place that shows a file. */
export const MediaUse = Type.Object({
  kind: Type.Union(mediaUseKinds.map((kind) => Type.Literal(kind))),
  /** The item's id; null for the site itself. */
  id: Nullable(Id),
  title: Type.String(),
})
export type MediaUse = Static<typeof MediaUse>

export const MediaDetail = Type.Composite([MediaFile, Type.Object({ uses: Type.Array(MediaUse) })])
export type MediaDetail = Static<typeof MediaDetail>

/** The fields of a file that staff changes. */
export const MediaDraft = Type.Object({
  name: NonBlank(MEDIA_LIMITS.name),
  alt: Type.String({ maxLength: MEDIA_LIMITS.alt }),
  focal: Nullable(Focal),
  folder: Nullable(Id),
})
export type MediaDraft = Static<typeof MediaDraft>
