import { backInStockRoutes } from './back-in-stock/routes'
import { deliveryRoutes } from './delivery/routes'
import { productRoutes } from './product/routes'
import { savedProductRoutes } from './saved-product/routes'

export const catalog = { ...productRoutes, ...deliveryRoutes, ...backInStockRoutes, ...savedProductRoutes }
