import { returnRoutes } from './return/routes'

export const afterSales = { ...returnRoutes }
