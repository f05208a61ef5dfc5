import { backInStockRoutes } from './back-in-stock/routes'
import { productRoutes } from './product/routes'

export const catalog = { ...productRoutes, ...backInStockRoutes }
