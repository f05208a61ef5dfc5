import type { Image } from '@storefront/contract/entities/common'
import { create } from 'zustand'
import { router } from '@/router/router'
import { type StoredValue, stored } from '@/platform/storage'
import { session, useSession } from './session'

/** A picture of one's own that the server has. */
export type NotePicture = Image & { readonly id: number }

/** A note that is still on this device (spec 3, draft_id). */
export interface Draft {
  readonly draft_id: string
  /** The note it changes; null for a new one. */
  readonly note: number | null
  readonly title: string
  readonly content: string
  readonly images: readonly NotePicture[]
  readonly isPublic: boolean
  /** Milliseconds. */
  readonly edited: number
}

type Drafts = readonly Draft[]
const NONE: Drafts = []

/** The most drafts that are stored for one author; the oldest is removed. */
export const DRAFTS_MAX = 20

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const isPicture = (value: unknown): value is NotePicture =>
  isRecord(value) && typeof value.id === 'number' && ['full', 'thumb', 'thumb_wx_mp'].every((key) => typeof value[key] === 'string')

const isDraft = (value: unknown): value is Draft =>
  isRecord(value) &&
  ['draft_id', 'title', 'content'].every((key) => typeof value[key] === 'string') &&
  (value.note === null || typeof value.note === 'number') &&
  typeof value.isPublic === 'boolean' &&
  typeof value.edited === 'number' &&
  Array.isArray(value.images) &&
  value.images.every(isPicture)

/** Stored per site and per author; what visitors wrote is never removed to make room for a cache (platform/storage). */
const readOffline = (owner: string): StoredValue<Drafts> =>
  stored<Drafts>(`drafts:${owner}`, { version: 1, empty: NONE, check: (value): value is Drafts => Array.isArray(value) && value.every(isDraft) })

/** By owner; read from the device on first use. */
const store = create<Readonly<Record<string, Drafts>>>()(() => ({}))

const ownerOf = (uuid: string | undefined): string => `${router.site().tenant}:${uuid ?? ''}`
const ownerHere = (): string => ownerOf(session().user?.uuid)

function draftsOf(owner: string): Drafts {
  const ownDrafts = store.getState()[owner]
  if (ownDrafts) return ownDrafts
  const read = readOffline(owner).read()
  store.setState({ [owner]: read })
  return read
}

/** This writer's drafts, the last edited first. */
export const drafts = (): Drafts => draftsOf(ownerHere())

/**
 * Keeps a draft in the place of its older self. False when the device has no room: it then holds until the app is left.
 */
export function putDraft(draft: Draft): boolean {
  const owner = ownerHere()
  const next = [draft, ...draftsOf(owner).filter(({ draft_id }) => draft_id !== draft.draft_id)].slice(0, DRAFTS_MAX)
  store.setState({ [owner]: next })
  return readOffline(owner).write(next)
}

export function removeDraft(id: string): void {
  const owner = ownerHere()
  const next = draftsOf(owner).filter(({ draft_id }) => draft_id !== id)
  store.setState({ [owner]: next })
  readOffline(owner).write(next)
}

/** The drafts; subscribes to their changes. */
export function useDrafts(): Drafts {
  const owner = ownerOf(useSession((state) => state.user?.uuid))
  const ownDrafts = store((state) => state[owner])
  return ownDrafts ?? readOffline(owner).read()
}
