import { Type } from '@sinclair/typebox'
import { ById, ListQuery, Ok, Page } from '../../entities/common'
import { NoteBrief, NoteDetail, NoteInput } from '../../entities/community/note'
import { endpoint } from '../define'

/** Notes. */
export const noteEndpoints = {
  notes: endpoint({
    method: 'GET',
    path: '/note/note/',
    summary: 'Published notes, the newest first, of one author by `user`; orderings -published, -hits, -like_count',
    query: Type.Composite([ListQuery, Type.Object({ user: Type.Optional(Type.String({ maxLength: 60 })) })]),
    reply: Page(NoteBrief),
    auth: 'any',
  }),
  note: endpoint({
    method: 'GET',
    path: '/note/note/{id}/',
    summary: 'One note, by its id or its slug; a private one is found by its owner alone. Reading it counts a hit',
    params: Type.Object({ id: Type.String({ minLength: 1, maxLength: 60 }) }),
    reply: NoteDetail,
    errors: ['notFound'],
    auth: 'any',
  }),
  myNotes: endpoint({
    method: 'GET',
    path: '/note/note/mine/',
    summary: "The caller's own notes, private ones too; `is_active` picks one kind",
    query: Type.Composite([ListQuery, Type.Object({ is_active: Type.Optional(Type.Boolean()) })]),
    reply: Page(NoteBrief),
    auth: 'user',
  }),
  createNote: endpoint({
    method: 'POST',
    path: '/note/note/',
    summary: 'Writes a note',
    body: NoteInput,
    reply: NoteDetail,
    auth: 'user',
    idempotent: true,
  }),
  updateNote: endpoint({
    method: 'PUT',
    path: '/note/note/{id}/',
    summary: "Rewrites one of the caller's notes",
    params: ById,
    body: NoteInput,
    reply: NoteDetail,
    errors: ['notFound'],
    auth: 'user',
  }),
  removeNote: endpoint({
    method: 'DELETE',
    path: '/note/note/{id}/',
    summary: "Deletes one of the caller's notes",
    params: ById,
    reply: Ok,
    errors: ['notFound'],
    auth: 'user',
  }),
  likeNote: endpoint({
    method: 'POST',
    path: '/note/note/{id}/like/',
    summary: 'Likes a note, or takes the like back',
    params: ById,
    body: Type.Object({ is_liked: Type.Boolean() }),
    reply: Type.Object({ is_liked: Type.Boolean(), like_count: Type.Integer() }),
    errors: ['notFound'],
    auth: 'user',
  }),
  activateNote: endpoint({
    method: 'POST',
    path: '/note/note/mine/{id}/active/',
    summary: "Publishes one of the caller's notes, or makes it private",
    params: ById,
    body: Type.Object({ is_active: Type.Boolean() }),
    reply: Type.Object({ is_active: Type.Boolean() }),
    errors: ['notFound'],
    auth: 'user',
  }),
}
