import { permissions } from '../permissions'
import { defineResource } from './define'

const names = {
  title: 'name',
  fields: { name: { kind: 'text', min: 1, max: 40 }, slug: { kind: 'slug', help: true } },
  columns: ['name', 'slug'],
  search: ['name', 'slug'],
  orderings: ['name'],
  isDeletable: true,
} as const

export const articlecategory = defineResource({
  permission: permissions.changeArticle,
  shopPage: 'post.article',
  shopFilter: 'category',
  ...names,
  fields: { ...names.fields, translations: { kind: 'translations', of: 'articlecategory', group: 'translations' } },
})
export const topiccategory = defineResource({
  permission: permissions.changeArticle,
  shopPage: 'circle.topic',
  shopFilter: 'category',
  ...names,
})

/** An article of the shop. */
export const article = defineResource({
  permission: permissions.changeArticle,
  title: 'title',
  shopPage: 'post.article.detail',
  fields: {
    title: { kind: 'text', min: 1, max: 120 },
    abstract: { kind: 'text', max: 300, multiline: true },
    main_image: { kind: 'image', nullable: true },
    category: { kind: 'reference', to: 'articlecategory', nullable: true },
    tags: { kind: 'tags' },
    author_name: { kind: 'text', max: 40 },
    published_at: { kind: 'moment', help: true },
    is_active: { kind: 'boolean' },
    content: { kind: 'html', group: 'content' },
    translations: { kind: 'translations', of: 'article', group: 'translations' },
  },
  columns: ['main_image', 'title', 'category', 'author_name', 'published_at', 'is_active'],
  search: ['title', 'abstract'],
  filters: ['category', 'is_active'],
  orderings: ['title', 'published_at'],
  bulk: ['is_active', 'category'],
})

/** Topics of the circle. */
export const topic = defineResource({
  permission: permissions.changeArticle,
  title: 'title',
  shopPage: 'circle.topic.detail',
  fields: {
    title: { kind: 'text', min: 1, max: 120 },
    abstract: { kind: 'text', max: 300, multiline: true },
    category: { kind: 'reference', to: 'topiccategory', nullable: true },
    author_name: { kind: 'text', max: 40 },
    published_at: { kind: 'moment', help: true },
    is_active: { kind: 'boolean' },
    content: { kind: 'html', group: 'content' },
  },
  columns: ['title', 'category', 'author_name', 'published_at', 'is_active'],
  search: ['title', 'abstract'],
  filters: ['category', 'is_active'],
  orderings: ['title', 'published_at'],
  bulk: ['is_active', 'category'],
})

/** Lists of links under an address of their own; an item may stand below the one before it. */
export const menu = defineResource({
  permission: permissions.changePage,
  title: 'title',
  shopPage: 'mpage.menu',
  fields: {
    title: { kind: 'text', min: 1, max: 40 },
    slug: { kind: 'slug', help: true },
    is_active: { kind: 'boolean', initial: true },
    links: {
      kind: 'rows',
      min: 1,
      max: 60,
      isOrdered: true,
      group: 'items',
      help: true,
      fields: {
        label: { kind: 'text', min: 1, max: 40 },
        image: { kind: 'image', nullable: true },
        link: { kind: 'link', nullable: true },
        is_sub: { kind: 'boolean' },
      },
    },
    translations: { kind: 'translations', of: 'menu', group: 'translations' },
  },
  columns: ['title', 'slug', 'is_active'],
  search: ['title', 'slug'],
  filters: ['is_active'],
  orderings: ['title'],
  bulk: ['is_active'],
  isDeletable: true,
})
