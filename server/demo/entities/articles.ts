import { article, articleCategory } from '../../src/db/schema'
import { placePictures } from '../data/build'
import type { TenantSeed } from '../data/types'
import { placeFilm } from './film'
import type { Gallery } from './gallery'
import { insertAll, numbered, type Scene } from './insert'
import { moment } from './moment'

/** Columns and what is written in them. */
export async function seedArticles(scene: Scene, { articleCategories, articles }: TenantSeed, gallery: Gallery): Promise<void> {
  const { tx, tenantId } = scene
  const categoryId = numbered(articleCategories, (c) => c.slug)
  await insertAll(
    tx,
    articleCategory,
    articleCategories.map((c, i) => ({ tenantId, id: i + 1, ...c })),
  )
  await insertAll(
    tx,
    article,
    articles.map((a, i) => ({
      tenantId,
      id: i + 1,
      title: a.title,
      abstract: a.abstract,
      authorName: a.author,
      categoryId: categoryId(a.category),
      mainImageId: gallery.id(a.cover),
      publishedAt: moment(scene, a.published),
      hits: a.hits,
      likeCount: a.likes,
      content: placeFilm(placePictures(a.body, a.title, a.pictures, gallery.url), gallery.film),
      tags: [...a.tags],
    })),
  )
}
