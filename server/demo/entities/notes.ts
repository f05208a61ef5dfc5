import { account, note, noteLike } from '../../src/db/schema'
import type { TenantSeed } from '../data/types'
import type { Gallery } from './gallery'
import { insertAll, numbered, type Scene } from './insert'
import { moment } from './moment'
import { auidOf, uuidOf } from './users'

/** Accounts without a login that like what they read: a note is liked by at most so many. */
const READERS = 120

/** Readers stand behind the demo's users. */
async function seedReaders({ tx, tenantId, now }: Scene, { users, words }: TenantSeed): Promise<number[]> {
  const rows = Array.from({ length: READERS }, (_, n) => {
    const uuid = uuidOf(tenantId, `reader ${n}`)
    return { tenantId, id: users.length + 1 + n, uuid, auid: auidOf(uuid), name: `${words.reader} ${n + 1}`, perms: [], createdAt: now }
  })
  await insertAll(tx, account, rows)
  return rows.map(({ id }) => id)
}

/** Notes, and the likes that their counts count. */
export async function seedNotes(scene: Scene, data: TenantSeed, gallery: Gallery): Promise<void> {
  if (data.notes.length === 0) return
  const { tx, tenantId } = scene
  const userId = numbered(data.users, (u) => u.key)
  const readers = await seedReaders(scene, data)
  const rows = data.notes.map((n, i) => {
    const createdAt = moment(scene, n.published)
    return {
      tenantId,
      id: i + 1,
      userId: userId(n.user),
      slug: n.slug,
      title: n.title,
      content: n.content,
      images: n.pictures.map(gallery.id),
      isActive: !n.isPrivate,
      hits: n.hits,
      likeCount: readers.slice(0, n.likes).length,
      createdAt,
      publishedAt: n.isPrivate ? null : createdAt,
    }
  })
  await insertAll(tx, note, rows)
  const likes = rows.flatMap(({ id, likeCount, createdAt }) =>
    readers.slice(0, likeCount).map((reader) => ({ tenantId, noteId: id, userId: reader, createdAt })),
  )
  await insertAll(tx, noteLike, likes)
}
