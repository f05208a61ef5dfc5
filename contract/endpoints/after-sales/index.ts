import { returnEndpoints } from './return'

export const afterSales = { ...returnEndpoints }
