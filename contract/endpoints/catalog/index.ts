import { backInStockEndpoints } from './back-in-stock'
import { deliveryEndpoints } from './delivery'
import { productEndpoints } from './product'
import { savedProductEndpoints } from './saved-product'

export const catalog = { ...productEndpoints, ...deliveryEndpoints, ...backInStockEndpoints, ...savedProductEndpoints }
