import type { RouteName } from '@storefront/contract/routes'
import type { ComponentType } from 'react'
import ArticlePage from '@/pages/content/article/detail'
import NotePage from '@/pages/social/note/detail'
import ModulesPage from '@/pages/content/page/detail'
import TopicPage from '@/pages/content/topic/detail'
import EventPage from '@/pages/event/event/detail'
import HomePage from '@/pages/index/index'
import ProductPage from '@/pages/shop/product/detail'

/** The screens that are rendered at the server: those whose content is the same for every visitor. */
export const screens: Partial<Record<RouteName, ComponentType>> = {
  'mobile.index': HomePage,
  'mpage.page.detail': ModulesPage,
  'shop.product.detail': ProductPage,
  'event.event.detail': EventPage,
  'post.article.detail': ArticlePage,
  'circle.topic.detail': TopicPage,
  'note.note.detail': NotePage,
}
