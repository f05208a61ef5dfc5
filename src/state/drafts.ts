import { create } from 'zustand'
import { router } from '@/router/router'
import { type StoredValue, stored } from '@/platform/storage'
import { type Draft, draftFrom } from './note-draft'
import { session, useSession } from './session'

type Drafts = readonly Draft[]

/** The stored drafts of one author; entries that this version of the app cannot read are kept unchanged. */
interface DraftBox {
  readonly drafts: Drafts
  readonly unreadable: readonly unknown[]
}

/** The most drafts that are stored for one author; the oldest is removed. */
export const DRAFTS_MAX = 20

const EMPTY: readonly unknown[] = []

/** Stored per site and per author; what visitors wrote is never removed to make room for a cache (platform/storage). */
const readOffline = (owner: string): StoredValue<readonly unknown[]> =>
  stored<readonly unknown[]>(`drafts:${owner}`, {
    version: 1,
    empty: EMPTY,
    check: (value): value is readonly unknown[] => Array.isArray(value),
  })

/** By owner; read from the device on first use. */
const store = create<Readonly<Record<string, DraftBox>>>()(() => ({}))

const ownerOf = (uuid: string | undefined): string => `${router.site().tenant}:${uuid ?? ''}`
const ownerHere = (): string => ownerOf(session().user?.uuid)

function readBox(owner: string): DraftBox {
  const values = readOffline(owner).read()
  return {
    drafts: values.flatMap((value) => draftFrom(value) ?? []),
    unreadable: values.filter((value) => !draftFrom(value)),
  }
}

function boxOf(owner: string): DraftBox {
  const ownBox = store.getState()[owner]
  if (ownBox) return ownBox
  const box = readBox(owner)
  store.setState({ [owner]: box })
  return box
}

/** False when the device has no room: the drafts then hold until the app is left. */
function putBox(owner: string, box: DraftBox): boolean {
  store.setState({ [owner]: box })
  return readOffline(owner).write([...box.drafts, ...box.unreadable])
}

/** This writer's drafts, the last edited first. */
export const drafts = (): Drafts => boxOf(ownerHere()).drafts

/** Keeps a draft in the place of its older self. False when the device has no room. */
export function putDraft(draft: Draft): boolean {
  const owner = ownerHere()
  const box = boxOf(owner)
  return putBox(owner, {
    ...box,
    drafts: [draft, ...box.drafts.filter(({ draft_id }) => draft_id !== draft.draft_id)].slice(0, DRAFTS_MAX),
  })
}

export function removeDraft(id: string): void {
  const owner = ownerHere()
  const box = boxOf(owner)
  putBox(owner, { ...box, drafts: box.drafts.filter(({ draft_id }) => draft_id !== id) })
}

/** Removes what could not be read, once its author has its words. */
export function removeUnreadable(value: unknown): void {
  const owner = ownerHere()
  const box = boxOf(owner)
  const text = JSON.stringify(value)
  putBox(owner, { ...box, unreadable: box.unreadable.filter((one) => JSON.stringify(one) !== text) })
}

function useBox(): DraftBox {
  const owner = ownerOf(useSession((state) => state.user?.uuid))
  const box = store((state) => state[owner])
  return box ?? readBox(owner)
}

/** Returns the drafts; subscribes to their changes. */
export const useDrafts = (): Drafts => useBox().drafts

/** Returns the stored drafts that this version of the app cannot read. */
export const useUnreadableDrafts = (): readonly unknown[] => useBox().unreadable
