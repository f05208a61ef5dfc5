import { TICKET_CAROUSEL } from '../constants'

/** Height of a carousel of `count` tickets in CSS px: several leave room for their dots (spec 9). */
export const ticketCarouselHeight = (count: number): number => (count > 1 ? TICKET_CAROUSEL.height : TICKET_CAROUSEL.single)
