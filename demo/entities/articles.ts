import { insert } from '../../server/src/db/insert'
import { placePictures, placeProducts } from '../data/build'
import type { ArticleSeed, TenantSeed } from '../data/types'
import { placeFilm } from './film'
import type { Gallery } from './gallery'
import { numbered, type Scene } from './insert'
import { idsOf } from './links'
import { moment } from './moment'
import { articleTranslations, nameTranslations } from './translations'
import { likesOfRows } from './readers'

/** Columns, what is written in them, and the likes that their counts count. */
export async function seedArticles(
  scene: Scene,
  data: TenantSeed,
  gallery: Gallery,
  readers: readonly number[],
): Promise<void> {
  const { articleCategories, articles } = data
  const { product } = idsOf(data)
  const { tx, tenantId } = scene
  const categoryId = numbered(articleCategories, (c) => c.slug)
  const userId = numbered(data.users, (u) => u.key)
  await insert(
    tx,
    'article_category',
    articleCategories.map((c, i) => ({
      ...{ tenantId, id: i + 1, ...c },
      translations: nameTranslations('articlecategory', data, (seed) => seed.articleCategories[c.slug]),
    })),
  )
  const contentOf = ({ pictures }: ArticleSeed, body: string, title: string) =>
    placeFilm(placeProducts(placePictures(body, title, pictures, gallery.url), product), gallery.film)
  const rows = articles.map((a, i) => ({
    tenantId,
    id: i + 1,
    title: a.title,
    abstract: a.abstract,
    authorName: a.author,
    userId: a.user === undefined ? null : userId(a.user),
    categoryId: categoryId(a.category),
    mainImageId: gallery.id(a.cover),
    publishedAt: moment(scene, a.published),
    hits: a.hits,
    likeCount: readers.slice(0, a.likes).length,
    content: contentOf(a, a.body, a.title),
    translations: articleTranslations(data, a, (body, title) => contentOf(a, body, title)),
    tags: [...a.tags],
  }))
  await insert(tx, 'article', rows)
  const likes = likesOfRows(rows, readers).map(({ row, userId }) => ({
    tenantId,
    articleId: row.id,
    userId,
    createdAt: row.publishedAt,
  }))
  await insert(tx, 'article_like', likes)
}
