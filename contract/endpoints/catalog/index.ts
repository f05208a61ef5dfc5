import { backInStockEndpoints } from './back-in-stock'
import { productEndpoints } from './product'
import { savedProductEndpoints } from './saved-product'

export const catalog = { ...productEndpoints, ...backInStockEndpoints, ...savedProductEndpoints }
