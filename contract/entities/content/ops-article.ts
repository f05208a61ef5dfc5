import { type Static, Type } from '@sinclair/typebox'
import { ArticleBrief, ArticleDetail } from './article'

const Shown = Type.Object({ is_active: Type.Boolean() })

/** An article as operators see it, published or not; one whose `published` lies ahead is not out yet. */
export const OpsArticle = Type.Composite([ArticleBrief, Shown])
export type OpsArticle = Static<typeof OpsArticle>

export const OpsArticleDetail = Type.Composite([Type.Omit(ArticleDetail, ['is_liked', 'comment_count']), Shown])
export type OpsArticleDetail = Static<typeof OpsArticleDetail>
