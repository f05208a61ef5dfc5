import { call, type InputOf, type Read } from '../client'

export type TopicsQuery = NonNullable<InputOf<'GET /circle/topic/'>['query']>
export type NotesQuery = NonNullable<InputOf<'GET /note/note/'>['query']>
export type MyNotesQuery = NonNullable<InputOf<'GET /note/note/mine/'>['query']>
export type NoteInput = InputOf<'POST /note/note/'>['body']

/**
 * Topics and notes, one function a call.
 * If a call creates or moves something, its last argument is the idempotency key.
 */
export const communityApi = {
  topics: (query: TopicsQuery, options?: Read) => call('GET /circle/topic/', { query }, options),
  topic: (id: number, options?: Read) => call('GET /circle/topic/{id}/', { params: { id } }, options),
  notes: (query: NotesQuery, options?: Read) => call('GET /note/note/', { query }, options),
  /** By its id or its slug. */
  note: (id: string | number, options?: Read) => call('GET /note/note/{id}/', { params: { id: String(id) } }, options),
  myNotes: (query: MyNotesQuery, options?: Read) => call('GET /note/note/mine/', { query }, options),
  createNote: (body: NoteInput, idempotencyKey: string) => call('POST /note/note/', { body }, { idempotencyKey }),
  updateNote: (id: number, body: NoteInput) => call('PUT /note/note/{id}/', { params: { id }, body }),
  removeNote: (id: number) => call('DELETE /note/note/{id}/', { params: { id } }),
  likeNote: (id: number, is_liked: boolean) =>
    call('POST /note/note/{id}/like/', { params: { id }, body: { is_liked } }),
  activateNote: (id: number, is_active: boolean) =>
    call('POST /note/note/mine/{id}/active/', { params: { id }, body: { is_active } }),
}
