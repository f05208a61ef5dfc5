import type { NoteBrief } from '@storefront/contract/entities/community/note'
import { rowItems } from '@/shared/list/rowItems'
import type { ListSpec } from '@/shared/list/spec'
import { useT } from '@/i18n'
import { dateTimeText } from '@/lib/time'
import { opsContentApi, opsContentKeys, type OpsNotesQuery } from '@/services/api/ops/content'
import { PublicationRow } from './components/PublicationRow'
import { publicationFilters } from './publication-filters'

function NoteRow({ note }: { readonly note: NoteBrief }) {
  const t = useT()
  const { id, title, main_image, author, published, hits, like_count, is_active } = note
  return (
    <PublicationRow
      to="ops.note.detail"
      params={{ id }}
      image={main_image}
      title={title}
      status={t(is_active ? 'opsContent.on' : 'opsContent.off')}
      isActive={is_active}
      lines={[
        `${author.name} · ${dateTimeText(published)}`,
        `${t('opsContent.hits', { n: hits })} · ${t('opsContent.likes', { n: like_count })}`,
      ]}
    />
  )
}

/** Everybody's notes but private ones. */
export const opsNoteList: ListSpec<NoteBrief, OpsNotesQuery> = {
  key: opsContentKeys.notes,
  load: (query, options) => opsContentApi.notes(query, options),
  idOf: ({ id }) => id,
  renderItems: rowItems({ keyOf: ({ id }) => String(id), height: 96, render: (note) => <NoteRow note={note} /> }),
  empty: { text: 'opsContent.noNotes', hint: 'list.soonHint', icon: 'edit' },
  search: 'opsContent.searchNote',
  ...publicationFilters,
}
