import { reservationRoutes } from './reservation/routes'

export const reservations = { ...reservationRoutes }
