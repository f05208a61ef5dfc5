import { productRoutes } from './product/routes'
import { backInStockRoutes } from './back-in-stock/routes'

export const catalog = { ...productRoutes, ...backInStockRoutes }
