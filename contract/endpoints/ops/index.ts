import { opsEticket } from './eticket'
import { opsOrder } from './order'
import { opsProduct } from './product'
import { opsVerification } from './verification'

/** The operators' family. */
export const ops = { ...opsOrder, ...opsProduct, ...opsEticket, ...opsVerification }
