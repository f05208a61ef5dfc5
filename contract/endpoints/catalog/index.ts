import { backInStockEndpoints } from './back-in-stock'
import { productEndpoints } from './product'

export const catalog = { ...productEndpoints, ...backInStockEndpoints }
