import { eventRoutes } from './event/routes'

export const events = { ...eventRoutes }
