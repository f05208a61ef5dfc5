import { Type } from '@sinclair/typebox'
import { ById, ListQuery, Page } from '../../entities/common'
import { NoteBrief, NoteDetail } from '../../entities/community/note'
import { permissions } from '../../permissions'
import { endpoint } from '../define'

const auth = permissions.changeNote

/** Notes of all users, for operators. */
export const opsNoteEndpoints = {
  opsNotes: endpoint({
    method: 'GET',
    path: '/ops/note/note/',
    summary: "Everybody's notes that are or were published, by title, content or author; the newest first",
    query: Type.Composite([ListQuery, Type.Object({ is_active: Type.Optional(Type.Boolean()) })]),
    reply: Page(NoteBrief),
    auth,
  }),
  opsNote: endpoint({
    method: 'GET',
    path: '/ops/note/note/{id}/',
    summary: 'One note that is or was published; reading it counts no hit',
    params: ById,
    reply: NoteDetail,
    errors: ['notFound'],
    auth,
  }),
  opsActivateNote: endpoint({
    method: 'POST',
    path: '/ops/note/note/{id}/active/',
    summary: 'Publishes a note, or takes it off (spec 6: note.change_note)',
    params: ById,
    body: Type.Object({ is_active: Type.Boolean() }),
    reply: NoteDetail,
    errors: ['notFound'],
    auth,
  }),
}
