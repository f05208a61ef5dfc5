import type { Handlers } from '../../kernel/handler'
import { listArticles, readArticle } from './article/service'
import { listEvents, readEvent } from '../events/event/service'
import { previewModule } from './page/preview'
import { moduleData, readPage } from './page/service'

/** One handler for each call of contract/endpoints/content. */
export const contentHandlers: Handlers<'content'> = {
  page: (ctx, { params, query }) => readPage(ctx, params.key, query.sub),
  moduleData: (ctx, { params, query }) => moduleData(ctx, params.id, query),
  modulePreview: (ctx, { body }) => previewModule(ctx, body),
  articles: (ctx, { query }) => listArticles(ctx, query),
  article: (ctx, { params }) => readArticle(ctx, params.id),
  events: (ctx, { query }) => listEvents(ctx, query),
  event: (ctx, { params }) => readEvent(ctx, params.id),
}
