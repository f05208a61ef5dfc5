import { create } from 'zustand'
import { hashText } from '@/lib/hash'
import { type StoredValue, stored } from '@/platform/storage'
import { router } from '@/router/router'
import { type Draft, draftFrom } from './note-draft'
import { session, useSession } from './session'

type Drafts = readonly Draft[]

/** One draft as it lies on the device; what this version of the app cannot read is kept as it is. */
interface Entry {
  readonly id: string
  readonly value: unknown
}
/** What lies on the device for one author, the last edited first. */
interface DraftBox {
  readonly entries: readonly Entry[]
  readonly drafts: Drafts
  readonly unreadable: readonly unknown[]
}

/** The most drafts that are stored for one author; the oldest is removed. */
export const DRAFTS_MAX = 20

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)
const isIds = (value: unknown): value is readonly string[] => isList(value) && value.every((id) => typeof id === 'string')
const isSome = (value: unknown): value is unknown => value !== undefined

// Stored per site and per author; what visitors wrote is never removed to make room for a cache (platform/storage). Each draft
// has a key of its own: of one key for all, Alipay's 200 KB are full after about a dozen long ones.
const indexOf = (owner: string): StoredValue<readonly string[]> => stored<readonly string[]>(`draft-index:${owner}`, { version: 1, empty: [], check: isIds })
const entryOf = (owner: string, id: string): StoredValue<unknown> => stored<unknown>(`draft:${owner}:${id}`, { version: 1, empty: undefined, check: isSome })
/** All drafts under one key, as they were stored before. */
const oldDraftsOf = (owner: string): StoredValue<readonly unknown[]> => stored<readonly unknown[]>(`drafts:${owner}`, { version: 1, empty: [], check: isList })

/** By owner; read from the device on first use. */
const store = create<Readonly<Record<string, DraftBox>>>()(() => ({}))

const ownerOf = (uuid: string | undefined): string => `${router.site().tenant}:${uuid ?? ''}`
const ownerHere = (): string => ownerOf(session().user?.uuid)

const boxWith = (entries: readonly Entry[]): DraftBox => ({
  entries,
  drafts: entries.flatMap(({ value }) => draftFrom(value) ?? []),
  unreadable: entries.flatMap(({ value }) => (draftFrom(value) ? [] : [value])),
})

/** The id under which a value is stored: a draft's own, and one made of the text of what has none. */
function idOf(value: unknown): string {
  const id: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, 'draft_id') : undefined
  return typeof id === 'string' && id !== '' ? id : hashText(JSON.stringify(value))
}

const writeIndex = (owner: string, entries: readonly Entry[]): boolean => indexOf(owner).write(entries.map(({ id }) => id))

/** Moves what lies under the old key; without room for both it stays there, and is moved another time. */
function moveOldDrafts(owner: string, entries: readonly Entry[]): readonly Entry[] {
  const oldValues = oldDraftsOf(owner).read()
  if (oldValues.length === 0) return entries
  const oldEntries = oldValues.map((value) => ({ id: idOf(value), value })).filter(({ id }) => !entries.some((one) => one.id === id))
  const all = [...entries, ...oldEntries]
  if (oldEntries.every(({ id, value }) => entryOf(owner, id).write(value)) && writeIndex(owner, all)) oldDraftsOf(owner).clear()
  return all
}

function readBox(owner: string): DraftBox {
  const entries = indexOf(owner)
    .read()
    .map((id) => ({ id, value: entryOf(owner, id).read() }))
    .filter(({ value }) => isSome(value))
  return boxWith(moveOldDrafts(owner, entries))
}

function boxOf(owner: string): DraftBox {
  const ownBox = store.getState()[owner]
  if (ownBox) return ownBox
  const box = readBox(owner)
  store.setState({ [owner]: box })
  return box
}

/** Removes entries from the device, from under the old key as well. */
function clearEntries(owner: string, ids: readonly string[]): void {
  for (const id of ids) entryOf(owner, id).clear()
  const oldValues = oldDraftsOf(owner).read()
  if (oldValues.length > 0) oldDraftsOf(owner).write(oldValues.filter((value) => !ids.includes(idOf(value))))
}

/** This writer's drafts, the last edited first. */
export const drafts = (): Drafts => boxOf(ownerHere()).drafts

/** Keeps a draft in the place of its older self. False when the device has no room: it then holds until the app is left. */
export function putDraft(draft: Draft): boolean {
  const owner = ownerHere()
  const others = boxOf(owner).entries.filter(({ id }) => id !== draft.draft_id)
  const surplusIds = others
    .filter(({ value }) => draftFrom(value))
    .map(({ id }) => id)
    .slice(DRAFTS_MAX - 1)
  const entries = [{ id: draft.draft_id, value: draft }, ...others.filter(({ id }) => !surplusIds.includes(id))]
  store.setState({ [owner]: boxWith(entries) })
  if (!entryOf(owner, draft.draft_id).write(draft) || !writeIndex(owner, entries)) return false
  if (surplusIds.length > 0) clearEntries(owner, surplusIds)
  return true
}

function removeEntry(id: string): void {
  const owner = ownerHere()
  const entries = boxOf(owner).entries.filter((entry) => entry.id !== id)
  store.setState({ [owner]: boxWith(entries) })
  writeIndex(owner, entries)
  clearEntries(owner, [id])
}

export const removeDraft = (id: string): void => removeEntry(id)

/** Removes what could not be read, once its author has its words. */
export const removeUnreadable = (value: unknown): void => removeEntry(idOf(value))

function useBox(): DraftBox {
  const owner = ownerOf(useSession((state) => state.user?.uuid))
  const box = store((state) => state[owner])
  return box ?? readBox(owner)
}

/** The drafts; subscribes to their changes. */
export const useDrafts = (): Drafts => useBox().drafts

/** What lies among the drafts and cannot be read. */
export const useUnreadableDrafts = (): readonly unknown[] => useBox().unreadable
