import type { NoteBrief } from '@storefront/contract/entities/community/note'
import { noteCard } from '@/shared/item-card/toSocialCard'
import { cardItems } from '@/shared/list/cardItems'
import { textField } from '@/shared/list/fields'
import { dateRangeFilter } from '@/shared/list/filters'
import type { Field, ListSpec } from '@/shared/list/spec'
import { keys } from '@/services/query'
import { type MyNotesQuery, type NotesQuery, communityApi } from '@/services/api/community'
import { ownNoteCard } from './ownNoteCard'
import { waterfall } from './waterfall'

/** Published notes are the list itself. */
const privateField: Field<false> = (text) => (text === 'false' ? false : undefined)

const shared = {
  idOf: ({ id }: NoteBrief) => id,
  renderItems: cardItems(waterfall(noteCard), { as: 'waterfall', eager: 4 }),
  skeleton: 'grid',
  empty: {
    text: 'list.noNotes',
    hint: 'list.noNotesHint',
    action: { text: 'list.writeNote', to: 'note.edit' },
    icon: 'edit',
  },
  search: 'list.search.note',
  orderings: [
    { label: 'list.newest' },
    { label: 'list.hottest', value: '-hits' },
    { label: 'list.liked', value: '-like_count' },
  ],
  panel: [dateRangeFilter('past')],
} as const

/** Published notes with their controls, of one author by the address's `user`. */
export const noteList: ListSpec<NoteBrief, NotesQuery> = {
  ...shared,
  key: keys.notes,
  load: communityApi.notes,
  fields: { user: textField },
}

/** One's own notes, the published and the private ones apart: a note that is toggled leaves the list (spec 4). */
export const myNoteList: ListSpec<NoteBrief, MyNotesQuery> = {
  ...shared,
  key: keys.myNotes,
  load: (query, options) => communityApi.myNotes({ is_active: true, ...query }, options),
  renderItems: cardItems(waterfall(ownNoteCard), { as: 'waterfall', eager: 4 }),
  fields: { is_active: privateField },
  tabs: {
    name: 'is_active',
    label: 'list.noteState',
    options: [
      { value: '', label: 'list.published' },
      { value: 'false', label: 'list.private' },
    ],
  },
}
