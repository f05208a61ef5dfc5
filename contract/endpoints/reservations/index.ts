import { reservationEndpoints } from './reservation'

export const reservations = { ...reservationEndpoints }
