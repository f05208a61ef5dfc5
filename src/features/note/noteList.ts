import type { NoteBrief } from '@storefront/contract/entities/social'
import { noteCard } from '@/features/card/toSocialCard'
import { cardItems } from '@/features/list/cardItems'
import { textField, yesNoField } from '@/features/list/fields'
import { daysPart } from '@/features/list/parts'
import type { ListSpec } from '@/features/list/spec'
import { keys } from '@/services/query'
import { type MyNotesQuery, type NotesQuery, social } from '@/services/social'

const shared = {
  idOf: ({ id }: NoteBrief) => id,
  renderItems: cardItems(noteCard, { as: 'grid', eager: 4 }),
  skeleton: 'grid',
  empty: { text: 'list.noNotes', icon: 'edit' },
  search: 'list.search.note',
  orderings: [{ label: 'list.newest' }, { label: 'list.hottest', value: '-hits' }, { label: 'list.liked', value: '-like_count' }],
  panel: [daysPart('past')],
} as const

/** Published notes with their controls, of one author by the address's `user`. */
export const noteList: ListSpec<NoteBrief, NotesQuery> = { ...shared, key: keys.notes, load: social.notes, fields: { user: textField } }

/** One's own notes, private ones too. */
export const myNoteList: ListSpec<NoteBrief, MyNotesQuery> = {
  ...shared,
  key: keys.myNotes,
  load: social.myNotes,
  fields: { is_active: yesNoField },
  tabs: {
    name: 'is_active',
    label: 'list.noteState',
    options: [
      { value: '', label: 'common.all' },
      { value: 'true', label: 'list.published' },
      { value: 'false', label: 'list.private' },
    ],
  },
}
