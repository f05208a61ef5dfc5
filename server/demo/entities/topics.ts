import { topic, topicCategory } from '../../src/db/schema'
import type { TenantSeed } from '../data/types'
import type { Gallery } from './gallery'
import { insertAll, numbered, type Scene } from './insert'
import { moment } from './moment'

/** Topics and their categories. */
export async function seedTopics(scene: Scene, data: TenantSeed, gallery: Gallery): Promise<void> {
  const { tx, tenantId } = scene
  const categoryId = numbered(data.topicCategories, (c) => c.slug)
  const userId = numbered(data.users, (u) => u.key)
  await insertAll(
    tx,
    topicCategory,
    data.topicCategories.map((c, i) => ({ tenantId, id: i + 1, ...c })),
  )
  await insertAll(
    tx,
    topic,
    data.topics.map((t, i) => {
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
        likeCount: t.likes,
        createdAt: publishedAt,
        publishedAt,
      }
    }),
  )
}
