import type { DrawGoods } from '../server/src/opening/seeding'
import { tenants } from './data/index'
import { drawPictures, recordPictures } from './entities/gallery'
import { seedCategories, seedProducts, variantsBySku } from './entities/products'

/**
 * Draws the pictures of a demo site's goods for another site, which takes some seconds unless that site is here, and
 * gives what writes the goods: categories, products, variants and their pictures, and nobody's accounts. Throws when
 * there is no such demo site.
 */
export const drawGoods: DrawGoods = async (place, slug) => {
  const data = tenants.find(({ site }) => site.slug === slug)
  if (!data) throw new Error(`there is no demo site ${slug}`)
  const { storage, tenantId } = place
  const pictures = await drawPictures(place, { categories: data.categories, products: data.products })
  return async (tx, now) => {
    const scene = { tx, storage, tenantId, now, timeZone: data.site.timeZone }
    const gallery = { ...(await recordPictures(scene, pictures)), film: '', filmId: null }
    await seedCategories(scene, data, gallery)
    await seedProducts(scene, data, gallery, variantsBySku(data, gallery))
  }
}
