import type { Reply } from '../calls/call'

export type Customer = Reply<'GET /studio/customer/{id}/'>
