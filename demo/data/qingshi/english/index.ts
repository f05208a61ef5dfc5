import type { TranslationSeed } from '../../types-translation'
import { articleCategories, articles, events } from './content'
import { categories, goods } from './goods'
import { pages } from './pages'

/** The English texts of 青拾生活: its best goods, its categories, some events, articles and pages. */
export const english: TranslationSeed = {
  language: 'en',
  specs: 'Details',
  products: goods,
  categories,
  events,
  articles,
  articleCategories,
  pages,
}
