import { insert } from '../../server/src/db/insert'
import type { TenantSeed } from '../data/types'
import type { Gallery } from './gallery'
import { numbered, type Scene } from './insert'
import { moment } from './moment'
import { likesOfRows } from './readers'
import { idsOf } from './links'

/** Notes, and the likes that their counts count. */
export async function seedNotes(
  scene: Scene,
  data: TenantSeed,
  gallery: Gallery,
  readers: readonly number[],
): Promise<void> {
  if (data.notes.length === 0) return
  const { tx, tenantId } = scene
  const userId = numbered(data.users, (u) => u.key)
  const ids = idsOf(data)
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
      topicIds: (n.topics ?? []).map(ids.topic),
      productIds: (n.products ?? []).map(ids.product),
      publishedAt: n.isPrivate ? null : createdAt,
    }
  })
  await insert(tx, 'note', rows)
  const likes = likesOfRows(rows, readers).map(({ row, userId }) => ({
    tenantId,
    noteId: row.id,
    userId,
    createdAt: row.createdAt,
  }))
  await insert(tx, 'note_like', likes)
}
