import { productEndpoints } from './product'
import { backInStockEndpoints } from './back-in-stock'

export const catalog = { ...productEndpoints, ...backInStockEndpoints }
