import { insert } from '../../server/src/db/insert'
import type { TenantSeed } from '../data/types'
import type { Gallery } from './gallery'
import { numbered, type Scene } from './insert'
import { moment } from './moment'
import { likesOfRows } from './readers'

/** Topics, their categories, and the likes that their counts count. */
export async function seedTopics(
  scene: Scene,
  data: TenantSeed,
  gallery: Gallery,
  readers: readonly number[],
): Promise<void> {
  const { tx, tenantId } = scene
  const categoryId = numbered(data.topicCategories, (c) => c.slug)
  const userId = numbered(data.users, (u) => u.key)
  await insert(
    tx,
    'topic_category',
    data.topicCategories.map((c, i) => ({ tenantId, id: i + 1, ...c })),
  )
  const rows = data.topics.map((t, i) => {
    const publishedAt = moment(scene, t.published)
    return {
      tenantId,
      id: i + 1,
      title: t.title,
      abstract: t.abstract,
      userId: 'user' in t.author ? userId(t.author.user) : null,
      authorName: 'name' in t.author ? t.author.name : '',
      categoryId: t.category === undefined ? null : categoryId(t.category),
      attachments: t.pictures.map(gallery.id),
      content: t.body,
      hits: t.hits,
      likeCount: readers.slice(0, t.likes).length,
      createdAt: publishedAt,
      publishedAt,
    }
  })
  await insert(tx, 'topic', rows)
  const likes = likesOfRows(rows, readers).map(({ row, userId }) => ({
    tenantId,
    topicId: row.id,
    userId,
    createdAt: row.publishedAt,
  }))
  await insert(tx, 'topic_like', likes)
}
