import { tenants } from '../../../demo/data/index'

const CHINESE = /\p{Script=Han}/u
const sites = tenants.flatMap((tenant) =>
  (tenant.translations ?? []).map((texts) => ({ tenant, texts, site: tenant.site.slug })),
)

test.each(sites)(
  'the English texts of $site name goods, categories, events and articles that it has',
  ({ tenant, texts }) => {
    const unknown = (names: readonly string[], present: readonly string[]) =>
      names.filter((name) => !present.includes(name))
    expect({
      products: unknown(
        Object.keys(texts.products),
        tenant.products.map(({ code }) => code),
      ),
      categories: unknown(
        tenant.categories.map(({ slug }) => slug),
        Object.keys(texts.categories),
      ),
      events: unknown(
        Object.keys(texts.events),
        tenant.events.map(({ slug }) => slug),
      ),
      articles: unknown(
        Object.keys(texts.articles),
        tenant.articles.map(({ slug }) => slug),
      ),
      articleCategories: unknown(
        tenant.articleCategories.map(({ slug }) => slug),
        Object.keys(texts.articleCategories),
      ),
    }).toEqual({ products: [], categories: [], events: [], articles: [], articleCategories: [] })
  },
)

test.each(sites)(
  'the English texts of $site leave no Chinese, and no choice of a product without a word',
  ({ tenant, texts }) => {
    for (const product of tenant.products) {
      const own = texts.products[product.code]
      if (!own) continue
      const { words, ...rest } = own
      expect(JSON.stringify(rest)).not.toMatch(CHINESE)
      const sources = [
        ...product.tags,
        ...product.variants.flatMap((variant) => variant.attributes.flatMap(({ name, value }) => [name, value])),
      ]
      const missing = sources.filter((source) => CHINESE.test(source) && !words[source])
      expect([product.code, missing]).toEqual([product.code, []])
    }
    for (const event of tenant.events) {
      const own = texts.events[event.slug]
      if (!own) continue
      const { words, ...rest } = own
      expect(JSON.stringify(rest)).not.toMatch(CHINESE)
      const sources = event.tickets.flatMap(({ name, description = '' }) => [name, description])
      const missing = sources.filter((source) => source !== '' && !words[source])
      expect([event.slug, missing, Object.keys(words).filter((word) => !sources.includes(word))]).toEqual([
        event.slug,
        [],
        [],
      ])
    }
    for (const article of tenant.articles) {
      const own = texts.articles[article.slug]
      if (!own) continue
      const { words, ...rest } = own
      expect(JSON.stringify(rest)).not.toMatch(CHINESE)
      expect(article.tags.filter((tag) => !words[tag])).toEqual([])
    }
  },
)
